import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousClient } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true, hashesAsSold: true });
});
afterAll(() => server.close());

const password = 'violet-otter';
let count = 0;
const newAddress = (): string => {
  count += 1;
  return `guest${count}@example.com`;
};

async function signUp(client: SupabaseClient = anonymousClient(server)) {
  const email = newAddress();
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.session) throw error ?? new Error('no session');
  return { client, email, session: data.session, user: data.session.user };
}
async function signIn(email: string) {
  const client = anonymousClient(server);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, session: data.session };
}
/** A client that notes what it asks for, and may be cut off from the server. */
function watchedClient() {
  const calls: string[] = [];
  let answer: (() => Response) | undefined;
  const storage = new Map<string, string>();
  const client = createClient(server.url, server.anonKey, {
    auth: {
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
    global: {
      fetch: (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        calls.push(`${init?.method ?? 'GET'} ${pathname}`);
        return answer ? Promise.resolve(answer()) : fetch(input, init);
      },
    },
  });
  const answerWith = (other: (() => Response) | undefined) => {
    answer = other;
  };
  return { client, calls, storage, answerWith };
}

describe('signing up and in', () => {
  test('gives a session, keeps the names, and the next device signs in with the password', async () => {
    const client = anonymousClient(server);
    const email = newAddress();
    const names = { first_name: 'Ada', last_name: 'Byron', display_name: 'Ada Byron' };
    const options = { data: names, emailRedirectTo: `${server.url}/` };
    const { data, error } = await client.auth.signUp({ email, password, options });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user?.user_metadata).toMatchObject(names);
    const { session } = await signIn(email);
    expect(session.user).toMatchObject({ id: data.user?.id, email, user_metadata: names });
    expect(session.access_token).not.toBe(data.session?.access_token);
  });

  test('fails with a code and a message that a form can show', async () => {
    const { client, email } = await signUp();
    expect((await client.auth.signInWithPassword({ email, password: 'wrong-otter' })).error).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      status: 400,
    });
    expect((await client.auth.signUp({ email, password })).error).toMatchObject({
      code: 'user_already_exists',
      message: 'User already registered',
      status: 422,
    });
    expect((await client.auth.signUp({ email: newAddress(), password: '123' })).error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      reasons: ['length'],
      message: 'Password should be at least 6 characters.',
    });
    expect((await client.auth.signUp({ email: newAddress(), password: 'qwerty' })).error).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['pwned'],
    });
    expect((await client.auth.signInAnonymously()).error).toMatchObject({ code: 'anonymous_provider_disabled' });
    const google = await client.auth.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
    const answer = await fetch(google.data.url ?? '', { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ msg: 'Unsupported provider: provider is not enabled' });
  });

  test('without a session the anonymous key is nobody', async () => {
    const client = anonymousClient(server);
    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await client.auth.getUser(server.anonKey)).error).toMatchObject({
      status: 403,
      code: 'bad_jwt',
      message: 'invalid claim: missing sub claim',
    });
  });
});

describe('the public keys', () => {
  test('[A-08] verify an access token in the client, without asking the server for the user', async () => {
    const { client, calls } = watchedClient();
    const { user } = await signUp(client);
    calls.length = 0;
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims).toMatchObject({
      sub: user.id,
      iss: `${server.url}/auth/v1`,
      aud: 'authenticated',
      aal: 'aal1',
    });
    expect(data?.header).toMatchObject({ alg: 'ES256' });
    expect(calls).toEqual(['GET /auth/v1/.well-known/jwks.json']);
  });

  test('[A-08] are read without a key by anybody, and may be cached for ten minutes', async () => {
    const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = await answer.json();
    const { payload } = await jwtVerify((await signUp()).session.access_token, createLocalJWKSet({ keys }));
    expect(payload.role).toBe('authenticated');
  });

  test('[A-08] show a forged token for what it is', async () => {
    const { client, session } = await signUp();
    const [header, payload = '', signature] = session.access_token.split('.');
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...Object(claims), sub: 'somebody-else' })).toString('base64url');
    expect((await client.auth.getClaims(`${header}.${forged}.${signature}`)).error).toMatchObject({
      name: 'AuthInvalidJwtError',
      message: 'Invalid JWT signature',
    });
  });
});

describe('signing out', () => {
  const isAlive = async (client: SupabaseClient, token: string) => (await client.auth.getUser(token)).error === null;
  async function threeDevices() {
    const first = await signUp();
    return [first, await signIn(first.email), await signIn(first.email)] as const;
  }

  test.each([
    ['global', [false, false, false]],
    ['local', [true, false, true]],
    ['others', [false, true, false]],
  ] as const)('[A-05] %s ends the right sessions', async (scope, expected) => {
    const devices = await threeDevices();
    const { error } = await devices[1].client.auth.signOut({ scope });
    expect(error).toBeNull();
    const alive = await Promise.all(devices.map(({ client, session }) => isAlive(client, session.access_token)));
    expect(alive).toEqual(expected);
    expect((await devices[1].client.auth.getSession()).data.session !== null).toBe(scope === 'others');
  });

  test('without a word about it is global, and a second time is no error', async () => {
    const { client, email } = await signUp();
    const other = await signIn(email);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await other.client.auth.signOut()).error).toBeNull();
    expect((await other.client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });
});

describe('keeping a session', () => {
  test('refreshing rotates the token and keeps the session', async () => {
    const { client, session } = await signUp();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id);
  });

  test('two tabs that refresh at the same moment both stay signed in, on one token', async () => {
    const { session } = await signUp();
    const tabs = [anonymousClient(server), anonymousClient(server)];
    const refreshed = await Promise.all(
      tabs.map((tab) => tab.auth.refreshSession({ refresh_token: session.refresh_token })),
    );
    expect(refreshed.map(({ error }) => error)).toEqual([null, null]);
    const [one, two] = refreshed.map(({ data }) => data.session?.refresh_token);
    expect(one).toBe(two);
  });

  test('a failing server is asked again while the stored session stays, a refused token removes it', async () => {
    const { client, calls, storage, answerWith } = watchedClient();
    const { session } = await signUp(client);
    const [key = ''] = storage.keys();
    const stored: (string | undefined)[] = [];
    calls.length = 0;
    answerWith(() => {
      stored.push(storage.get(key));
      if (stored.length === 2) answerWith(undefined);
      return Response.json({ code: 'unexpected_failure', message: 'down' }, { status: 503 });
    });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(calls).toEqual(Array(3).fill('POST /auth/v1/token'));
    for (const text of stored) expect(text).toContain(session.refresh_token);

    const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 10 };
    storage.set(key, JSON.stringify({ ...expired, refresh_token: 'never-was-a-token' }));
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect(storage.has(key)).toBe(false);
  });

  test('a stolen refresh token that comes back late ends the session for thief and owner', async () => {
    let time = Date.now();
    const own = await startTestServer({ mailAutoconfirm: true, now: () => new Date(time) });
    try {
      const owner = anonymousClient(own);
      const { data } = await owner.auth.signUp({ email: newAddress(), password });
      const stolen = data.session?.refresh_token ?? '';
      await owner.auth.refreshSession();
      await owner.auth.refreshSession();
      time += 11_000;
      const thief = anonymousClient(own);
      expect((await thief.auth.refreshSession({ refresh_token: stolen })).error).toMatchObject({
        status: 400,
        code: 'refresh_token_already_used',
        message: 'Invalid Refresh Token: Already Used',
      });
      expect((await owner.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    } finally {
      await own.close();
    }
  });
});

describe('changing the account', () => {
  test('data is merged, a new password logs out other devices', async () => {
    const { client, email } = await signUp();
    const other = await signIn(email);
    expect((await client.auth.updateUser({ data: { first_name: 'Grace' } })).data.user?.user_metadata).toMatchObject({
      first_name: 'Grace',
    });
    expect((await client.auth.updateUser({ password })).error).toMatchObject({ code: 'same_password' });
    expect((await client.auth.updateUser({ password: 'crimson-badger' })).error).toBeNull();
    expect((await other.client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await client.auth.getUser()).error).toBeNull();
  });
});

describe('hostile requests', () => {
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/auth/v1${path}`, {
      method: 'POST',
      body,
      headers: { apikey: server.anonKey, 'content-type': 'application/json', ...headers },
    });

  test('a body over one megabyte is refused, announced or not', async () => {
    const text = JSON.stringify({ email: 'a@b.uk', password: 'x'.repeat(1_100_000) });
    expect((await post('/signup', text)).status).toBe(413);
    const stream = new Blob([text]).stream();
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { apikey: server.anonKey } } as const;
    expect((await fetch(`${server.url}/auth/v1/signup`, init)).status).toBe(413);
  });

  test('text that is no JSON, or of the wrong kind, is a bad request', async () => {
    for (const body of ['{', '"x"', '[1]', '{"email":1}', '{"email":"a@b.uk","password":{}}']) {
      const answer = await post('/signup', body, { 'x-supabase-api-version': '2024-01-01' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'bad_json' });
    }
  });

  test('thirty sign-ups at the same moment do not keep others waiting', async () => {
    let finished = 0;
    const burst = Array.from({ length: 30 }, async () => {
      const { error } = await anonymousClient(server).auth.signUp({ email: newAddress(), password });
      finished += 1;
      return error;
    });
    await fetch(`${server.url}/auth/v1/settings`, { headers: { apikey: server.anonKey } });
    expect(finished).toBeLessThan(30);
    expect(await Promise.all(burst)).toEqual(Array(30).fill(null));
  });
});
