import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listKeys,
  publishKey,
  retireOldKeys,
  revokeKey,
  signWithNewKey,
} from '../../src/features/auth/server/rotate-keys.ts';
import { createTokenVerifier } from '../../src/features/auth/server/token-verifier.ts';
import { anonymousClient } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MINUTE = 60;

let server: TestServer;
let time = Date.now();
const now = () => new Date(time);
const pass = (seconds: number) => {
  time += seconds * 1000;
};
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true, now });
});
afterAll(() => server.close());

const source = () => ({ db: server.db, now });
let count = 0;
async function signUp() {
  count += 1;
  const client = anonymousClient(server);
  const { data, error } = await client.auth.signUp({ email: `keys${count}@example.com`, password: 'violet-otter' });
  if (error || !data.session) throw error ?? new Error('no session');
  return { client, token: data.session.access_token, refreshToken: data.session.refresh_token };
}
const keyOf = (token: string) => decodeProtectedHeader(token).kid;
const listed = async (): Promise<string[]> => {
  const { keys } = await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json();
  return keys.map(({ kid }: { kid: string }) => kid);
};
const statusOnRest = async (token: string): Promise<number> => {
  const headers = { apikey: server.anonKey, authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/rest/v1/bookings`, { headers })).status;
};

describe('the keys', () => {
  test('[A-08] change one after the other while the server runs, and nobody is signed out', async () => {
    const before = await signUp();
    const published = await publishKey(source());
    pass(MINUTE + 1);
    expect(await listed()).toEqual([keyOf(before.token), published]);
    expect(keyOf((await signUp()).token)).toBe(keyOf(before.token));
    expect(await signWithNewKey(source())).toMatchObject({ ok: false, reason: { kind: 'too-soon' } });

    pass(10 * MINUTE);
    expect(await signWithNewKey(source())).toEqual({ ok: true, value: published });
    pass(MINUTE + 1);
    const after = await signUp();
    expect(keyOf(after.token)).toBe(published);
    expect(await listed()).toEqual([published, keyOf(before.token)]);
    for (const { token } of [before, after]) {
      expect(await statusOnRest(token)).toBe(200);
      const keys = createRemoteJWKSet(new URL(`${server.url}/auth/v1/.well-known/jwks.json`));
      expect((await jwtVerify(token, keys, { currentDate: now() })).payload.role).toBe('authenticated');
    }
    expect(await retireOldKeys(source())).toMatchObject({ ok: false, reason: { kind: 'too-soon' } });

    pass(60 * MINUTE + 1);
    expect(await retireOldKeys(source())).toEqual({ ok: true, value: [keyOf(before.token)] });
    expect(await listed()).toEqual([published]);
    const { data, error } = await before.client.auth.refreshSession({ refresh_token: before.refreshToken });
    expect(error).toBeNull();
    expect(keyOf(data.session?.access_token ?? '')).toBe(published);
  });

  test('[A-08] that were retired verify nobody, even by a clock that takes the token for good', async () => {
    const { token } = await signUp();
    const issuedAt = new Date(time);
    const old = keyOf(token) ?? '';
    await publishKey(source());
    await signWithNewKey(source(), { atOnce: true });
    const inTime = () => createTokenVerifier({ db: server.db, now: () => issuedAt }).verify(token);
    expect(await inTime()).toMatchObject({ ok: true });
    pass(61 * MINUTE);
    expect(await retireOldKeys(source())).toEqual({ ok: true, value: [old] });
    expect(await inTime()).toEqual({ ok: false, reason: 'bad-signature' });
  });

  test('[A-08] that somebody stole are refused within a minute, and a new one signs', async () => {
    const { client, token } = await signUp();
    const stolen = keyOf(token) ?? '';
    expect(await statusOnRest(token)).toBe(200);
    expect(await revokeKey(source(), stolen)).toMatchObject({ ok: true });
    pass(MINUTE + 1);
    expect(await statusOnRest(token)).toBe(401);
    expect((await client.auth.getUser(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' });
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(await listed()).toEqual([keyOf(data.session?.access_token ?? '')]);
    expect(await statusOnRest(data.session?.access_token ?? '')).toBe(200);
    expect(await revokeKey(source(), 'no-such-key')).toEqual({ ok: false, reason: { kind: 'no-such-key' } });
  });

  test('may all change, and the anonymous key that is in everybody’s page goes on', async () => {
    for (const { kid } of await listKeys(source())) await revokeKey(source(), kid);
    pass(MINUTE + 1);
    const headers = { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}` };
    const answer = await fetch(`${server.url}/functions/v1/read-ideas`, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(400);
    expect((await signUp()).token).toBeTruthy();
  });

  test('[A-08] are fetched once by the published client, which then verifies without asking', async () => {
    const { token } = await signUp();
    const calls: string[] = [];
    const watched: typeof fetch = (input, init) => {
      calls.push(new URL(input instanceof Request ? input.url : input).pathname);
      return fetch(input, init);
    };
    const client = createClient(server.url, server.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: 'keys' },
      global: { fetch: watched },
    });
    const options = { allowExpired: true };
    expect((await client.auth.getClaims(token, options)).data?.claims.role).toBe('authenticated');
    expect((await client.auth.getClaims(token, options)).error).toBeNull();
    expect(calls.filter((called) => called.endsWith('jwks.json')).length).toBeLessThanOrEqual(1);
    expect(calls.filter((called) => called.endsWith('/user'))).toEqual([]);
  });
});

test('the operator changes the keys with one command', async () => {
  const run = async (...words: string[]) => {
    const env = { PATH: process.env.PATH ?? '', DATABASE_URL: server.ownerUrl, LOG_LEVEL: 'silent' };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/keys.ts', ...words], { cwd: ROOT, env });
    return stdout;
  };
  const [, kid = ''] = /^(\S+) is published/.exec(await run('publish')) ?? [];
  expect(await run('list')).toContain(`${kid}  published`);
  expect(await run('sign', '--now')).toContain(`${kid} signs from now on`);
  expect(await run('list')).toContain(`${kid}  active`);
  await expect(run('retire')).rejects.toMatchObject({ stderr: expect.stringContaining('Not before') });
  await expect(run('revoke', 'nothing')).rejects.toMatchObject({ stderr: expect.stringContaining('no such key') });
  const { refreshToken, client } = await signUp();
  expect(await run('sign-out-all')).toMatch(/^Ended sessions: [1-9]/);
  expect((await client.auth.refreshSession({ refresh_token: refreshToken })).error).toMatchObject({ status: 400 });
  await expect(run('dance')).rejects.toMatchObject({ code: 1 });
});
