import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createListeningServer } from '../../src/server/listening-server.ts';

async function start() {
  const { server, handle, drain } = createListeningServer();
  const asked = Promise.withResolvers<ServerResponse>();
  handle((request, response) => {
    if (request.url === '/slow') asked.resolve(response);
    else request.resume().on('end', () => response.end('quick'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, drain, asked: asked.promise };
}

test('a stop waits for the answers under way and tells their clients to hang up', async () => {
  const { port, drain, asked } = await start();
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  const response = await asked;
  const drained = drain();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  response.end('made it');
  const answer = await slow;
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['made it', 'close']);
  await drained;
});

test('a client that goes on asking on its old connection is served once more and no longer', async () => {
  const { port, drain, asked } = await start();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      http.get({ port, host: '127.0.0.1', path, agent }, (answer) => resolve(answer.resume())).on('error', reject);
    });
  const first = ask('/slow');
  const response = await asked;
  const drained = drain();
  response.end();
  await first;
  await expect(ask('/')).rejects.toThrow();
  await drained;
});

// Half a minute is what a request may take to arrive; a stop that waits for it does not end in time.
test('half a request, or none at all, does not hold up a stop', { timeout: 20_000 }, async () => {
  const { port, drain } = await start();
  const halves = ['', 'GET / HT', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{'];
  for (const half of halves)
    net
      .connect(port, '127.0.0.1')
      .on('error', () => undefined)
      .write(half);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await drain();
});
