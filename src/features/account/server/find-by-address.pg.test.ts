import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The plan of a statement as PostgreSQL would run it on a table too large to be read whole. */
const planOf = (statement: RawBuilder<unknown>): Promise<string> =>
  database.db.asApp(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql`explain (format json) ${statement}`.execute(tx);
    return JSON.stringify(rows);
  });

test.each([
  ['contact_messages', 'email'],
  ['partner_applications', 'email'],
  ['quote_requests', 'email'],
  ['mail_outbox', 'to_address'],
  ['mail_outbox', 'reply_to'],
])('what %s holds of an address is found by index, through its %s', async (table, column) => {
  const plan = await planOf(
    sql`select from ${sql.table(`internal.${table}`)} where lower(${sql.ref(column)}) = 'ann@example.com'`,
  );
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
});

test('every reference from one table to another is found by index, so that nothing waits while a person is deleted', async () => {
  const { rows } = await database.db.asApp((tx) =>
    sql<{ reference: string }>`
      select c.conrelid::regclass || '.' || a.attname as reference
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(tx),
  );
  expect(rows).toEqual([]);
});
