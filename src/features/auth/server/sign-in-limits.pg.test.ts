import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';
import { createLog } from '../../../platform/node/log.ts';
import { authRoutes } from './auth-routes.ts';
import { createPasswordHashes } from './password-hashes.ts';
import { endSession, listSessions } from './sessions.sql.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true, limitScale: 1, hashesAsSold: true });
});
afterAll(() => site.close());

const password = 'violet-otter';
const tryToSignIn = (email: string, typed: string, visitor = '192.0.2.7') =>
  site.call('POST', '/token?grant_type=password', {
    json: { email, password: typed },
    headers: { 'x-test-visitor': visitor },
  });

describe('a password hash of an earlier cost', () => {
  /** `violet-otter`, as a site with a quarter of today's memory would have stored it. */
  const storeOld = async (userId: string) => {
    const { argon2Sync } = await import('node:crypto');
    const nonce = Buffer.alloc(16, 7);
    const cost = { memory: 4_864, passes: 1, parallelism: 1 };
    const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const phc = `$argon2id$v=19$m=4864,t=1,p=1$${text(nonce)}$${text(tag)}`;
    await site.query(`update identity.users set password_hash = '${phc}' where id = '${userId}'`);
    return phc;
  };
  const storedFor = async (userId: string) => {
    const [row] = await site.query(`select password_hash from identity.users where id = '${userId}'`);
    return row?.password_hash;
  };

  test('is renewed when its owner signs in, and left alone when somebody guesses', async () => {
    const { userId } = await site.signUp('renewed@example.com');
    const old = await storeOld(userId);
    expect((await tryToSignIn('renewed@example.com', 'wrong-otter')).status).toBe(400);
    expect(await storedFor(userId)).toBe(old);
    expect((await tryToSignIn('renewed@example.com', password)).status).toBe(200);
    expect(await storedFor(userId)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await tryToSignIn('renewed@example.com', password)).status).toBe(200);
    const passwords = createPasswordHashes();
    expect([passwords.isOutdated(old), passwords.isOutdated(await passwords.hash('x'))]).toEqual([true, false]);
  });
});

describe('limits', () => {
  test('are shared by two instances of the server', async () => {
    const { db, now, clientKey, limitScale, factorKeys, captcha } = site;
    const other = authRoutes({
      db,
      now,
      clientKey,
      limitScale,
      factorKeys,
      captcha,
      publicUrl: 'http://localhost:4100',
      mailAutoconfirm: true,
      log: createLog('silent'),
      sendMail: async () => undefined,
      redirectUrls: [],
      googleClient: null,
    });
    const elsewhere = async () => {
      const body = JSON.stringify({ email: 'shared@example.com', password: 'wrong-otter' });
      const headers = { 'x-test-visitor': '192.0.2.7' };
      return (await other.request('/token?grant_type=password', { method: 'POST', body, headers })).status;
    };
    const here = async () => (await tryToSignIn('shared@example.com', 'wrong-otter')).status;
    const statuses = await Promise.all(Array.from({ length: 14 }, (_, index) => (index % 2 ? here() : elsewhere())));
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('count a guess before the password is looked at, so that a thousand at once are ten', async () => {
    await site.signUp('burst@example.com');
    const statuses = (
      await Promise.all(
        Array.from({ length: 25 }, (_, guess) => tryToSignIn('burst@example.com', `guess-${guess}`, '192.0.2.8')),
      )
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  });

  test('for a mailed code hold however it is asked about', async () => {
    const verify = async (path: string, json?: object) =>
      (
        await site.call(json ? 'POST' : 'GET', path, {
          ...(json ? { json } : {}),
          headers: { 'x-test-visitor': '192.0.2.9' },
        })
      ).status;
    const code = { type: 'recovery', email: 'nobody@example.com', token: '123456' };
    const posts = await Promise.all(Array.from({ length: 15 }, () => verify('/verify', code)));
    const gets = await Promise.all(Array.from({ length: 15 }, () => verify('/verify?type=recovery&token=x')));
    expect([...posts, ...gets]).not.toContain(429);
    expect(await verify('/verify', code)).toBe(429);
  });
});

describe('the sessions of an account', () => {
  test('are listed with the newest use first, and each can be ended alone', async () => {
    const email = 'sessions@example.com';
    const first = await site.signUp(email);
    site.pass(60);
    const second = await site.signIn(email);
    site.pass(60);
    await site.refresh(first.refreshToken);
    const list = () => site.db.asApp((tx) => listSessions(tx, first.userId));
    const [newest, oldest] = await list();
    expect(newest).toMatchObject({ aal: 'aal1' });
    expect(Object.keys(newest ?? {})).not.toContain('refresh_key');
    expect(newest?.refreshed_at.getTime()).toBeGreaterThan(oldest?.refreshed_at.getTime() ?? 0);

    const stranger = await site.signUp('stranger@example.com');
    const end = (userId: string) => site.db.asApp((tx) => endSession(tx, userId, oldest?.id ?? ''));
    expect(await end(stranger.userId)).toBe(false);
    expect(await end(first.userId)).toBe(true);
    expect(await end(first.userId)).toBe(false);
    expect(await list()).toHaveLength(1);
    expect((await site.refresh(second.refreshToken)).body).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await site.call('GET', '/user', { token: second.accessToken })).body).toMatchObject({
      code: 'session_not_found',
    });
  });
});
