import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { isSessionOver } from '../features/auth/domain/session-lifetime.ts';
import { forgetOld } from './forget-old.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('mails and messages older than a year, and searches and delivered mails older than thirty days, go; the others stay', async () => {
  await database.db.asApp(async (tx) => {
    for (const months of [1, 11, 13, 30]) {
      await sql`insert into internal.mail_outbox (to_address, subject, body_text, body_html, sent_at)
        values ('a@example.com', ${`mail ${months}`}, '', '', now() - make_interval(months => ${months}))`.execute(tx);
      await sql`insert into internal.contact_messages (name, email, subject, message, created_at)
        values ('Ana', 'a@example.com', ${`message ${months}`}, 'Hello', now() - make_interval(months => ${months}))`.execute(
        tx,
      );
    }
    for (const days of [3, 29, 31]) {
      await sql`insert into internal.mail_outbox (to_address, subject, body_text, body_html, state, sent_at)
        values ('a@example.com', ${`delivered ${days}`}, '', '', 'delivered', now() - make_interval(days => ${days}))`.execute(
        tx,
      );
      await sql`insert into internal.quick_searches (token_hash, search, plan, created_at)
        values (${String(days).padStart(64, '0')}, '{}', '{}', now() - make_interval(days => ${days}))`.execute(tx);
    }
  });
  await forgetOld(database.db, new Date());
  const { rows } = await database.db.asApp((tx) =>
    sql<{ kept: string }>`select subject as kept from internal.mail_outbox union all
      select subject from internal.contact_messages union all
      select ltrim(token_hash, '0') from internal.quick_searches`.execute(tx),
  );
  expect(rows.map(({ kept }) => kept).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    '29',
    '3',
    'delivered 29',
    'delivered 3',
    'mail 1',
    'mail 11',
    'message 1',
    'message 11',
  ]);
});

test('sessions go once they are over by age or silence, though nobody comes to refresh them', async () => {
  const now = new Date('2027-03-31T12:00:00Z');
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const day = 86_400;
  const sessions = [
    { created: 40 * day, refreshed: 30 * day - 1 },
    { created: 40 * day, refreshed: 30 * day + 1 },
    { created: 180 * day - 1, refreshed: 60 },
    { created: 180 * day + 1, refreshed: 60 },
  ].map(({ created, refreshed }) => ({ createdAt: before(created), refreshedAt: before(refreshed) }));
  await database.db.asApp(async (tx) => {
    await sql`insert into identity.users (id, email) values ('7d3c3c39-2d3b-4a4e-9d35-3c0c4b8f4f10', 'ann@example.com')`.execute(
      tx,
    );
    for (const { createdAt, refreshedAt } of sessions)
      await sql`insert into identity.sessions (user_id, amr, refresh_key, created_at, refreshed_at)
        values ('7d3c3c39-2d3b-4a4e-9d35-3c0c4b8f4f10', '[]', '', ${createdAt}, ${refreshedAt})`.execute(tx);
  });
  await forgetOld(database.db, now);
  const { rows } = await database.db.asApp((tx) =>
    sql<{ at: Date }>`select refreshed_at as at from identity.sessions`.execute(tx),
  );
  const living = sessions.filter(
    ({ createdAt, refreshedAt }) =>
      !isSessionOver({ createdAtMs: createdAt.getTime(), refreshedAtMs: refreshedAt.getTime() }, now.getTime()),
  );
  expect(living).toHaveLength(2);
  expect(rows.map(({ at }) => at.getTime()).toSorted((a, b) => a - b)).toEqual(
    living.map(({ refreshedAt }) => refreshedAt.getTime()).toSorted((a, b) => a - b),
  );
});

test('digests of attempts go a day after they stopped counting, also where nobody tries again', async () => {
  const now = new Date();
  await database.db.asApp(async (tx) => {
    for (const [index, hours] of [-1, 23, 25, 2000].entries())
      await sql`insert into internal.attempt_counts (key_hash, attempts, ends_at)
        values (${String(index).repeat(64)}, 1, ${new Date(now.getTime() - hours * 3_600_000)})`.execute(tx);
  });
  await forgetOld(database.db, now);
  const { rows } = await database.db.asApp((tx) =>
    sql<{ key: string }>`select left(key_hash, 1) as key from internal.attempt_counts order by 1`.execute(tx),
  );
  expect(rows.map(({ key }) => key)).toEqual(['0', '1']);
});
