import { Hono } from 'hono';
import { SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';
import { DatabaseUnavailable } from '../../../platform/node/db/database-unavailable.ts';
import { createLog, type Log } from '../../../platform/node/log.ts';
import { loadAnonKey } from './anon-key.ts';
import { authRoutes } from './auth-routes.ts';
import { ensureSigningKey } from './signing-keys.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true });
});
afterAll(() => site.close());

async function sign(claims: Record<string, unknown>): Promise<string> {
  const { kid, key } = await ensureSigningKey(site);
  const seconds = site.now().getTime() / 1000;
  return new SignJWT({ role: 'authenticated', iat: seconds, exp: seconds + 60, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(key);
}

describe('an error', () => {
  const refused = (headers: Record<string, string>) => site.call('GET', '/user', { headers });

  test('has a word as its code, and the version comes back, for clients of 2024-01-01 and later', async () => {
    for (const version of ['2024-01-01', '2025-06-30']) {
      const { status, body, headers } = await refused({ 'x-supabase-api-version': version });
      expect(status).toBe(401);
      expect(body).toEqual({
        code: 'no_authorization',
        message: 'This endpoint requires a valid Bearer token',
      });
      expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
      expect(headers.get('x-sb-error-code')).toBe('no_authorization');
    }
  });

  test('has the status as its code for older clients', async () => {
    for (const version of ['', '2023-12-31', 'latest', '2024-13-45', '2024-01-01T00:00']) {
      const { body, headers } = await refused({ 'x-supabase-api-version': version });
      expect(body).toEqual({
        code: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      });
      expect(headers.get('x-supabase-api-version')).toBeNull();
      expect(headers.get('x-sb-error-code')).toBe('no_authorization');
    }
  });

  test('of an address that does not exist is JSON as well', async () => {
    for (const [method, path] of [
      ['GET', '/recover'],
      ['GET', '/nothing/here'],
      ['DELETE', '/user'],
      ['GET', '/signup'],
      ['GET', '/'],
    ] as const) {
      expect(await site.call(method, path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  test('of our own tells a stranger nothing but its id, and the log nothing of the row', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const failure = Object.assign(new Error('check constraint violated'), {
      code: '23514',
      detail: 'Failing row contains (ada@example.com, $argon2id$...)',
    });
    const reply = await failing(failure, log).request('/auth/v1/.well-known/jwks.json');
    expect(reply.status).toBe(500);
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({ code: 500, error_code: 'unexpected_failure', error_id: 'request-7' });
    expect(text).not.toContain('constraint');
    expect(lines.join()).toMatch(/request-7.*check constraint violated.*23514/);
    expect(lines.join()).not.toContain('argon2id');
  });

  test.each([
    ['that is away', new DatabaseUnavailable(new Error('gone'))],
    ['that takes too long', Object.assign(new Error('statement timeout'), { code: '57014' })],
  ])('of a database %s asks to come back', async (_, error) => {
    const reply = await failing(error).request('/auth/v1/.well-known/jwks.json');
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(reply.headers.get('x-sb-error-code')).toBe('unexpected_failure');
  });

  test('of two commands that blocked each other is a conflict', async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const reply = await failing(deadlock).request('/auth/v1/.well-known/jwks.json');
    expect(reply.status).toBe(409);
    expect(reply.headers.get('x-sb-error-code')).toBe('conflict');
  });

  /** auth/v1 behind a server that numbers its requests, over a database that always fails. */
  function failing(error: Error, log: Log = createLog('silent')): Hono {
    const db = { ...site.db, asApp: () => Promise.reject(error) };
    const app = new Hono();
    app.use(async (c, next) => {
      c.header('x-request-id', 'request-7');
      await next();
    });
    const deps = { ...site, db, log, publicUrl: 'http://x', mailAutoconfirm: true, sendMail: async () => undefined };
    return app.route('/auth/v1', authRoutes(deps));
  }
});

describe('who may ask about an account', () => {
  test('nobody without a token, or with something else in its place', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic YTpi', 'token']) {
      expect(await site.call('GET', '/user', { headers: { authorization } })).toMatchObject({ status: 401 });
    }
  });

  test('nobody with a token that is not ours or no longer good', async () => {
    const { accessToken } = await site.signUp('tokens@example.com');
    const [header, payload] = accessToken.split('.');
    for (const token of ['x', 'a.b.c', `${header}.${payload}.`, `${header}.${payload}.AAAA`]) {
      const { status, body } = await site.call('GET', '/user', { token });
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'bad_jwt' });
      expect(body.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
    }
    site.pass(3601);
    const { body } = await site.call('GET', '/user', { token: accessToken });
    expect(body.message).toMatch(/token has invalid claims: token is expired$/);
  });

  test('nobody with the anonymous key', async () => {
    const anonKey = await loadAnonKey(site);
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
    ] as const) {
      expect(await site.call(method, path, { token: anonKey })).toMatchObject({
        status: 403,
        body: { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
      });
    }
  });

  test('nobody with a person or a session that does not exist', async () => {
    const { userId } = await site.signUp('here@example.com');
    const nobody = '00000000-0000-4000-8000-000000000000';
    const asking = async (claims: Record<string, unknown>) => {
      const { status, body } = await site.call('GET', '/user', { token: await sign(claims) });
      return [status, body.code];
    };
    expect(await asking({ sub: 'someone' })).toEqual([400, 'bad_jwt']);
    expect(await asking({ sub: '' })).toEqual([403, 'bad_jwt']);
    expect(await asking({ sub: nobody })).toEqual([403, 'user_not_found']);
    expect(await asking({ sub: userId })).toEqual([403, 'session_not_found']);
    expect(await asking({ sub: userId, session_id: nobody })).toEqual([403, 'session_not_found']);
    expect(await asking({ sub: userId, session_id: "' or true --" })).toEqual([403, 'session_not_found']);
  });

  test("nobody with their own name and another person's session", async () => {
    const [one, two] = [await site.signUp('one@example.com'), await site.signUp('two@example.com')];
    const [session] = await site.query(`select id from identity.sessions where user_id = '${two.userId}'`);
    const { body } = await site.call('GET', '/user', {
      token: await sign({ sub: one.userId, session_id: session?.id }),
    });
    expect(body.code).toBe('session_not_found');
  });
});

describe('what everybody may read', () => {
  test('the public keys carry nothing private and may be cached for ten minutes', async () => {
    const { status, body, headers } = await site.call('GET', '/.well-known/jwks.json');
    expect(status).toBe(200);
    expect(body).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        },
      ],
    });
    expect(headers.get('cache-control')).toBe('public, max-age=600');
  });

  test('a changed key: old tokens stay good, new ones are signed by the new key, and both are listed', async () => {
    const own = await openAuthSite({ mailAutoconfirm: true });
    try {
      const { accessToken } = await own.signUp('rotation@example.com');
      await own.query(`update identity.signing_keys set status = 'published'`);
      own.pass(601);
      const { accessToken: newToken } = await own.signIn('rotation@example.com');
      expect(newToken.split('.')[0]).not.toBe(accessToken.split('.')[0]);
      for (const token of [accessToken, newToken]) {
        expect((await own.call('GET', '/user', { token })).status).toBe(200);
      }
      const { body } = await own.call('GET', '/.well-known/jwks.json');
      expect(body.keys).toHaveLength(2);
      await own.query(`update identity.signing_keys set status = 'retired' where status = 'published'`);
      own.pass(601);
      expect((await own.call('GET', '/user', { token: accessToken })).body.code).toBe('bad_jwt');
      expect((await own.call('GET', '/user', { token: newToken })).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  test('settings and health', async () => {
    expect((await site.call('GET', '/settings')).body).toMatchObject({
      external: { email: true, google: false, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
    expect((await site.call('GET', '/health')).body).toMatchObject({ name: 'GoTrue', version: expect.any(String) });
  });

  test('a provider that is not set up is refused in JSON', async () => {
    expect(await site.call('GET', '/authorize?provider=google&redirect_to=https://evil.example')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Unsupported provider: provider is not enabled' },
    });
  });
});
