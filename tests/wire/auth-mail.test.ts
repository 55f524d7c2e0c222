import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousClient } from '../support/organiser.ts';
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
  return `mail${count}@example.com`;
};

async function mailTo(address: string) {
  const mails = (await server.mails()).filter(({ to }) => to === address);
  const newest = mails.at(-1);
  if (!newest) throw new Error(`no mail to ${address}`);
  const link = /http\S+\/verify\S+/.exec(newest.text)?.[0] ?? '';
  return { ...newest, link, code: /\b\d{6}\b/.exec(newest.text)?.[0] ?? '', count: mails.length };
}
async function follow(link: string): Promise<URLSearchParams> {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1));
}

describe('a sign-up that needs confirmation', () => {
  test('gives a user but no session, and the link of the mail brings the session home', async () => {
    const client = anonymousClient(server);
    const email = newAddress();
    const emailRedirectTo = `${server.url}/`;
    const { data, error } = await client.auth.signUp({ email, password, options: { emailRedirectTo } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    expect((await client.auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });

    const { link, text, html } = await mailTo(email);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(emailRedirectTo);
    expect(text).toContain('Confirm my email');
    expect(html).toContain('Confirm my email');
    const fragment = await follow(link);
    const session = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(session.data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect((await follow(link)).get('error_code')).toBe('otp_expired');
    expect((await anonymousClient(server).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('can be finished on another device by the code of the mail, once', async () => {
    const client = anonymousClient(server);
    const email = newAddress();
    await client.auth.signUp({ email, password });
    const { code } = await mailTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await client.auth.verifyOtp({ email, token: wrong, type: 'signup' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
    const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toMatchObject({
      code: 'otp_expired',
    });
  });

  test('can have its mail again after a minute', async () => {
    const client = anonymousClient(server);
    const email = newAddress();
    await client.auth.signUp({ email, password });
    expect((await client.auth.resend({ type: 'signup', email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
    });
    time += 60_000;
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const { link, count: mails } = await mailTo(email);
    expect(mails).toBe(2);
    expect((await follow(link)).get('type')).toBe('signup');
  });

  test('tells nobody that an address has an account already', async () => {
    const client = anonymousClient(server);
    const email = newAddress();
    await client.auth.signUp({ email, password });
    await follow((await mailTo(email)).link);
    time += 60_000;
    const again = await client.auth.signUp({ email, password: 'somebody-elses' });
    expect(again.error).toBeNull();
    expect(again.data).toMatchObject({ session: null, user: { email, identities: [] } });
    expect((await mailTo(email)).count).toBe(1);
    expect((await client.auth.resend({ type: 'signup', email: 'never@example.com' })).error).toBeNull();
    expect((await anonymousClient(server).auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

test('an address is changed by a yes from both mailboxes', async () => {
  const client = anonymousClient(server);
  const [email, next] = [newAddress(), newAddress()];
  await client.auth.signUp({ email, password });
  await client.auth.verifyOtp({ email, token: (await mailTo(email)).code, type: 'signup' });
  const { data, error } = await client.auth.updateUser({ email: next });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, new_email: next });
  expect((await follow((await mailTo(email)).link)).get('message')).toContain('confirm link sent to the other email');
  const { data: done } = await client.auth.verifyOtp({
    email: next,
    token: (await mailTo(next)).code,
    type: 'email_change',
  });
  expect(done.session?.user.email).toBe(next);
  expect((await client.auth.getUser()).data.user?.email).toBe(next);
});
