import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

// What the machine can do at most: the bytes and the headers of the page, and no thought at all.
const [file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const { 'transfer-encoding': _chunked, date: _date, connection: _connection, ...kept } = JSON.parse(headers);
const fields = { ...kept, 'content-length': body.length };
const server = http.createServer((_request, response) => {
  response.writeHead(200, fields);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
