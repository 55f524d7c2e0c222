import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let time = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

const password = 'violet-otter';
let count = 0;
const newAddress = (): string => {
  count += 1;
  return `pkce${count}@example.com`;
};

/** A browser's client of the code flow, with a storage of its own. */
function browserClient(): SupabaseClient {
  const storage = new Map<string, string>();
  return createClient(server.url, server.anonKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
}
async function linkTo(address: string): Promise<string> {
  const mail = (await server.mails()).filter(({ to }) => to === address).at(-1);
  return /http\S+\/verify\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}
async function follow(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}
async function codeOf(address: string): Promise<string> {
  const link = await linkTo(address);
  expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_/);
  const home = await follow(link);
  expect(home.hash).toBe('');
  return home.searchParams.get('code') ?? '';
}
const methodOf = async (client: SupabaseClient) => (await client.auth.getClaims()).data?.claims.amr?.[0];

describe('a mailed link that was asked for with a proof key', () => {
  const redirectTo = () => `${server.url}/dashboard?tab=1`;

  test('[A-02] of a sign-up ends in a code, and the code in a session', async () => {
    const client = browserClient();
    const email = newAddress();
    await client.auth.signUp({ email, password, options: { emailRedirectTo: redirectTo() } });
    const link = await linkTo(email);
    const home = await follow(link);
    expect(home.searchParams.get('tab')).toBe('1');
    const { data, error } = await client.auth.exchangeCodeForSession(home.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect(await methodOf(client)).toMatchObject({ method: 'email/signup' });
    expect((await client.auth.refreshSession()).error).toBeNull();

    const again = await follow(link);
    expect(Object.fromEntries(again.searchParams)).toMatchObject({ tab: '1', error_code: 'otp_expired' });
    expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired');
  });

  test('[A-02] of a sign-up sent again ends in a code too', async () => {
    const client = browserClient();
    const email = newAddress();
    await client.auth.signUp({ email, password });
    time += 60_000;
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    expect((await client.auth.exchangeCodeForSession(await codeOf(email))).error).toBeNull();
  });

  async function member() {
    const client = browserClient();
    const email = newAddress();
    await client.auth.signUp({ email, password });
    await client.auth.exchangeCodeForSession(await codeOf(email));
    return { client, email };
  }

  test('[A-07] of a forgotten password ends in a code', async () => {
    const { email } = await member();
    const client = browserClient();
    await client.auth.resetPasswordForEmail(email, { redirectTo: redirectTo() });
    const { data, error } = await client.auth.exchangeCodeForSession(await codeOf(email));
    expect(error).toBeNull();
    // The client knows by itself that this sign-in is for a new password.
    expect(data).toMatchObject({ redirectType: 'recovery' });
    expect(await methodOf(client)).toMatchObject({ method: 'recovery' });
    expect((await client.auth.updateUser({ password: 'crimson-badger' })).error).toBeNull();
  });

  test('of a sign-in by mail ends in a code', async () => {
    const client = browserClient();
    const email = newAddress();
    await client.auth.signInWithOtp({ email });
    expect((await client.auth.exchangeCodeForSession(await codeOf(email))).error).toBeNull();
    expect(await methodOf(client)).toMatchObject({ method: 'magiclink' });
  });

  test('of a new address asks for the other mailbox first, and then ends in a code', async () => {
    const { client, email } = await member();
    const next = newAddress();
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    const half = await follow(await linkTo(email));
    expect(half.searchParams.get('message')).toContain('confirm link sent to the other email');
    const { data, error } = await client.auth.exchangeCodeForSession(await codeOf(next));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: next });
    const told = (await server.mails()).filter(({ to }) => to === email).at(-1);
    expect(told?.subject).toBe('Your Huzzah account has moved to another address');
  });

  test('may also be typed as its hash or its code, and brings the session itself', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const client = browserClient();
    for (const email of [first, second]) await client.auth.signUp({ email, password });
    const token_hash = new URL(await linkTo(first)).searchParams.get('token') ?? '';
    expect((await client.auth.verifyOtp({ type: 'signup', token_hash })).data.session?.user.email).toBe(first);
    const mail = (await server.mails()).filter(({ to }) => to === second).at(-1);
    const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect((await client.auth.verifyOtp({ type: 'signup', email: second, token })).data.session?.user.email).toBe(
      second,
    );
  });
});

describe('a code', () => {
  async function codeFor(client: SupabaseClient): Promise<string> {
    const email = newAddress();
    await client.auth.signInWithOtp({ email });
    return codeOf(email);
  }

  test('is for the browser that asked, and survives another one’s try', async () => {
    const [client, thief] = [browserClient(), browserClient()];
    const code = await codeFor(client);
    await thief.auth.signInWithOtp({ email: newAddress() });
    expect((await thief.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 400,
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    });
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  test('expires after five minutes', async () => {
    const client = browserClient();
    const code = await codeFor(client);
    time += 300_000;
    expect((await client.auth.exchangeCodeForSession(code)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    });
  });
});
