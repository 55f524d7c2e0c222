import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';

let instant: AuthSite;
let mailed: AuthSite;
beforeAll(async () => {
  [instant, mailed] = await Promise.all([openAuthSite({ mailAutoconfirm: true }), openAuthSite()]);
});
afterAll(() => Promise.all([instant.close(), mailed.close()]));

const password = 'violet-otter';

describe('signing up without confirmation', () => {
  test('opens a session for a confirmed account that carries the names', async () => {
    const data = { first_name: 'Ada', last_name: 'Byron', display_name: 'Ada Byron' };
    const json = { email: 'Ada@Example.com', password, data, code_challenge: null, gotrue_meta_security: {} };
    const { status, body } = await instant.call('POST', '/signup', { json });
    expect(status).toBe(200);
    const at = instant.now().toISOString();
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: instant.now().getTime() / 1000 + 3600,
      user: {
        aud: 'authenticated',
        role: 'authenticated',
        email: 'ada@example.com',
        phone: '',
        email_confirmed_at: at,
        last_sign_in_at: at,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: { ...data, email: 'ada@example.com', email_verified: true },
        identities: [{ provider: 'email', email: 'ada@example.com' }],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash|refresh_key/);
    expect(await instant.mailsTo('ada@example.com')).toEqual([]);
  });

  test('is refused for an address that has an account', async () => {
    await instant.signUp('twice@example.com');
    const json = { email: 'TWICE@example.com', password: 'another-one' };
    expect(await instant.call('POST', '/signup', { json })).toMatchObject({
      status: 422,
      body: { code: 'user_already_exists', message: 'User already registered' },
    });
    expect((await instant.signIn('twice@example.com')).userId).toBeTruthy();
  });

  test('eight times at once with one address makes one account', async () => {
    const json = { email: 'rush@example.com', password };
    const replies = await Promise.all(Array.from({ length: 8 }, () => instant.call('POST', '/signup', { json })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422, 422, 422, 422,
    ]);
    expect(await instant.query(`select 1 from identity.users where email = 'rush@example.com'`)).toHaveLength(1);
  });

  test('takes over an account that was begun but never confirmed, with the new password', async () => {
    await instant.query(`insert into identity.users (email, password_hash, user_metadata)
      values ('begun@example.com', 'nobody', '{"first_name": "Mallory"}')`);
    await instant.signUp('begun@example.com', 'mine-now-please');
    const { accessToken } = await instant.signIn('begun@example.com', 'mine-now-please');
    const { body } = await instant.call('GET', '/user', { token: accessToken });
    expect(body).toMatchObject({ user_metadata: { email: 'begun@example.com' } });
    expect(JSON.stringify(body)).not.toContain('Mallory');
  });
});

describe('signing up by mail', () => {
  test('answers the new user without a session and sends one mail with link and code', async () => {
    const json = { email: 'new@example.com', password };
    const { status, body } = await mailed.call('POST', '/signup', { json });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: 'new@example.com',
      role: 'authenticated',
      confirmation_sent_at: mailed.now().toISOString(),
      identities: [{ provider: 'email', identity_data: { email_verified: false } }],
    });
    expect(body).not.toHaveProperty('access_token');
    expect(body).not.toHaveProperty('email_confirmed_at');
    const [mail, ...others] = await mailed.mailsTo('new@example.com');
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(
      /http:\/\/localhost:4100\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=signup&redirect_to=/,
    );
    expect(mail?.text).toMatch(/\b\d{6}\b/);
    expect(mail?.html).toContain('<a href="http://localhost:4100/auth/v1/verify?token=');
  });

  test('again within a minute must wait, and afterwards mails the same account again', async () => {
    const json = { email: 'again@example.com', password };
    const first = await mailed.call('POST', '/signup', { json });
    mailed.pass(18);
    expect(await mailed.call('POST', '/signup', { json })).toMatchObject({
      status: 429,
      body: {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 42 seconds.',
      },
    });
    mailed.pass(42);
    const second = await mailed.call('POST', '/signup', { json });
    expect(second.status).toBe(200);
    expect(second.body.id).toBe(first.body.id);
    expect(await mailed.mailsTo('again@example.com')).toHaveLength(2);
  });

  test('with a confirmed address looks like any other sign-up, changes nothing and sends nothing', async () => {
    await mailed.query(`insert into identity.users (email, email_confirmed_at) values ('taken@example.com', now())`);
    const [before] = await mailed.query(`select * from identity.users where email = 'taken@example.com'`);
    const json = { email: 'taken@example.com', password, data: { first_name: 'Eve' } };
    const { status, body } = await mailed.call('POST', '/signup', { json });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'taken@example.com', role: '', identities: [] });
    expect(body.id).not.toBe(before?.id);
    expect(body).not.toHaveProperty('last_sign_in_at');
    expect(body).not.toHaveProperty('email_confirmed_at');
    expect(await mailed.query(`select * from identity.users where email = 'taken@example.com'`)).toEqual([before]);
    expect(await mailed.mailsTo('taken@example.com')).toEqual([]);
  });

  test('never mails words that a stranger typed', async () => {
    const json = { email: 'spam@example.com', password, data: { first_name: 'Buy pills at evil.example' } };
    await mailed.call('POST', '/signup', { json });
    const [mail] = await mailed.mailsTo('spam@example.com');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  test('sends people back only to this site', async () => {
    const redirectOf = async (email: string, target: string) => {
      const path = `/signup?redirect_to=${encodeURIComponent(target)}`;
      await mailed.call('POST', path, { json: { email, password } });
      const [mail] = await mailed.mailsTo(email);
      const link = /http\S+verify\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return new URL(link).searchParams.get('redirect_to');
    };
    expect(await redirectOf('r1@example.com', 'http://localhost:4100/dashboard?tab=1')).toBe(
      'http://localhost:4100/dashboard?tab=1',
    );
    expect(await redirectOf('r2@example.com', 'https://evil.example/')).toBe('http://localhost:4100');
  });
});

describe('what a sign-up must bring', () => {
  test.each([
    ['neither address nor phone', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['no password', { email: 'a@b.uk' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      '73 bytes of password',
      { email: 'a@b.uk', password: `${'é'.repeat(36)}x` },
      400,
      'validation_failed',
      /longer than 72/,
    ],
    [
      'a short password',
      { email: 'a@b.uk', password: 'short' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    ['a common password', { email: 'a@b.uk', password: 'PassWord1' }, 422, 'weak_password', /known to be weak/],
    [
      'half of PKCE',
      { email: 'a@b.uk', password, code_challenge: 'x' },
      400,
      'validation_failed',
      /PKCE flow requires/,
    ],
    [
      'a short challenge',
      { email: 'a@b.uk', password, code_challenge: 'x', code_challenge_method: 's256' },
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    ['a phone', { phone: '+44', password }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    [
      'no address',
      { email: 'not an address', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'NUL in the address',
      { email: 'a\0@b.uk', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'an endless address',
      { email: `${'a'.repeat(250)}@b.uk`, password },
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      'NUL in the names',
      { email: 'a@b.uk', password, data: { 'first\0': 'x' } },
      400,
      'validation_failed',
      /cannot be stored/,
    ],
    [
      'half a surrogate pair',
      { email: 'a@b.uk', password, data: { n: ['\ud800'] } },
      400,
      'validation_failed',
      /cannot be stored/,
    ],
    [
      'a heap of data',
      { email: 'a@b.uk', password, data: { n: 'x'.repeat(5000) } },
      400,
      'validation_failed',
      /4096 bytes/,
    ],
    ['a number for an address', { email: 7, password }, 400, 'bad_json', /email/],
    ['a list for data', { email: 'a@b.uk', password, data: [] }, 400, 'bad_json', /data/],
  ])('%s is refused', async (_, json, status, code, message) => {
    const reply = await mailed.call('POST', '/signup', { json });
    expect(reply).toMatchObject({ status, body: { code } });
    expect(reply.body.message).toMatch(message);
    expect(reply.headers.get('x-sb-error-code')).toBe(code);
  });

  test('a weak password comes with its reasons', async () => {
    const reasonsFor = async (weak: string) =>
      (await mailed.call('POST', '/signup', { json: { email: 'a@b.uk', password: weak } })).body.weak_password;
    expect(await reasonsFor('12345')).toEqual({ reasons: ['length'] });
    expect(await reasonsFor('123456')).toEqual({ reasons: ['pwned'] });
  });

  test.each(['', '{', '[]', '"x"', '7', '{"email":', '\0', '['.repeat(200_000)])(
    'the body %.20j is not usable',
    async (text) => {
      expect(await mailed.call('POST', '/signup', { text })).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    },
  );

  test('a body over one megabyte is refused', async () => {
    const json = { email: 'a@b.uk', password: 'x'.repeat(1_000_001) };
    expect(await mailed.call('POST', '/signup', { json })).toMatchObject({
      status: 413,
      body: { code: 'request_entity_too_large' },
    });
  });
});
