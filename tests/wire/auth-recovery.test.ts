import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousClient } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let time = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), env: { REDIRECT_URLS: 'https://app.example/welcome' } });
});
afterAll(() => server.close());

const password = 'violet-otter';
const DAY_MS = 86_400_000;
let count = 0;
const newAddress = (): string => {
  count += 1;
  return `recover${count}@example.com`;
};

async function mailTo(address: string) {
  const mails = (await server.mails()).filter(({ to }) => to === address);
  const newest = mails.at(-1);
  if (!newest) throw new Error(`no mail to ${address}`);
  const link = /http\S+\/verify\S+/.exec(newest.text)?.[0] ?? '';
  return { ...newest, link, code: /\b\d{6}\b/.exec(newest.text)?.[0] ?? '', count: mails.length };
}
async function follow(link: string): Promise<{ url: URL; fields: URLSearchParams }> {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  const url = new URL(answer.headers.get('location') ?? '');
  return { url, fields: new URLSearchParams(url.hash.slice(1)) };
}
async function member(email = newAddress()) {
  const client = anonymousClient(server);
  await client.auth.signUp({ email, password, options: { data: { first_name: 'Ada' } } });
  const { data, error } = await client.auth.verifyOtp({ email, token: (await mailTo(email)).code, type: 'signup' });
  if (error) throw error;
  return { client, email, userId: data.user?.id };
}

describe('a forgotten password', () => {
  test('[A-07] is replaced by way of the link in the mail, and every other device is signed out', async () => {
    const { client, email } = await member();
    const visitor = anonymousClient(server);
    const redirectTo = `${server.url}/auth/new-password`;
    expect((await visitor.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const mail = await mailTo(email);
    expect(new URL(mail.link).searchParams.get('type')).toBe('recovery');
    const { url, fields } = await follow(mail.link);
    expect(url.href.split('#')[0]).toBe(redirectTo);
    expect(fields.get('type')).toBe('recovery');
    const session = await visitor.auth.setSession({
      access_token: fields.get('access_token') ?? '',
      refresh_token: fields.get('refresh_token') ?? '',
    });
    expect(session.error).toBeNull();
    expect((await visitor.auth.updateUser({ password: 'crimson-badger' })).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    const fresh = anonymousClient(server);
    expect((await fresh.auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await fresh.auth.signInWithPassword({ email, password: 'crimson-badger' })).error).toBeNull();
    expect((await mailTo(email)).subject).toBe('Your Huzzah password was changed');
  });

  test('[A-07] is replaced by way of the code in the mail, which works once and for a day', async () => {
    const { email, userId } = await member();
    const visitor = anonymousClient(server);
    await visitor.auth.resetPasswordForEmail(email);
    const { code, link } = await mailTo(email);
    const { data, error } = await visitor.auth.verifyOtp({ email, token: code, type: 'recovery' });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(userId);
    expect((await follow(link)).fields.get('error_code')).toBe('otp_expired');
    time += DAY_MS;
    await visitor.auth.resetPasswordForEmail(email);
    const late = await mailTo(email);
    time += DAY_MS;
    expect((await follow(late.link)).fields.get('error_code')).toBe('otp_expired');
  });

  test('[A-07] tells nobody who has an account', async () => {
    const { email } = await member();
    const never = newAddress();
    for (const address of [email, never]) {
      const visitor = anonymousClient(server);
      expect(await visitor.auth.resetPasswordForEmail(address)).toEqual({ data: {}, error: null });
      expect((await visitor.auth.resetPasswordForEmail(address)).error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 60 seconds.',
      });
    }
    expect((await server.mails()).some(({ to }) => to === never)).toBe(false);
  });

  test.each([
    ['https://app.example/welcome/back', 'https://app.example/welcome/back'],
    ['https://evil.example/auth', ''],
  ])('leads to %s only when that is allowed', async (redirectTo, expected) => {
    const { email } = await member();
    await anonymousClient(server).auth.resetPasswordForEmail(email, { redirectTo });
    const { url } = await follow((await mailTo(email)).link);
    expect(url.href.split('#')[0]).toBe(expected || `${server.url}/`);
  });
});

describe('signing in by mail', () => {
  test('works by link for somebody who has an account', async () => {
    const { email, userId } = await member();
    const visitor = anonymousClient(server);
    const options = { emailRedirectTo: `${server.url}/dashboard`, shouldCreateUser: false };
    expect((await visitor.auth.signInWithOtp({ email, options })).error).toBeNull();
    const { url, fields } = await follow((await mailTo(email)).link);
    expect(url.pathname).toBe('/dashboard');
    const { data } = await visitor.auth.getUser(fields.get('access_token') ?? '');
    expect(data.user).toMatchObject({ id: userId, user_metadata: { first_name: 'Ada' } });
    expect((await anonymousClient(server).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test.each(['email', 'magiclink', 'signup'] as const)('works by code for a new address, told as %s', async (type) => {
    const email = newAddress();
    const visitor = anonymousClient(server);
    const sent = await visitor.auth.signInWithOtp({ email, options: { data: { first_name: 'Grace' } } });
    expect(sent).toMatchObject({ error: null, data: { user: null, session: null } });
    const { data, error } = await visitor.auth.verifyOtp({ email, token: (await mailTo(email)).code, type });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect((await anonymousClient(server).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('makes no account when it shall not, and says nothing of it', async () => {
    const email = newAddress();
    const visitor = anonymousClient(server);
    expect((await visitor.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    expect((await server.mails()).some(({ to }) => to === email)).toBe(false);
    expect((await visitor.auth.signInWithOtp({ phone: '+447700900123' })).error).toMatchObject({
      code: 'phone_provider_disabled',
    });
  });
});

describe('a password changed in an old session', () => {
  test('needs the code that was mailed for it, once', async () => {
    const { client, email } = await member();
    time += DAY_MS;
    await client.auth.refreshSession();
    expect((await client.auth.updateUser({ password: 'crimson-badger' })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code, link } = await mailTo(email);
    expect(link).toBe('');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await client.auth.updateUser({ password: 'crimson-badger', nonce: wrong })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    expect((await client.auth.updateUser({ password: 'crimson-badger', nonce: code })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'golden-heron', nonce: code })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });

  test('may be proven by the current one instead', async () => {
    const { client } = await member();
    time += DAY_MS;
    await client.auth.refreshSession();
    const change = (current_password: string) =>
      client.auth.updateUser({ password: 'crimson-badger', current_password });
    expect((await change('not-the-one')).error).toMatchObject({ status: 400, code: 'current_password_invalid' });
    expect((await change(password)).error).toBeNull();
  });

  test('the code is for that alone and opens nothing', async () => {
    const { client, email } = await member();
    await client.auth.reauthenticate();
    const { code } = await mailTo(email);
    const visitor = anonymousClient(server);
    for (const type of ['email', 'recovery', 'magiclink', 'signup', 'email_change'] as const) {
      expect((await visitor.auth.verifyOtp({ email, token: code, type })).error?.code).toBe('otp_expired');
    }
    expect((await visitor.auth.reauthenticate()).error).not.toBeNull();
  });
});
