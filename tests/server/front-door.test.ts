import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Log } from '../../src/platform/node/log.ts';
import { createFront } from '../../src/server/http-server.ts';
import { loadPageFiles } from '../../src/server/pages/page-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'huzzah-pages-'));
const logged: string[] = [];
const log: Log = pino({}, { write: (line: string) => void logged.push(line) });
let server: http.Server;
let port = 0;

beforeAll(async () => {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write('index.html', '<meta name="huzzah-config" content="%HUZZAH_CONFIG%"><script>hi()</script>');
  write('plan/index.html', '<h1>Plan</h1>');
  write('404/index.html', '<h1>404</h1>');
  write('dev/mail/index.html', '<h1>Outbox</h1>');
  write('assets/root-a1b2c3d4.js', 'let x');
  write('assets/islands.js', 'let y');
  write('art/prague-800.webp', 'picture');
  const files = loadPageFiles({ folder, blanks: { '%HUZZAH_CONFIG%': '{"note":"\\"><script>"}' } });
  const app = new Hono();
  app.get('/dev/mail.json', (context) => context.json([]));
  app.get('/config.json', (context) => context.json({ ok: true }));
  server = http.createServer(
    createFront({ files, app, site: { siteMode: 'demo', publicUrl: 'http://localhost:3000' }, log }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** fetch cannot set Host, so a plain request. */
function get(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: url, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      },
    );
    request.on('error', reject).end();
  });
}

describe('the front door', () => {
  test.each([
    '/auth/v1/../../dev/mail.json',
    '/rest/v1/%2e%2e/%2E./dev/mail.json',
    '/functions/v1/./../../dev/mail.json',
    '/auth/v1/..',
    '/rest/v1/..\\..\\dev\\mail.json',
  ])('nobody gets past a shut door by way of an open one: %s', async (crooked) => {
    for (const host of ['evil.example', `localhost:${port}`]) {
      expect(await get(crooked, { host })).toMatchObject({ status: 404, body: '<h1>404</h1>' });
    }
  });

  test('a page comes from memory with a strict policy, and a second visit with its tag is 304', async () => {
    const first = await get('/plan');
    expect(first.status).toBe(200);
    expect(first.headers['content-security-policy']).toContain("default-src 'none'");
    const again = await get('/plan', { 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test('what the pages are told of the site cannot break out of its attribute', async () => {
    const { body } = await get('/');
    expect(body).toContain('content="{&quot;note&quot;:&quot;\\&quot;&gt;&lt;script&gt;&quot;}"');
  });

  test('a file with a hash in its name is kept for good, the others are asked for again', async () => {
    expect((await get('/assets/root-a1b2c3d4.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/assets/islands.js')).headers['cache-control']).toContain('must-revalidate');
    expect((await get('/art/prague-800.webp')).headers['cache-control']).toContain('stale-while-revalidate');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const head = await get('/plan', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  test('a path with a slash too many leads to the page, query kept', async () => {
    expect(await get('/plan/?booking=1')).toMatchObject({ status: 308, headers: { location: '/plan?booking=1' } });
  });

  test('[R-02] an unknown path, city or activity is 404 with the page, and the path is logged', async () => {
    for (const missing of ['/nowhere', '/cities/atlantis', '/activities/knitting', '/..%2f..%2fetc/passwd']) {
      const answer = await get(missing);
      expect(answer).toMatchObject({ status: 404, body: '<h1>404</h1>' });
      expect(logged.join()).toContain(`"path":"${missing}"`);
    }
  });

  test('the outbox opens for the person at this machine', async () => {
    expect((await get('/dev/mail')).body).toContain('Outbox');
    expect((await get('/dev/mail.json')).status).toBe(200);
  });

  test.each([
    ['another host', { host: 'huzzah.example' }],
    ['a host that only begins like ours', { host: 'localhost.evil.example' }],
    ['a proxy in front', { 'x-forwarded-for': '127.0.0.1' }],
    ['a standard proxy header', { forwarded: 'for=127.0.0.1' }],
    ['a proxy that only tells the port', { 'x-forwarded-port': '443' }],
    ['a content network in front', { 'cf-connecting-ip': '127.0.0.1' }],
  ])('the outbox does not exist for %s', async (_name, headers) => {
    expect((await get('/dev/mail', headers)).status).toBe(404);
    expect((await get('/dev/mail.json', headers)).status).toBe(404);
  });
});
