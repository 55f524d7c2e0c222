import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isClientGone } from '../../src/platform/node/client-gone.ts';
import { isUnavailable } from '../../src/platform/node/db/database-unavailable.ts';

test('a sender who hangs up in the middle is known for one, whatever else loses connections', async () => {
  const heard = Promise.withResolvers<unknown>();
  const server = http.createServer((request) => {
    request.once('data', () => socket.resetAndDestroy());
    request.toArray().then(heard.reject, heard.resolve);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  const error = await heard.promise;
  expect(isClientGone(error)).toBe(true);
  server.close();
  const refused = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect([isClientGone(refused), isUnavailable(refused)]).toEqual([false, true]);
});
