import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true });
});
afterAll(() => site.close());

const DAY = 86_400;
const OVER = { status: 400, body: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' } };
const refreshTokenOf = (body: unknown) => site.sessionOf(body).refreshToken;

test('a session that nobody used for a month is over, and its row is gone', async () => {
  const { refreshToken, userId } = await site.signUp('silent@example.com');
  site.pass(30 * DAY);
  const inTime = await site.refresh(refreshToken);
  expect(inTime.status).toBe(200);
  site.pass(30 * DAY + 1);
  const newest = refreshTokenOf(inTime.body);
  expect(await site.refresh(newest)).toMatchObject(OVER);
  expect(await site.query(`select 1 from identity.sessions where user_id = '${userId}'`)).toEqual([]);
  expect(await site.refresh(newest)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
});

test('a session is over after half a year, however often it was used', async () => {
  let { refreshToken } = await site.signUp('faithful@example.com');
  for (let week = 0; week < 25; week += 1) {
    site.pass(7 * DAY);
    refreshToken = refreshTokenOf((await site.refresh(refreshToken)).body);
  }
  site.pass(5 * DAY + 1);
  expect(await site.refresh(refreshToken)).toMatchObject(OVER);
  expect((await site.signIn('faithful@example.com')).accessToken).not.toBe('');
});

test('somebody else’s token learns nothing of it', async () => {
  const { refreshToken } = await site.signUp('other@example.com');
  site.pass(200 * DAY);
  const forged = `${refreshToken.slice(0, -6)}AAAAAA`;
  expect(await site.refresh(forged)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
});
