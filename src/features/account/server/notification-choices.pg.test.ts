import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { isMailWanted } from './notification-choices.sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.asApp(async (tx) => {
    for (const email of ['chose@example.com', 'never@example.com']) {
      await sql`insert into identity.users (email) values (${email})`.execute(tx);
    }
    await sql`insert into public.notification_choices (user_id, trip_reminders, group_answers, product_news)
      select id, false, true, true from identity.users where email = 'chose@example.com'`.execute(tx);
  });
});
afterAll(() => database.close());

test.each([
  ['chose@example.com', 'trip_reminders', false],
  ['Chose@Example.com', 'trip_reminders', false],
  ['chose@example.com', 'group_answers', true],
  ['chose@example.com', 'product_news', true],
  ['never@example.com', 'trip_reminders', true],
  ['never@example.com', 'product_news', false],
  ['stranger@example.com', 'group_answers', true],
  ['stranger@example.com', 'product_news', false],
  ['chose@example.com', 'user_id', false],
  ['chose@example.com', 'toString', false],
])('mail to %s of the kind %s is wanted: %s', async (to, choice, isWanted) => {
  expect(await database.db.asApp((tx) => isMailWanted(tx, { to, choice }))).toBe(isWanted);
});
