import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite, TEST_URL } from '../../../../tests/support/auth-site.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite();
});
afterAll(() => site.close());

const strangers = 'crimson-badger';
const owners = 'violet-otter';
const signUp = (email: string, password: string, name: string) =>
  site.call('POST', '/signup', { json: { email, password, data: { first_name: name } } });
const byPassword = async (email: string, password: string) =>
  (await site.call('POST', '/token?grant_type=password', { json: { email, password } })).body.code ?? 'signed in';
async function codeTo(email: string): Promise<string> {
  return /\b\d{6}\b/.exec((await site.mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
}
const verify = async (type: string, email: string) =>
  site.call('POST', '/verify', { json: { type, email, token: await codeTo(email) } });

describe('an address that a stranger signed up with first', () => {
  test('opens to its owner’s sign-up, and the stranger’s password is gone with the owner’s', async () => {
    const email = 'stranger-first@example.com';
    await signUp(email, strangers, 'Mallory');
    site.pass(60);
    const again = await signUp(email, owners, 'Ada');
    expect(again.body.user_metadata).not.toHaveProperty('first_name');
    const { status, body } = await verify('signup', email);
    expect(status).toBe(200);
    expect(await byPassword(email, strangers)).toBe('invalid_credentials');
    // Nobody can tell whose mail was clicked, so the owner sets the password from within.
    expect(await byPassword(email, owners)).toBe('invalid_credentials');
    const token = site.sessionOf(body).accessToken;
    expect((await site.call('PUT', '/user', { token, json: { password: owners } })).status).toBe(200);
    expect(await byPassword(email, owners)).toBe('signed in');
  });

  test('is safe as well when the stranger comes second', async () => {
    const email = 'stranger-second@example.com';
    await signUp(email, owners, 'Ada');
    site.pass(60);
    await signUp(email, strangers, 'Mallory');
    site.pass(60);
    await signUp(email, strangers, 'Mallory');
    const { body } = await verify('signup', email);
    expect(await byPassword(email, strangers)).toBe('invalid_credentials');
    expect(JSON.stringify(body)).not.toContain('Mallory');
  });

  test.each([
    ['a sign-in by mail', '/otp', 'magiclink'],
    ['a forgotten password', '/recover', 'recovery'],
  ])('opens by %s, and nothing that was typed before is left', async (_, path, type) => {
    const email = `${type}@example.com`;
    await signUp(email, strangers, 'Mallory');
    const pending = await codeTo(email);
    await site.call('POST', path, { json: { email } });
    const { status, body } = await verify(type, email);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('Mallory');
    expect(body.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(await byPassword(email, strangers)).toBe('invalid_credentials');
    expect((await site.call('POST', '/verify', { json: { type: 'signup', email, token: pending } })).status).toBe(403);
  });

  test('says the same to both while nobody has proven it', async () => {
    const email = 'silent@example.com';
    const shape = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
      const { status, body } = await answer;
      return { status, keys: Object.keys(body).sort() };
    };
    const first = await shape(signUp(email, owners, 'Ada'));
    site.pass(60);
    expect(await shape(signUp(email, strangers, 'Mallory'))).toEqual(first);
  });
});

test('how long a mail takes to write tells nobody who has an account', async () => {
  await signUp('clock@example.com', owners, 'Ada');
  site.pass(60);
  for (const path of ['/recover', '/otp', '/resend']) {
    for (const email of ['clock@example.com', 'clock-of-nobody@example.com']) {
      const from = performance.now();
      const json = { email, type: 'signup', create_user: false };
      expect(await site.call('POST', path, { json })).toMatchObject({ status: 200, body: {} });
      expect(performance.now() - from).toBeGreaterThan(58);
    }
  }
});

describe('an address whose owner signs up', () => {
  test('keeps the password and the names that the mail was for, also when the form was sent again', async () => {
    const email = 'owner@example.com';
    await signUp(email, owners, 'Ada');
    site.pass(60);
    await signUp(email, owners, 'Ada');
    const { body } = await verify('signup', email);
    expect(body.user).toMatchObject({ user_metadata: { first_name: 'Ada' } });
    expect(await byPassword(email, owners)).toBe('signed in');
  });

  test('keeps them for good: a later sign-in by mail or new password of a stranger changes nothing', async () => {
    const email = 'settled@example.com';
    await signUp(email, owners, 'Ada');
    await verify('signup', email);
    site.pass(60);
    await signUp(email, strangers, 'Mallory');
    await site.call('POST', '/otp', { json: { email, data: { first_name: 'Mallory' } } });
    const { body } = await verify('magiclink', email);
    expect(body.user).toMatchObject({ user_metadata: { first_name: 'Ada' } });
    expect(await byPassword(email, owners)).toBe('signed in');
    expect(await byPassword(email, strangers)).toBe('invalid_credentials');
  });
});

describe('what is asked for by mail', () => {
  const challenge = 'a-challenge-that-is-long-enough-to-be-one-43c';

  test.each([
    ['/recover', {}, 'validation_failed', 'Password recovery requires an email'],
    ['/recover', { email: 'x' }, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['/recover', { email: 1 }, 'bad_json', 'Could not parse request body as JSON: wrong type of email'],
    [
      '/recover',
      { email: 'a@b.uk', code_challenge: challenge },
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    ['/otp', {}, 'validation_failed', 'One of email or phone must be set'],
    ['/otp', { email: 'x' }, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['/otp', { phone: '1' }, 'phone_provider_disabled', 'Unsupported phone provider'],
    [
      '/otp',
      { email: 'a@b.uk', create_user: 'no' },
      'bad_json',
      'Could not parse request body as JSON: wrong type of create_user',
    ],
    [
      '/otp',
      { email: 'a@b.uk', data: { n: 'a\0b' } },
      'validation_failed',
      'User metadata contains text that cannot be stored',
    ],
    [
      '/token?grant_type=pkce',
      {},
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ],
    [
      '/token?grant_type=pkce',
      { auth_code: 'x' },
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ],
  ])('%s %j is refused', async (path, json, code, message) => {
    expect(await site.call('POST', path, { json })).toMatchObject({ status: 400, body: { code, message } });
  });

  test('null counts as left out, as the official client sends it', async () => {
    const json = {
      email: 'null@example.com',
      code_challenge: null,
      code_challenge_method: null,
      create_user: null,
      data: null,
    };
    for (const path of ['/recover', '/otp'])
      expect(await site.call('POST', path, { json })).toMatchObject({ status: 200, body: {} });
  });

  test('with a plain challenge needs that very text', async () => {
    const email = 'plain@example.com';
    const json = { email, code_challenge: challenge, code_challenge_method: 'Plain' };
    await site.call('POST', '/otp', { json });
    const link = new URL(/http\S+verify\S+/.exec((await site.mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? 'none:');
    const { headers } = await site.call('GET', link.href.slice(`${TEST_URL}/auth/v1`.length));
    const auth_code = new URL(headers.get('location') ?? '').searchParams.get('code');
    const exchange = (code_verifier: string) =>
      site.call('POST', '/token?grant_type=pkce', { json: { auth_code, code_verifier } });
    expect(await exchange(challenge.slice(1))).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    const uses = await Promise.all([1, 2, 3, 4].map(() => exchange(challenge)));
    expect(uses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });

  test('is void once the password was changed, a code under way included', async () => {
    const email = 'void@example.com';
    await signUp(email, owners, 'Ada');
    const { accessToken: token } = site.sessionOf((await verify('signup', email)).body);
    await site.call('POST', '/otp', { json: { email, code_challenge: challenge, code_challenge_method: 'plain' } });
    const link = new URL(/http\S+verify\S+/.exec((await site.mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? 'none:');
    const { headers } = await site.call('GET', link.href.slice(`${TEST_URL}/auth/v1`.length));
    const auth_code = new URL(headers.get('location') ?? '').searchParams.get('code');
    await site.call('PUT', '/user', { token, json: { password: 'golden-heron' } });
    const json = { auth_code, code_verifier: challenge };
    expect(await site.call('POST', '/token?grant_type=pkce', { json })).toMatchObject({ status: 404 });
  });
});
