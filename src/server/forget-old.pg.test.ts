import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
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
