import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite, TEST_URL } from '../../../../tests/support/auth-site.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true });
});
afterAll(() => site.close());

const change = (token: string, json: unknown) => site.call('PUT', '/user', { token, json });

describe('what a person says of themselves', () => {
  test('is merged key by key, and null removes a key', async () => {
    const { accessToken } = await site.signUp('merge@example.com');
    await change(accessToken, { data: { first_name: 'Ada', last_name: 'Byron', tags: { a: 1 } } });
    const { status, body } = await change(accessToken, { data: { last_name: 'Lovelace', tags: null } });
    expect(status).toBe(200);
    expect(body.user_metadata).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
    expect(body.user_metadata).not.toHaveProperty('tags');
    expect((await site.call('GET', '/user', { token: accessToken })).body).toEqual(body);
  });

  test('cannot name another person, an address that was never proven, or a role', async () => {
    const { accessToken, userId } = await site.signUp('honest@example.com');
    const other = await site.signUp('other@example.com');
    const lies = { sub: other.userId, email: 'queen@example.com', email_verified: false, phone_verified: true };
    const { body } = await change(accessToken, { data: lies, id: other.userId, role: 'app', email_confirmed_at: null });
    expect(body).toMatchObject({
      id: userId,
      role: 'authenticated',
      email: 'honest@example.com',
      user_metadata: { sub: userId, email: 'honest@example.com', email_verified: true, phone_verified: false },
    });
    expect(await change(accessToken, { app_metadata: { role: 'admin' } })).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    });
    const { body: untouched } = await site.call('GET', '/user', { token: other.accessToken });
    expect(untouched).toMatchObject({ id: other.userId, email: 'other@example.com' });
  });

  test.each([
    ['too much', { n: 'é'.repeat(2100) }],
    ['too deep', { a: { b: { c: { d: { e: { f: { g: { h: { i: { j: { k: 1 } } } } } } } } } } }],
    ['NUL', { n: 'a\0b' }],
  ])('is refused when it is %s', async (name, data) => {
    const { accessToken } = await site.signUp(`${name.replace(' ', '-')}@example.com`);
    expect(await change(accessToken, { data })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  test('is refused when many small changes would grow too large together', async () => {
    const { accessToken } = await site.signUp('grow@example.com');
    expect((await change(accessToken, { data: { a: 'x'.repeat(3000) } })).status).toBe(200);
    expect((await change(accessToken, { data: { b: 'x'.repeat(3000) } })).status).toBe(400);
  });
});

test('whoever filled their data to the brim can still change everything else', async () => {
  const { accessToken } = await site.signUp('brim@example.com');
  expect((await change(accessToken, { data: { n: 'x'.repeat(4096 - '{"n":""}'.length) } })).status).toBe(200);
  expect((await change(accessToken, { data: {}, password: 'crimson-badger' })).status).toBe(200);
});

describe('a new password', () => {
  test('counts at once, and every other session ends', async () => {
    const first = await site.signUp('pw@example.com');
    const second = await site.signIn('pw@example.com');
    expect((await change(second.accessToken, { password: 'crimson-badger' })).status).toBe(200);
    expect((await site.call('GET', '/user', { token: second.accessToken })).status).toBe(200);
    expect((await site.refresh(second.refreshToken)).status).toBe(200);
    expect((await site.call('GET', '/user', { token: first.accessToken })).body.code).toBe('session_not_found');
    expect((await site.refresh(first.refreshToken)).body.code).toBe('refresh_token_not_found');
    const json = { email: 'pw@example.com', password: 'violet-otter' };
    expect((await site.call('POST', '/token?grant_type=password', { json })).body.code).toBe('invalid_credentials');
    await site.signIn('pw@example.com', 'crimson-badger');
  });

  test('must differ from the old one and be a good one', async () => {
    const { accessToken } = await site.signUp('same@example.com');
    expect(await change(accessToken, { password: 'violet-otter' })).toMatchObject({
      status: 422,
      body: { code: 'same_password', message: 'New password should be different from the old password.' },
    });
    expect(await change(accessToken, { password: 'abc' })).toMatchObject({
      status: 422,
      body: { code: 'weak_password', weak_password: { reasons: ['length'] } },
    });
    expect(await change(accessToken, { password: '' })).toMatchObject({ body: { code: 'weak_password' } });
    expect(await change(accessToken, { password: 'iloveyou' })).toMatchObject({
      body: { code: 'weak_password', weak_password: { reasons: ['pwned'] } },
    });
  });

  test('changed twice at once leaves one of the two in force and nothing broken', async () => {
    const { accessToken } = await site.signUp('race@example.com');
    const wishes = ['crimson-badger', 'saffron-heron'];
    const replies = await Promise.all(wishes.map((password) => change(accessToken, { password })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const works = await Promise.all(
      wishes.map(async (password) => {
        const json = { email: 'race@example.com', password };
        return (await site.call('POST', '/token?grant_type=password', { json })).status === 200;
      }),
    );
    expect(works.filter(Boolean)).toHaveLength(1);
  });
});

describe('a new address', () => {
  async function linkTo(address: string): Promise<string> {
    const text = (await site.mailsTo(address)).at(-1)?.text ?? '';
    return /http\S+(\/verify\S+)/.exec(text)?.[0].slice(`${TEST_URL}/auth/v1`.length) ?? '';
  }
  async function codeTo(address: string): Promise<string> {
    return /\b\d{6}\b/.exec((await site.mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? '';
  }
  const locationOf = async (path: string) => (await site.call('GET', path)).headers.get('location') ?? '';

  test('is taken after a yes from both mailboxes, whatever the order', async () => {
    for (const [from, to] of [
      ['a1@example.com', 'a2@example.com'],
      ['b1@example.com', 'b2@example.com'],
    ] as const) {
      const { accessToken, userId } = await site.signUp(from);
      const asked = await change(accessToken, { email: to.toUpperCase() });
      expect(asked).toMatchObject({ status: 200, body: { email: from, new_email: to } });
      const [first, second] = from.startsWith('a') ? [from, to] : [to, from];
      expect(await locationOf(await linkTo(first))).toContain('#message=Confirmation+link+accepted');
      expect((await site.call('GET', '/user', { token: accessToken })).body.email).toBe(from);
      expect(await locationOf(await linkTo(second))).toContain('#access_token=');
      const { body } = await site.call('GET', '/user', { token: accessToken });
      expect(body).toMatchObject({
        id: userId,
        email: to,
        user_metadata: { email: to, email_verified: true },
        identities: [{ email: to }],
      });
      expect(body).not.toHaveProperty('new_email');
      expect((await site.signIn(to)).userId).toBe(userId);
    }
  });

  test('can be agreed to by codes as well', async () => {
    const { accessToken } = await site.signUp('c1@example.com');
    await change(accessToken, { email: 'c2@example.com' });
    const verify = async (email: string) =>
      site.call('POST', '/verify', { json: { type: 'email_change', email, token: await codeTo(email) } });
    expect(await verify('c1@example.com')).toMatchObject({ status: 200, body: { code: '200' } });
    expect(await verify('c2@example.com')).toMatchObject({ status: 200, body: { user: { email: 'c2@example.com' } } });
  });

  test('is not taken by two clicks in the same mailbox', async () => {
    const { accessToken } = await site.signUp('d1@example.com');
    await change(accessToken, { email: 'd2@example.com' });
    const link = await linkTo('d2@example.com');
    await locationOf(link);
    expect(await locationOf(link)).toContain('otp_expired');
    expect((await site.call('GET', '/user', { token: accessToken })).body.email).toBe('d1@example.com');
  });

  test('is forgotten halfway when another one is wished for', async () => {
    const { accessToken } = await site.signUp('e1@example.com');
    await change(accessToken, { email: 'e2@example.com' });
    const oldLink = await linkTo('e2@example.com');
    await locationOf(await linkTo('e1@example.com'));
    expect(await change(accessToken, { email: 'e3@example.com' })).toMatchObject({ status: 429 });
    site.pass(60);
    await change(accessToken, { email: 'e3@example.com' });
    expect(await locationOf(oldLink)).toContain('otp_expired');
    expect(await locationOf(await linkTo('e3@example.com'))).toContain('#message=');
    expect((await site.call('GET', '/user', { token: accessToken })).body.email).toBe('e1@example.com');
  });

  test('that belongs to somebody is refused, also when they came in between', async () => {
    const { accessToken } = await site.signUp('f1@example.com');
    await site.signUp('f2@example.com');
    expect(await change(accessToken, { email: 'F2@example.com' })).toMatchObject({
      status: 422,
      body: { code: 'email_exists', message: 'A user with this email address has already been registered' },
    });
    await change(accessToken, { email: 'f3@example.com' });
    await site.signUp('f3@example.com');
    await locationOf(await linkTo('f1@example.com'));
    expect(await locationOf(await linkTo('f3@example.com'))).toContain('error_code=email_exists');
  });

  test('is not mailed again within a minute, and a new password voids what was mailed', async () => {
    const { accessToken } = await site.signUp('g1@example.com');
    await change(accessToken, { email: 'g2@example.com' });
    const json = { type: 'email_change', email: 'g1@example.com' };
    expect((await site.call('POST', '/resend', { json })).status).toBe(429);
    site.pass(60);
    expect((await site.call('POST', '/resend', { json })).status).toBe(200);
    expect(await site.mailsTo('g2@example.com')).toHaveLength(2);
    await change(accessToken, { password: 'crimson-badger' });
    expect(await locationOf(await linkTo('g2@example.com'))).toContain('otp_expired');
  });
});
