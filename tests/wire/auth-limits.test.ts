import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

// The limits as visitors meet them, behind one proxy that says who is calling.

let server: TestServer;
let time = Date.now();
const now = () => new Date(time);
const pass = (seconds: number) => {
  time += seconds * 1000;
};
beforeAll(async () => {
  server = await startTestServer({ now, env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.close());

const password = 'violet-otter';
let people = 0;
let visitors = 0;
const newAddress = () => {
  people += 1;
  return `limits${people}@example.com`;
};
/** A visitor with an address of their own, who may well pretend to have another. */
function visitor() {
  visitors += 1;
  const address = `198.51.${visitors >> 8}.${visitors & 255}`;
  return createClient(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': `6.6.6.${Math.floor(Math.random() * 255)}, ${address}` } },
  });
}
type Visitor = ReturnType<typeof visitor>;

async function confirmedAccount(client: Visitor) {
  const email = newAddress();
  await client.auth.signUp({ email, password });
  const [mail] = (await server.mails()).filter(({ to }) => to === email);
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
  const { error } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
  if (error) throw error;
  return email;
}
const signIn = async (client: Visitor, email: string, typed: string) =>
  (await client.auth.signInWithPassword({ email, password: typed })).error;
/** Ten wrong passwords at once. A guess that the busy server did not get to is made again: only the answered ones count. */
async function guessTen(client: Visitor, email: string): Promise<void> {
  for (let left = 10; left > 0; ) {
    const errors = await Promise.all(
      Array.from({ length: left }, (_, guess) => signIn(client, email, `guess-${guess}`)),
    );
    left -= errors.filter((error) => error?.code === 'invalid_credentials').length;
  }
}
const tooMany = { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' };

describe('wrong passwords', () => {
  test('of one visitor at one account are ten in a quarter of an hour; its owner elsewhere notices nothing', async () => {
    const owner = visitor();
    const email = await confirmedAccount(owner);
    const thief = visitor();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await signIn(thief, email, `guess-${guess}`)).toMatchObject({ status: 400, code: 'invalid_credentials' });
    }
    expect(await signIn(thief, email, password)).toMatchObject(tooMany);
    expect(await signIn(owner, email, password)).toBeNull();
    pass(900);
    expect(await signIn(thief, email, 'guess-11')).toMatchObject({ code: 'invalid_credentials' });
  });

  test('of the whole world at one account are a hundred a day, and lock out nobody who was there before', async () => {
    const owner = visitor();
    const email = await confirmedAccount(owner);
    expect(await signIn(owner, email, password)).toBeNull();
    for (let thief = 0; thief < 10; thief += 1) await guessTen(visitor(), email);
    const stranger = visitor();
    expect(await signIn(stranger, email, password)).toMatchObject(tooMany);
    expect(await signIn(owner, email, password)).toBeNull();
    // The owner on holiday, at an address that the account has never seen, comes in by mail.
    const abroad = visitor();
    expect((await abroad.auth.signInWithOtp({ email })).error).toBeNull();
    const mail = (await server.mails()).find(({ to, subject }) => to === email && /sign/i.test(subject));
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
    expect((await abroad.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
    pass(86_400);
    expect(await signIn(visitor(), email, password)).toBeNull();
  });

  test('right ones do not count, however often', async () => {
    const owner = visitor();
    const email = await confirmedAccount(owner);
    for (let time = 0; time < 15; time += 1) expect(await signIn(owner, email, password)).toBeNull();
  });
});

describe('whoever asks too often', () => {
  test.each([
    ['sign-up', 30, (client: Visitor) => client.auth.signUp({ email: newAddress(), password })],
    ['recovery', 30, (client: Visitor) => client.auth.resetPasswordForEmail(newAddress())],
    ['mailed sign-in', 30, (client: Visitor) => client.auth.signInWithOtp({ email: newAddress() })],
    ['resending', 30, (client: Visitor) => client.auth.resend({ type: 'signup', email: newAddress() })],
    [
      'a mailed code',
      30,
      (client: Visitor) => client.auth.verifyOtp({ email: newAddress(), token: '000000', type: 'email' }),
    ],
  ])('for %s is told to wait after %d calls in five minutes, and others are not', async (_, most, ask) => {
    const busy = visitor();
    const outcomes = await Promise.all(Array.from({ length: most + 5 }, () => ask(busy)));
    expect(outcomes.filter(({ error }) => error?.status === 429)).toHaveLength(5);
    expect((await ask(visitor())).error?.status).not.toBe(429);
    pass(300);
    expect((await ask(busy)).error?.status).not.toBe(429);
  });

  test('learns from the answer when to come back', async () => {
    const call = () =>
      fetch(`${server.url}/auth/v1/recover`, {
        method: 'POST',
        headers: { apikey: server.anonKey, 'x-forwarded-for': '203.0.113.200' },
        body: JSON.stringify({ email: 'somebody@example.com' }),
      });
    expect((await call()).status).toBe(200);
    pass(20);
    const early = await call();
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('40');
    expect(await early.json()).toMatchObject({
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 40 seconds.',
    });
  });

  test('cannot fill a mailbox: twenty mails of a kind a day, from wherever they are asked for', async () => {
    const email = await confirmedAccount(visitor());
    for (let mail = 0; mail < 20; mail += 1) {
      expect((await visitor().auth.resetPasswordForEmail(email)).error).toBeNull();
      pass(61);
    }
    expect((await visitor().auth.resetPasswordForEmail(email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  });
});

test('nobody learns from any answer whether an address has an account', async () => {
  const known = await confirmedAccount(visitor());
  pass(120);
  const unknown = `nobody${people}@example.com`.padStart(known.length, 'n').slice(0, known.length);
  const story = async (email: string) => {
    visitors += 1;
    const headers = { apikey: server.anonKey, 'x-forwarded-for': `203.0.${visitors >> 8}.${visitors & 255}` };
    const said: unknown[] = [];
    const say = async (path: string, body: object) => {
      const answer = await fetch(`${server.url}/auth/v1${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      const shape = path.startsWith('/signup') ? Object.keys(JSON.parse(text)).sort().join() : text;
      const names = [...answer.headers.keys()].filter((name) => name !== 'keep-alive').sort();
      said.push({ path, status: answer.status, shape, names, length: text.length });
    };
    for (let guess = 0; guess < 11; guess += 1)
      await say('/token?grant_type=password', { email, password: 'wrong-one' });
    for (const path of ['/recover', '/recover', '/otp', '/otp', '/resend', '/resend']) {
      await say(path, { email, type: 'signup', create_user: false });
    }
    await say('/verify', { email, type: 'recovery', token: '000000' });
    return said;
  };
  expect(await story(unknown)).toEqual(await story(known));
});

test('a visitor of the other forms is counted by their own address too', async () => {
  let senders = 0;
  const write = async (address: string) => {
    senders += 1;
    const message = { name: 'Ada', email: `ada${senders}@example.com`, subject: 'Hello', message: 'A question' };
    const answer = await fetch(`${server.url}/functions/v1/send-message`, {
      method: 'POST',
      headers: { apikey: server.anonKey, authorization: `Bearer ${server.anonKey}`, 'x-forwarded-for': address },
      body: JSON.stringify(message),
    });
    return answer.status;
  };
  const busy = new Set<number>();
  // One at a time: thirty at once may wait longer for a connection than a request does, which is another answer.
  for (let count = 0; count < 30; count += 1) busy.add(await write('203.0.113.1'));
  expect(busy).toEqual(new Set([200, 429]));
  expect(await write('203.0.113.2')).toBe(200);
});
