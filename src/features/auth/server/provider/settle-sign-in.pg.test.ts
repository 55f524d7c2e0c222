import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../../tests/support/auth-site.ts';
import { type ForgingIssuer, startForgingIssuer } from '../../../../../tests/support/forging-issuer.ts';
import { googleVisitor } from '../../../../../tests/support/google-visitor.ts';

let site: AuthSite;
let issuer: ForgingIssuer;
beforeAll(async () => {
  issuer = await startForgingIssuer();
  const googleClient = { issuer: issuer.issuer, clientId: 'site', clientSecret: 'a-secret' };
  site = await openAuthSite({ googleClient });
});
afterAll(async () => {
  await site.close();
  await issuer.close();
});

const password = 'violet-otter';
const signIn = async (claims: Record<string, unknown>, token?: string) =>
  (await googleVisitor(site, issuer).signIn({ claims: { email_verified: true, ...claims } }, '', token)).fragment;
const userOf = async (token = '') => (await site.call('GET', '/user', { token })).body;
const register = (email: string, data = {}) => site.call('POST', '/signup', { json: { email, password, data } });
async function confirm(email: string): Promise<void> {
  const code = /\b\d{6}\b/.exec((await site.mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await site.call('POST', '/verify', { json: { type: 'signup', email, token: code } });
}
const byPassword = (email: string) => site.call('POST', '/token?grant_type=password', { json: { email, password } });

describe('a person from Google', () => {
  test('stays the same person when the address over there changes', async () => {
    const first = await userOf((await signIn({ sub: 'moves', email: 'before@example.com' })).access_token);
    const later = await userOf((await signIn({ sub: 'moves', email: 'after@example.com' })).access_token);
    expect(later).toMatchObject({ id: first.id, email: 'before@example.com' });
    expect(later.identities).toMatchObject([{ identity_data: { email: 'after@example.com' } }]);
    const unverified = { sub: 'moves', email: 'victim@example.com', email_verified: false };
    expect(await userOf((await signIn(unverified)).access_token)).toMatchObject({ id: first.id });
  });

  test('with another’s verified address opens that account, as a mail to it would; with an unverified one, nothing', async () => {
    const first = await userOf((await signIn({ sub: 'old-owner', email: 'shared@example.com' })).access_token);
    const second = await userOf((await signIn({ sub: 'new-owner', email: 'shared@example.com' })).access_token);
    expect(second.id).toBe(first.id);
    expect(await signIn({ sub: 'liar', email: 'shared@example.com', email_verified: false })).toMatchObject({
      error_code: 'provider_email_needs_verification',
    });
  });

  test.each([
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'not an address' }],
    ['an address nobody verified', { email: 'nobody@example.com', email_verified: false }],
    ['an address said to be verified in other words', { email: 'nobody@example.com', email_verified: 'yes' }],
    ['an address about which nothing is said', { email: 'nobody@example.com', email_verified: undefined }],
  ])('with %s opens nothing', async (_, claims) => {
    expect(await signIn({ sub: 'unproven', ...claims })).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
    });
  });

  test('who is banned here stays out', async () => {
    const { id } = await userOf((await signIn({ sub: 'banned', email: 'banned@example.com' })).access_token);
    await site.query(`update identity.users set banned_until = '2100-01-01' where id = '${String(id)}'`);
    expect(await signIn({ sub: 'banned', email: 'banned@example.com' })).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    });
    expect(await signIn({ sub: 'other', email: 'banned@example.com' })).toMatchObject({ error_code: 'user_banned' });
  });

  test('brings a name that a page can show, and nothing else', async () => {
    const claims = {
      sub: 'names',
      email: 'NAMES@example.com',
      name: `Ada\u202e<script>${'x'.repeat(500)}`,
      given_name: '\0Ada\n',
      family_name: { toString: 'Byron' },
      picture: 'javascript:alert(1)',
      role: 'admin',
    };
    const { email, user_metadata } = await userOf((await signIn(claims)).access_token);
    expect(email).toBe('names@example.com');
    expect(user_metadata).toMatchObject({
      first_name: 'Ada',
      display_name: expect.stringMatching(/^Ada script x{80,}$/),
    });
    for (const key of ['last_name', 'picture', 'avatar_url', 'role']) expect(user_metadata).not.toHaveProperty(key);
  });

  test('becomes one account, also when four tabs arrive at once', async () => {
    const claims = { sub: 'hasty', email: 'hasty@example.com' };
    const arrivals = await Promise.all([1, 2, 3, 4].map(() => signIn(claims)));
    const users = await Promise.all(arrivals.map(({ access_token }) => userOf(access_token)));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect(users[0]?.identities).toHaveLength(1);
  });
});

describe('an address that somebody signed up with and never proved', () => {
  test('goes to the person whom Google vouches for, and nothing that was typed before is left', async () => {
    const email = 'taken-first@example.com';
    await register(email, { first_name: 'Mallory', display_name: 'Mallory' });
    const code = /\b\d{6}\b/.exec((await site.mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
    const { access_token } = await signIn({ sub: 'owner', email, given_name: 'Ada', name: 'Ada Byron' });
    const user = await userOf(access_token);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { first_name: 'Ada', display_name: 'Ada Byron', email_verified: true },
      identities: [{ provider: 'google' }],
    });
    expect(await byPassword(email)).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect(await site.call('POST', '/verify', { json: { type: 'signup', email, token: code } })).toMatchObject({
      status: 403,
    });
  });

  test('but proven keeps its password, and gets Google beside it', async () => {
    const email = 'proven-first@example.com';
    await register(email, { first_name: 'Ada' });
    await confirm(email);
    const before = await userOf(site.sessionOf((await byPassword(email)).body).accessToken);
    site.pass(1);
    const after = await userOf((await signIn({ sub: 'proven', email, given_name: 'Augusta' })).access_token);
    expect(after).toMatchObject({ id: before.id, user_metadata: { first_name: 'Ada' } });
    expect(after.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] });
    expect((await byPassword(email)).status).toBe(200);
    expect((await site.mailsTo(email)).at(-1)?.subject).toContain('Google');
  });
});
