import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';

let site: AuthSite;
beforeAll(async () => {
  site = await openAuthSite({ mailAutoconfirm: true });
});
afterAll(() => site.close());

const signIn = (email: string) =>
  site.call('POST', '/token?grant_type=password', { json: { email, password: 'violet-otter' } });

/** A sign-in during which `change` happens to the account: after its password was read, before its session opens. */
const signInWhile = async (email: string, userId: string, change: string) => {
  let answer = Promise.resolve<Awaited<ReturnType<typeof signIn>> | undefined>(undefined);
  await site.db.asApp(async (tx) => {
    await sql`select from identity.users where id = ${userId} for update`.execute(tx);
    answer = signIn(email);
    const isWaiting = sql<{ waiting: boolean }>`select exists (select from pg_locks
      where not granted and transactionid = pg_current_xact_id()::xid) as waiting`;
    while (!(await isWaiting.execute(tx)).rows[0]?.waiting);
    await sql.raw(change).execute(tx);
  });
  return answer;
};

describe('an account that changes while its password is hashed', () => {
  const OLD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

  test.each([
    [
      'gets another password',
      (id: string) => `update identity.users set password_hash = '${OLD_HASH}' where id = '${id}'`,
    ],
    ['is banned', (id: string) => `update identity.users set banned_until = '2030-01-01' where id = '${id}'`],
    ['is deleted', (id: string) => `delete from identity.users where id = '${id}'`],
  ])('and %s opens no session', async (what, change) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const { userId } = await site.signUp(email);
    const answer = await signInWhile(email, userId, change(userId));
    expect(answer?.status).toBe(400);
    expect(answer?.body.code).toBe(what === 'is banned' ? 'user_banned' : 'invalid_credentials');
    const sessions = await site.query(`select id from identity.sessions where user_id = '${userId}'`);
    expect(sessions).toHaveLength(what === 'is deleted' ? 0 : 1);
  });

  test('and is only renamed opens one, whose token has the new name', async () => {
    const { userId } = await site.signUp('renamed@example.com');
    const rename = `update identity.users set user_metadata = '{"first_name":"Ada"}' where id = '${userId}'`;
    const answer = await signInWhile('renamed@example.com', userId, rename);
    expect(answer?.body.user).toMatchObject({ user_metadata: { first_name: 'Ada' } });
    expect(decodeJwt(String(answer?.body.access_token)).user_metadata).toEqual({ first_name: 'Ada' });
  });
});
