import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const OWN = 'https://huzzah.example';
const FRIEND = 'https://app.example';
let demo: TestServer;
let live: TestServer;

beforeAll(async () => {
  const writePages = (folder: string) => {
    for (const page of ['plan', '404']) {
      mkdirSync(path.join(folder, page), { recursive: true });
      writeFileSync(path.join(folder, page, 'index.html'), `<h1>${page}</h1><script>hi()</script>`);
    }
    mkdirSync(path.join(folder, 'art/cards'), { recursive: true });
    writeFileSync(path.join(folder, 'art/cards/home.jpg'), 'card');
    writeFileSync(path.join(folder, 'art/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  };
  demo = await startTestServer({ writePages });
  live = await startTestServer({
    writePages,
    env: {
      SITE_MODE: 'live',
      PUBLIC_URL: OWN,
      ALLOWED_ORIGINS: FRIEND,
      SECURITY_CONTACT: 'mailto:security@huzzah.example',
    },
  });
});
afterAll(async () => {
  await demo.close();
  await live.close();
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** To the server's port, whatever address it is known by. */
function ask(
  server: TestServer,
  target: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port: server.port, path: target, method, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      })
      .on('error', reject)
      .end();
  });
}

/** One of each kind: page, its two refusals, redirects, pictures, JSON of every protocol, forms, and refusals of each. */
const TARGETS: [method: string, path: string, status: number][] = [
  ['GET', '/plan', 200],
  ['GET', '/plan/', 308],
  ['GET', '/nowhere', 404],
  ['POST', '/plan', 405],
  ['TRACE', '/plan', 405],
  ['TRACE', '/auth/v1/user', 405],
  ['GET', '/auth/v1/../../dev/mail', 404],
  ['GET', '/art/logo.svg', 200],
  ['GET', '/config.json', 200],
  ['GET', '/healthz', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/auth/v1/user', 401],
  ['GET', '/auth/v1/verify', 400],
  ['GET', '/auth/v1/verify?token=x&type=signup', 303],
  ['GET', '/auth/v1/.well-known/jwks.json', 200],
  ['OPTIONS', '/rest/v1/profiles', 204],
  ['GET', '/rest/v1/profiles', 401],
  ['POST', '/functions/v1/ai-concierge', 401],
  ['GET', '/functions/v1/store-products', 401],
  ['GET', '/forms/contact', 303],
  ['POST', '/forms/contact', 415],
];

describe('every answer', () => {
  test.each(TARGETS)('%s %s (%i) says what a browser may do with it', async (method, target, status) => {
    const answer = await ask(demo, target, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test.each(TARGETS)('%s %s names neither the software nor a version, and sets no cookie', async (method, target) => {
    const { headers } = await ask(demo, target, method);
    for (const name of ['server', 'x-powered-by', 'via', 'set-cookie']) expect(headers).not.toHaveProperty(name);
  });

  test('asks browsers to stay on https on a live site, and only there', async () => {
    for (const [method, target] of TARGETS) {
      const header = (await ask(live, target, method)).headers['strict-transport-security'];
      expect(header).toBe('max-age=31536000; includeSubDomains');
      expect((await ask(demo, target, method)).headers).not.toHaveProperty('strict-transport-security');
    }
  });

  test('that is not a file of the build is kept by nobody, but for the keys and what crawlers ask', async () => {
    const kept = /jwks\.json$|robots\.txt$|sitemap\.xml$/;
    for (const [method, target] of TARGETS.filter(([, target]) => /v1\/|json$|healthz|forms/.test(target))) {
      if (kept.test(target) || target.includes('..') || method === 'TRACE') continue;
      expect([target, (await ask(demo, target, method)).headers['cache-control']]).toEqual([target, 'no-store']);
    }
  });
});

test('a picture of a social card may be shown by other sites, and no other file', async () => {
  expect((await ask(demo, '/art/cards/home.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await ask(demo, '/art/logo.svg')).headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a picture that is opened as a page runs no script', async () => {
  const { headers } = await ask(demo, '/art/logo.svg');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).not.toContain('script-src');
});

test('whoever finds a weakness learns whom to tell, where the operator has said so, and until when that holds', async () => {
  const { status, headers, body } = await ask(live, '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(body).toContain('Contact: mailto:security@huzzah.example\n');
  expect(body).toContain(`Canonical: ${OWN}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  expect((await ask(demo, '/.well-known/security.txt')).status).toBe(404);
});

describe('a browser on another site', () => {
  const call = (origin: string, method = 'OPTIONS') =>
    ask(live, '/rest/v1/profiles', method, {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,authorization',
    });

  test.each([OWN, FRIEND])('may call from %s, which is on the list', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await call(origin, method);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers.vary?.toLowerCase()).toContain('origin');
    }
    const { headers } = await call(origin);
    expect(headers['access-control-allow-headers']).toContain('apikey');
    expect(headers['access-control-allow-methods']).toContain('PATCH');
  });

  test.each([
    'https://evil.example',
    'http://huzzah.example',
    'https://huzzah.example:8443',
    'https://huzzah.example.evil.example',
    'https://evil-huzzah.example',
    'https://sub.app.example',
    'null',
    '*',
    'https://huzzah.example, https://evil.example',
  ])('may not from %s', async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await call(origin, method);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      // Else a shared cache would hand our own answer to them, or theirs to us.
      expect(headers.vary?.toLowerCase()).toContain('origin');
    }
  });

  test('is told so of a long answer as well, which varies by its packing besides', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const sent = { origin: FRIEND, apikey: live.anonKey, 'accept-encoding': encoding };
      const { headers } = await ask(live, `/rest/v1/${'x'.repeat(9_000)}`, 'GET', sent);
      expect(headers.vary?.toLowerCase().split(/, */).toSorted()).toEqual(['accept-encoding', 'origin']);
    }
  });

  test('never sends or gets cookies', async () => {
    for (const origin of [OWN, FRIEND, 'https://evil.example']) {
      expect((await call(origin)).headers).not.toHaveProperty('access-control-allow-credentials');
      expect((await call(origin, 'GET')).headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('reads nothing that is not of the three protocols', async () => {
    for (const target of ['/plan', '/config.json', '/forms/contact', '/healthz']) {
      expect((await ask(live, target, 'GET', { origin: FRIEND })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    }
  });
});
