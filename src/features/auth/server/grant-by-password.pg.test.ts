import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AuthSite, openAuthSite } from '../../../../tests/support/auth-site.ts';
import { quickHashes } from '../../../../tests/support/quick-hashes.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { lockUser } from './users.sql.ts';

/** For a machine that is busy with other things: only what fails waits that long, and not the second that is usual. */
const PATIENCE = { timeout: 60_000 };

let site: AuthSite;
/** Where a test holds it, a hash takes until the test lets it end; `onHash` hears of each that would begin. */
let hold: { onHash: (begin: () => void) => void; mayEnd: Promise<void> } | undefined;
beforeAll(async () => {
  const passwords = quickHashes();
  const verify: PasswordHashes['verify'] = async (password, phc, onBegin) => {
    if (!hold) return passwords.verify(password, phc, onBegin);
    hold.onHash(() => onBegin?.());
    await hold.mayEnd;
    return passwords.verify(password, phc, onBegin);
  };
  site = await openAuthSite({ mailAutoconfirm: true, passwords: { ...passwords, verify } });
});
afterEach(() => {
  hold = undefined;
});
afterAll(() => site.close());

const signIn = (email: string, password = 'violet-otter') =>
  site.call('POST', '/token?grant_type=password', { json: { email, password } });
const storedFor = (userId: string) =>
  site.query(`select s.id, t.counter, u.last_sign_in_at from identity.users u left join identity.sessions s
    on s.user_id = u.id left join identity.refresh_tokens t on t.session_id = s.id where u.id = '${userId}'`);

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

describe('while a password is hashed', () => {
  /** Sign-ins whose hashes have begun and wait for `end`. */
  const begin = async (email: string, password: string) => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: isHashing, resolve: sayHashing } = Promise.withResolvers<void>();
    hold = {
      onHash: (start) => {
        start();
        sayHashing();
      },
      mayEnd,
    };
    const answer = signIn(email, password);
    await isHashing;
    return { answer, end };
  };
  /** A sign-in has stored its session in a transaction that is still open. */
  const isStoring = async () => {
    const locks = await site.query(`select 1 from pg_locks l join pg_class c on c.oid = l.relation
      where c.relname = 'refresh_tokens' and l.mode = 'RowExclusiveLock' and l.database =
      (select oid from pg_database where datname = current_database())`);
    return locks.length > 0;
  };

  test('its session is already stored, and seen by nobody until the password was right', async () => {
    const { userId } = await site.signUp('ahead@example.com');
    const before = await storedFor(userId);
    const { answer, end } = await begin('ahead@example.com', 'violet-otter');
    await vi.waitFor(async () => expect(await isStoring()).toBe(true), PATIENCE);
    expect(await storedFor(userId)).toEqual(before);
    end();
    expect((await answer).status).toBe(200);
    expect(await storedFor(userId)).toHaveLength(before.length + 1);
  });

  test('a wrong one leaves nothing behind', async () => {
    const { userId } = await site.signUp('guessed@example.com');
    const before = await storedFor(userId);
    const { answer, end } = await begin('guessed@example.com', 'violet-weasel');
    await vi.waitFor(async () => expect(await isStoring()).toBe(true), PATIENCE);
    end();
    expect((await answer).status).toBe(400);
    await vi.waitFor(async () => expect(await isStoring()).toBe(false), PATIENCE);
    expect(await storedFor(userId)).toEqual(before);
  });

  test('nobody who asks for a mail to the address waits: it would tell that there is an account', async () => {
    await site.signUp('asked@example.com');
    const { answer, end } = await begin('asked@example.com', 'violet-weasel');
    await vi.waitFor(async () => expect(await isStoring()).toBe(true), PATIENCE);
    const email = 'asked@example.com';
    for (const [path, json] of [
      ['/recover', { email }],
      ['/otp', { email, create_user: false }],
      ['/resend', { email, type: 'signup' }],
      ['/signup', { email, password: 'violet-otter' }],
    ] as const) {
      expect((await site.call('POST', path, { json })).status, path).toBeLessThan(500);
    }
    end();
    expect((await answer).status).toBe(400);
  });

  test('its owner deletes the account once the sign-in is through', async () => {
    const { userId } = await site.signUp('leaving@example.com');
    const { answer, end } = await begin('leaving@example.com', 'violet-otter');
    await vi.waitFor(async () => expect(await isStoring()).toBe(true), PATIENCE);
    const gone = site.db.asApp(async (tx) => {
      await lockUser(tx, userId);
      await sql`delete from identity.users where id = ${userId}`.execute(tx);
    });
    end();
    expect((await answer).status).toBe(200);
    await gone;
    expect(await storedFor(userId)).toEqual([]);
  });

  test('whoever waits for a turn keeps no connection', async () => {
    await site.signUp('queue@example.com');
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const waiting: (() => void)[] = [];
    hold = { onHash: (start) => waiting.push(start), mayEnd };
    // More than there are connections.
    const answers = Array.from({ length: 10 }, () => signIn('queue@example.com'));
    await vi.waitFor(() => expect(waiting).toHaveLength(10), PATIENCE);
    expect(await site.query('select 1 as one')).toEqual([{ one: 1 }]);
    end();
    for (const answer of answers) expect((await answer).status).toBe(200);
  });
});
