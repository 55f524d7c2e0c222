import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createListeningServer } from '../../src/server/listening-server.ts';
import { holdRequest, rawRequest } from '../support/raw-request.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const EVIL = 'evil.example';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (bytes: string) => rawRequest(server.url, bytes);
const CLOSE = 'Connection: close';
const lines = (...headers: string[]) => `${headers.join('\r\n')}\r\n\r\n`;
/** What an attacker hides in the body of the first request, to be read as a second. */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LAST = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${CLOSE}\r\n\r\n`;

describe('a request that two servers could read in two ways', () => {
  const post = (...headers: string[]) =>
    lines('POST /functions/v1/count-events HTTP/1.1', 'Host: localhost', `apikey: ${server.anonKey}`, ...headers);

  test.each([
    ['two lengths that differ', ['Content-Length: 5', 'Content-Length: 60']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4']],
    ['an encoding that is not the last', ['Transfer-Encoding: chunked, identity']],
    ['an encoding that nobody knows', ['Transfer-Encoding: xchunked']],
    ['two encodings in two lines', ['Transfer-Encoding: chunked', 'Transfer-Encoding: cow']],
    ['a blank before the colon', ['Transfer-Encoding : chunked']],
    ['a vertical tab', ['Transfer-Encoding:\x0bchunked']],
    ['a length with a sign', ['Content-Length: +4']],
    ['a length in hexadecimal', ['Content-Length: 0x4']],
    ['a negative length', ['Content-Length: -1']],
    ['a length as a list', ['Content-Length: 4, 4']],
    ['a header folded onto a second line', ['X-A: b\r\n Content-Length: 60']],
    ['a bare line feed', ['X-A: b\nContent-Length: 60']],
    ['a NUL in a header', ['X-A: b\0c']],
    ['a header without a name', [': chunked']],
  ])('is refused, and what hides in it is never answered: %s', async (_shape, headers) => {
    const { statuses } = await send(`${post(...headers)}0\r\n\r\n${HIDDEN}`);
    expect(statuses).toEqual([400]);
  });

  test.each([
    ['a chunk without a length', 'zz\r\nabc\r\n0\r\n\r\n'],
    ['a chunk longer than any number', 'fffffffffffffffff\r\nabc\r\n0\r\n\r\n'],
    ['a chunk that goes on after its end', '3\r\nabcdef\r\n0\r\n\r\n'],
    ['a chunk extension with a bare line feed', '3;x\nabc\r\n0\r\n\r\n'],
  ])('is cut off in the middle: %s', async (_shape, body) => {
    const { statuses, text } = await send(`${post('Transfer-Encoding: chunked')}${body}${HIDDEN}`);
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status >= 400)).toBe(true);
    expect(text).not.toContain('"status":"ok"');
  });

  test('is told apart from two honest ones on one connection', async () => {
    const { statuses } = await send(HIDDEN + LAST);
    expect(statuses).toEqual([200, 200]);
  });
});

describe('the name of the host', () => {
  test('must be there, once', async () => {
    expect((await send('GET /healthz HTTP/1.1\r\n\r\n')).statuses).toEqual([400]);
    const twice = await send(lines('GET /healthz HTTP/1.1', 'Host: localhost', `Host: ${EVIL}`, CLOSE));
    expect(twice.text).not.toContain(EVIL);
  });

  test.each([
    EVIL,
    `localhost@${EVIL}`,
    `localhost:1@${EVIL}`,
    `${EVIL}/x?`,
    `${EVIL}\\`,
    '"><script>alert(1)</script>',
    '[::1',
    'a'.repeat(9_000),
  ])('leads nowhere, whatever a caller says: %s', async (host) => {
    for (const path of ['/auth/v1/verify?token=x&type=signup', '/robots.txt', '/sitemap.xml', '/forms/contact', '/x']) {
      const { text, statuses } = await send(
        lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'X-Forwarded-Host: evil2', CLOSE),
      );
      expect(statuses.every((status) => status < 500)).toBe(true);
      expect(text).not.toContain('evil');
      expect(text).not.toContain('<script>alert');
    }
  });

  test('in a mail is the configured one', async () => {
    const body = JSON.stringify({ email: 'ann@example.com', password: 'violet-otter' });
    const { statuses } = await send(
      lines(
        `POST /auth/v1/signup?redirect_to=https://${EVIL}/ HTTP/1.1`,
        `Host: ${EVIL}`,
        `X-Forwarded-Host: ${EVIL}`,
        `Forwarded: host=${EVIL}`,
        `apikey: ${server.anonKey}`,
        `Content-Length: ${body.length}`,
        CLOSE,
      ) + body,
    );
    expect(statuses).toEqual([200]);
    const [mail] = await server.mails();
    expect(mail?.html).toContain(server.url);
    expect(`${mail?.html}${mail?.text}`).not.toContain(EVIL);
  });

  test('of another site in the request line is no way around', async () => {
    for (const target of [`http://${EVIL}/dev/mail.json`, `//${EVIL}/dev/mail.json`, '*', `${EVIL}:443`]) {
      const { statuses, text } = await send(lines(`GET ${target} HTTP/1.1`, `Host: ${EVIL}`, CLOSE));
      expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
      expect(text).not.toContain(EVIL);
    }
  });
});

describe('an address', () => {
  test.each([
    '/auth/v1/../../dev/mail.json',
    '/auth/v1/%2e%2e/%2e%2e/dev/mail.json',
    '/auth/v1/%2E./.%2e/dev/mail.json',
    '/auth/v1/..%2f..%2fdev%2fmail.json',
    '/auth/v1/%252e%252e/%252e%252e/dev/mail.json',
    '/auth/v1/..;/..;/dev/mail.json',
    '/auth/v1/..%5c..%5cdev%5cmail.json',
    '/auth/v1/%c0%ae%c0%ae/dev/mail.json',
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/server.json',
    '/package.json',
    '/%00',
    '/plan%00.html',
    '/auth/v1/%00',
    '/rest/v1/%ff%fe',
    '/rest/v1/%',
    '/functions/v1/%E0%A4%A',
  ])('leads to nothing behind the doors, however it is written: %s', async (path) => {
    const { statuses, text } = await send(
      lines(`GET ${path} HTTP/1.1`, `Host: ${EVIL}`, `apikey: ${server.anonKey}`, CLOSE),
    );
    expect(statuses).toHaveLength(1);
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses[0]).toBeLessThan(500);
    expect(text).not.toMatch(/root:|huzzah"|anonKey|node:internal|\.ts:\d/);
  });

  test('or a header without end is refused before it is read', async () => {
    const long = 'a'.repeat(20_000);
    for (const bytes of [
      lines(`GET /rest/v1/profiles?select=${long} HTTP/1.1`, 'Host: localhost'),
      lines('GET /rest/v1/profiles HTTP/1.1', 'Host: localhost', `X-Long: ${long}`),
      lines(
        'GET /rest/v1/profiles HTTP/1.1',
        'Host: localhost',
        ...Array.from({ length: 5_000 }, (_, n) => `X${n}: 1`),
      ),
    ]) {
      expect((await send(bytes)).statuses).toEqual([431]);
    }
  });

  test('with a method that answers back or opens a tunnel is refused', async () => {
    for (const method of ['TRACE', 'CONNECT', 'MADEUP']) {
      const { statuses, text } = await send(
        lines(`${method} /auth/v1/user HTTP/1.1`, 'Host: localhost', 'X-Secret: do not repeat me', CLOSE),
      );
      expect(statuses.every((status) => status === 405 || status === 400)).toBe(true);
      expect(text).not.toContain('do not repeat me');
    }
  });
});

describe('a body', () => {
  const paths = ['/auth/v1/signup', '/rest/v1/profiles', '/functions/v1/ai-concierge', '/forms/contact'];

  test.each(paths)('too long for %s is refused by what it says of itself, before it is sent', async (path) => {
    const { statuses } = await send(
      lines(`POST ${path} HTTP/1.1`, 'Host: localhost', `apikey: ${server.anonKey}`, 'Content-Length: 99000000', CLOSE),
    );
    expect(statuses).toEqual([413]);
  });

  test.each(paths)('too long for %s is refused while it arrives, when it does not say how long it is', async (path) => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const { statuses } = await send(
      lines(`POST ${path} HTTP/1.1`, 'Host: localhost', `apikey: ${server.anonKey}`, 'Transfer-Encoding: chunked') +
        chunk.repeat(20),
    );
    expect(statuses).toEqual([413]);
  });
});

test('a crowd that never finishes what it says keeps nobody else from being heard', async () => {
  const half = lines(
    'POST /functions/v1/ai-concierge HTTP/1.1',
    'Host: localhost',
    `apikey: ${server.anonKey}`,
    `Authorization: Bearer ${server.anonKey}`,
    'Content-Length: 100',
  );
  const crowd = await Promise.all(Array.from({ length: 200 }, () => holdRequest(server.url, `${half}{"type":`)));
  expect((await send(LAST)).statuses).toEqual([200]);
  const body = JSON.stringify({ counts: [{ event: 'page_view', label: 'home' }] });
  const { statuses } = await send(
    lines(
      'POST /functions/v1/count-events HTTP/1.1',
      'Host: localhost',
      `apikey: ${server.anonKey}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      CLOSE,
    ) + body,
  );
  expect(statuses).toEqual([200]);
  for (const { heard, hangUp } of crowd) {
    expect(heard()).toBe('');
    hangUp();
  }
});

describe('a caller who takes forever', () => {
  const slow = createListeningServer({
    headersTimeout: 300,
    requestTimeout: 600,
    keepAliveTimeout: 300,
    connectionsCheckingInterval: 50,
  });
  let url = '';
  beforeAll(async () => {
    slow.handle((request, response) => void request.resume().on('end', () => response.end('done')));
    await new Promise<void>((resolve) => slow.server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(slow.server.address() as AddressInfo).port}`;
  });
  afterAll(() => slow.drain());

  test.each([
    ['with the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-', 300],
    ['with the body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc', 600],
  ])('%s is hung up on', async (_part, bytes, afterMs) => {
    const { statuses, ms } = await rawRequest(url, bytes);
    expect(statuses).toEqual([408]);
    expect(ms).toBeGreaterThanOrEqual(afterMs - 50);
  });

  test('with nothing at all after an answer is hung up on as well', async () => {
    expect((await rawRequest(url, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).statuses).toEqual([200]);
  });
});
