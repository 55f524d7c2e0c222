import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true, hashesAsSold: true });
});
afterAll(() => site.close());

const signIn = (email: string, password: string) =>
  site.call('POST', '/token?grant_type=password', { json: { email, password } });
const logOut = (token: string, scope?: string) =>
  site.call('POST', scope === undefined ? '/logout' : `/logout?scope=${scope}`, { token });
const whoAmI = (token: string) => site.call('GET', '/user', { token });
const GONE = {
  status: 403,
  body: { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
};

describe('signing in with a password', () => {
  test('opens a session whose access token says who, where from and how', async () => {
    const { userId } = await site.signUp('in@example.com');
    const reply = await signIn('IN@example.com', 'violet-otter');
    expect(reply.status).toBe(200);
    const { accessToken } = site.sessionOf(reply.body);
    const seconds = site.now().getTime() / 1000;
    expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
    const claims = decodeJwt(accessToken);
    expect(claims).toMatchObject({
      iss: 'http://localhost:4100/auth/v1',
      sub: userId,
      aud: 'authenticated',
      iat: seconds,
      exp: seconds + 3600,
      email: 'in@example.com',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: seconds }],
      is_anonymous: false,
    });
    expect(reply.headers.get('sb-auth-session-id')).toBe(claims.session_id);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('says the same to a wrong password, an unknown address and an account without a password', async () => {
    await site.signUp('known@example.com');
    await site.query(`insert into identity.users (email, email_confirmed_at) values ('none@example.com', now())`);
    const refused = {
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    };
    expect(await signIn('known@example.com', 'wrong-otter')).toMatchObject(refused);
    expect(await signIn('unknown@example.com', 'violet-otter')).toMatchObject(refused);
    expect(await signIn('none@example.com', 'violet-otter')).toMatchObject(refused);
    expect(await signIn('known@example.com', '')).toMatchObject(refused);
    expect(await signIn('known@example.com', 'x'.repeat(900_000))).toMatchObject(refused);
    expect(await signIn("' or 1=1 --\0", 'violet-otter')).toMatchObject(refused);
  });

  test('takes as much work for an unknown address as for a wrong password', async () => {
    await site.signUp('timed@example.com');
    const leastWork = async (email: string) => {
      const work: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        // The hash is computed in a thread beside ours; how busy the machine is makes no difference to this count.
        const before = process.cpuUsage();
        await signIn(email, 'wrong-otter');
        const { user, system } = process.cpuUsage(before);
        work.push(user + system);
      }
      return Math.min(...work);
    };
    expect(await leastWork('nobody@example.com')).toBeGreaterThan(0.5 * (await leastWork('timed@example.com')));
  });

  test('tells an unconfirmed account apart only after the right password', async () => {
    await site.signUp('later@example.com');
    await site.query(`update identity.users set email_confirmed_at = null where email = 'later@example.com'`);
    expect(await signIn('later@example.com', 'violet-otter')).toMatchObject({
      status: 400,
      body: { code: 'email_not_confirmed', message: 'Email not confirmed' },
    });
    expect(await signIn('later@example.com', 'wrong-otter')).toMatchObject({ body: { code: 'invalid_credentials' } });
  });

  test('is refused while the account is banned, and so is all it had open', async () => {
    const { accessToken, refreshToken } = await site.signUp('banned@example.com');
    await site.query(`update identity.users set banned_until = '2026-07-01' where email = 'banned@example.com'`);
    const banned = { code: 'user_banned', message: 'User is banned' };
    expect(await signIn('banned@example.com', 'violet-otter')).toMatchObject({ status: 400, body: banned });
    expect(await signIn('banned@example.com', 'wrong-otter')).toMatchObject({ body: { code: 'invalid_credentials' } });
    expect(await site.refresh(refreshToken)).toMatchObject({ status: 400, body: banned });
    expect(await whoAmI(accessToken)).toMatchObject({ status: 403, body: banned });
  });

  test('asks for an address, and for a way in that exists', async () => {
    const token = (path: string, json: unknown) => site.call('POST', path, { json });
    expect(await token('/token?grant_type=password', {})).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'missing email or phone' },
    });
    for (const path of ['/token', '/token?grant_type=web3', '/token?grant_type=id_token']) {
      expect(await token(path, {})).toMatchObject({
        status: 400,
        body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
      });
    }
  });

  test('keeps the password as argon2id and the browser name in 300 letters', async () => {
    await site.signUp('kept@example.com');
    const headers = { 'user-agent': 'B'.repeat(5000) };
    const json = { email: 'kept@example.com', password: 'violet-otter' };
    await site.call('POST', '/token?grant_type=password', { json, headers });
    const rows = await site.query(`select password_hash, max(length(user_agent)) as longest from identity.users u
      join identity.sessions s on s.user_id = u.id where email = 'kept@example.com' group by 1`);
    expect(rows).toEqual([
      { password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/), longest: 300 },
    ]);
  });
});

describe('refreshing', () => {
  test('keeps session and methods, and answers a new refresh token', async () => {
    const first = await site.signUp('fresh@example.com');
    site.pass(3000);
    const second = site.sessionOf((await site.refresh(first.refreshToken)).body);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    const [before, after] = [decodeJwt(first.accessToken), decodeJwt(second.accessToken)];
    expect(after).toMatchObject({ session_id: before.session_id, amr: before.amr, sub: before.sub });
    expect(after.exp).toBe((before.exp ?? 0) + 3000);
  });

  test('with the parent of the newest token answers the newest token, however late', async () => {
    const { refreshToken: r0 } = await site.signUp('parent@example.com');
    const r1 = site.sessionOf((await site.refresh(r0)).body).refreshToken;
    site.pass(86_400);
    const reply = await site.refresh(r0);
    expect(site.sessionOf(reply.body).refreshToken).toBe(r1);
    expect(reply.headers.get('sb-auth-refresh-token-reuse')).toBe('true');
    expect(site.sessionOf((await site.refresh(r0)).body).refreshToken).toBe(r1);
  });

  test('with an older token is allowed for ten seconds after it was revoked', async () => {
    const { refreshToken: r0 } = await site.signUp('older@example.com');
    const r1 = site.sessionOf((await site.refresh(r0)).body).refreshToken;
    site.pass(5);
    const r2 = site.sessionOf((await site.refresh(r1)).body).refreshToken;
    site.pass(5);
    expect(site.sessionOf((await site.refresh(r0)).body).refreshToken).toBe(r2);
  });

  test('with an older token later ends the session for everybody, the newest token too', async () => {
    const { refreshToken: r0, userId } = await site.signUp('stolen@example.com');
    const r1 = site.sessionOf((await site.refresh(r0)).body).refreshToken;
    const { refreshToken: r2, accessToken } = site.sessionOf((await site.refresh(r1)).body);
    const elsewhere = await site.signIn('stolen@example.com');
    site.pass(11);
    expect(await site.refresh(r0)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    });
    for (const token of [r0, r1, r2]) {
      expect(await site.refresh(token)).toMatchObject({
        status: 400,
        body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
      });
    }
    expect(await whoAmI(accessToken)).toMatchObject(GONE);
    expect(await whoAmI(elsewhere.accessToken)).toMatchObject({ status: 200, body: { id: userId } });
  });

  test('with an old token ends the session also when its own row was tidied away long ago', async () => {
    const { refreshToken: r0 } = await site.signUp('tidy@example.com');
    let newest = r0;
    for (let round = 0; round < 6; round += 1) {
      site.pass(3600);
      newest = site.sessionOf((await site.refresh(newest)).body).refreshToken;
    }
    const rows =
      await site.query(`select counter from identity.refresh_tokens t join identity.sessions s on s.id = session_id
      join identity.users u on u.id = s.user_id where email = 'tidy@example.com'`);
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(await site.refresh(r0)).toMatchObject({ body: { code: 'refresh_token_already_used' } });
    expect(await site.refresh(newest)).toMatchObject({ body: { code: 'refresh_token_not_found' } });
  });

  test('twelve times at once with one token succeeds twelve times and ends on one token', async () => {
    const { refreshToken } = await site.signUp('parallel@example.com');
    const replies = await Promise.all(Array.from({ length: 12 }, () => site.refresh(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const tokens = new Set(replies.map(({ body }) => site.sessionOf(body).refreshToken));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(refreshToken);
    expect((await site.refresh([...tokens][0] ?? '')).status).toBe(200);
  });

  test('with what never was a token of ours is refused and ends nothing', async () => {
    const { refreshToken, accessToken } = await site.signUp('forged@example.com');
    const bytes = Buffer.from(refreshToken, 'base64url');
    const changed = (index: number) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8((copy.readUInt8(index) + 1) % 256, index);
      return copy.toString('base64url');
    };
    // Session, counter, signature.
    for (const forged of [
      changed(0),
      changed(19),
      changed(51),
      `${refreshToken}AA`,
      'abcdefghijkl',
      'x'.repeat(1024),
    ]) {
      expect(await site.refresh(forged)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    }
    for (const malformed of ['', 'short', 'with spaces in it', 'ümlaut-ümlaut', '\0'.repeat(20), 'x'.repeat(5000)]) {
      expect(await site.refresh(malformed)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', message: 'Refresh token is not valid' },
      });
    }
    expect((await whoAmI(accessToken)).status).toBe(200);
    expect((await site.refresh(refreshToken)).status).toBe(200);
  });

  test('leaves nothing in the database from which a token could be read', async () => {
    const { refreshToken } = await site.signUp('dump@example.com');
    const dump = JSON.stringify([
      await site.query('select * from identity.refresh_tokens'),
      await site.query('select id, user_id, amr, user_agent from identity.sessions'),
    ]);
    expect(dump).not.toContain(refreshToken);
    expect(dump).not.toContain(createHash('sha256').update(refreshToken).digest('hex'));
  });
});

describe('signing out', () => {
  const threeDevices = async (email: string) => {
    const first = await site.signUp(email);
    return [first, await site.signIn(email), await site.signIn(email)] as const;
  };
  const alive = async (sessions: readonly { accessToken: string; refreshToken: string }[]) =>
    Promise.all(
      sessions.map(async ({ accessToken, refreshToken }) => {
        const [user, refreshed] = [await whoAmI(accessToken), await site.refresh(refreshToken)];
        expect(user.status === 200).toBe(refreshed.status === 200);
        if (user.status !== 200) {
          expect(user).toMatchObject(GONE);
          expect(refreshed).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
        }
        return user.status === 200;
      }),
    );

  test('everywhere, which is the default, ends every session', async () => {
    for (const scope of [undefined, 'global']) {
      const sessions = await threeDevices(`global-${scope}@example.com`);
      expect((await logOut(sessions[1].accessToken, scope)).status).toBe(204);
      expect(await alive(sessions)).toEqual([false, false, false]);
    }
  });

  test('here ends this session only', async () => {
    const sessions = await threeDevices('local@example.com');
    expect((await logOut(sessions[1].accessToken, 'local')).status).toBe(204);
    expect(await alive(sessions)).toEqual([true, false, true]);
  });

  test('elsewhere ends all but this session', async () => {
    const sessions = await threeDevices('others@example.com');
    expect((await logOut(sessions[1].accessToken, 'others')).status).toBe(204);
    expect(await alive(sessions)).toEqual([false, true, false]);
  });

  test('never touches another person, and an unknown scope ends nothing', async () => {
    const [{ accessToken }, other] = [await site.signUp('me@example.com'), await site.signUp('you@example.com')];
    expect(await logOut(accessToken, 'everyone')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect((await whoAmI(accessToken)).status).toBe(200);
    await logOut(accessToken, 'global');
    expect((await whoAmI(other.accessToken)).status).toBe(200);
  });

  test('a second time says that the session is gone', async () => {
    const { accessToken } = await site.signUp('done@example.com');
    await logOut(accessToken);
    expect(await logOut(accessToken)).toMatchObject(GONE);
  });
});
