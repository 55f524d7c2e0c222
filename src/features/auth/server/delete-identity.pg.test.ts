import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';
import { type ForgingIssuer, startForgingIssuer } from '../../../../tests/support/forging-issuer.ts';
import { googleVisitor } from '../../../../tests/support/google-visitor.ts';

let site: AuthSite;
let issuer: ForgingIssuer;
beforeAll(async () => {
  issuer = await startForgingIssuer();
  const googleClient = { issuer: issuer.issuer, clientId: 'site', clientSecret: 'a-secret' };
  site = await openAuthSite({ mailAutoconfirm: true, googleClient });
});
afterAll(async () => {
  await site.close();
  await issuer.close();
});

async function identityOf(userId: string, provider: string): Promise<string> {
  const rows = await site.query(
    `select identity_id from identity.identities where user_id = '${userId}' and provider = '${provider}'`,
  );
  return String(rows[0]?.identity_id);
}
const unlink = (token: string, identityId: string) => site.call('DELETE', `/user/identities/${identityId}`, { token });

describe('the ways into an account', () => {
  test('are changed only with the second factor, where there is one', async () => {
    const { accessToken, userId } = await site.signUp('careful@example.com');
    const claims = { sub: 'careful', email: 'careful@gmail.example' };
    const visitor = googleVisitor(site, issuer);
    expect((await visitor.signIn({ claims }, '', accessToken)).fragment).toHaveProperty('access_token');
    await site.query(
      `insert into identity.factors (user_id, factor_type, status, secret) values ('${userId}', 'totp', 'verified', '\\x00')`,
    );
    const refusal = { status: 403, body: { code: 'insufficient_aal' } };
    expect(await unlink(accessToken, await identityOf(userId, 'google'))).toMatchObject(refusal);
    expect(await visitor.leave({}, '', accessToken)).toMatchObject(refusal);
  });

  test('taken away in two tabs at once, never all of them', async () => {
    const { accessToken, userId } = await site.signUp('hasty@example.com');
    const claims = { sub: 'hasty', email: 'hasty@gmail.example' };
    await googleVisitor(site, issuer).signIn({ claims }, '', accessToken);
    const ids = [await identityOf(userId, 'email'), await identityOf(userId, 'google')];
    const answers = await Promise.all(ids.map((id) => unlink(accessToken, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('with an address that Google has not verified leave the account without one, and it can get one again', async () => {
    const { accessToken, userId } = await site.signUp('leaving@example.com');
    const claims = { sub: 'unverified', email: 'unverified@gmail.example', email_verified: false };
    await googleVisitor(site, issuer).signIn({ claims }, '', accessToken);
    expect((await unlink(accessToken, await identityOf(userId, 'email'))).status).toBe(200);
    expect((await site.call('GET', '/user', { token: accessToken })).body).toMatchObject({ id: userId, email: '' });
    expect(await site.call('GET', '/reauthenticate', { token: accessToken })).toMatchObject({
      status: 422,
      body: { code: 'email_not_confirmed' },
    });

    site.pass(1);
    const email = 'again@example.com';
    await site.call('PUT', '/user', { token: accessToken, json: { email } });
    const code = /\b\d{6}\b/.exec((await site.mailsTo(email)).at(-1)?.text ?? '')?.[0];
    const json = { type: 'email_change', email, token: code };
    expect((await site.call('POST', '/verify', { json })).body.user).toMatchObject({
      id: userId,
      email,
      app_metadata: { provider: 'google', providers: ['google', 'email'] },
    });
  });

  test('void what was mailed to an address that the account leaves', async () => {
    const { accessToken, userId } = await site.signUp('old-box@example.com');
    const claims = { sub: 'moving', email: 'new-box@gmail.example' };
    await googleVisitor(site, issuer).signIn({ claims }, '', accessToken);
    await site.call('POST', '/recover', { json: { email: 'old-box@example.com' } });
    const code = /\b\d{6}\b/.exec((await site.mailsTo('old-box@example.com')).at(-1)?.text ?? '')?.[0];
    expect((await unlink(accessToken, await identityOf(userId, 'email'))).status).toBe(200);
    const json = { type: 'recovery', email: 'old-box@example.com', token: code };
    expect((await site.call('POST', '/verify', { json })).status).toBe(403);
  });
});
