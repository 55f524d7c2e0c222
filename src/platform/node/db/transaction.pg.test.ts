import { AbortedTransactionError, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, openTestPool, type TestDatabase } from '../../../../tests/support/test-database.ts';
import type { Tables } from './database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
const BEGIN = "begin; select set_config('role', 'app', true)";
const within = <Value>(work: (tx: Transaction<Tables>) => Promise<Value>, beginning = BEGIN) =>
  inTransaction<Tables, Value>(pool, beginning, work);
const note = (tx: Transaction<Tables>, words: string) =>
  sql`insert into internal.mail_outbox (to_address, subject, body_text, body_html) values ('a@b.co', ${words}, 't', 'h')`.execute(
    tx,
  );
const notes = async () => {
  const { rows } = await within((tx) =>
    sql<{ subject: string }>`select subject from internal.mail_outbox order by ctid`.execute(tx),
  );
  return rows.map(({ subject }) => subject);
};

beforeAll(async () => {
  database = await openTestDatabase();
  pool = openTestPool(database.appUrl, 1);
});
beforeEach(() => within((tx) => sql`delete from internal.mail_outbox`.execute(tx)));
afterAll(async () => {
  await pool.end();
  await database.close();
});

test('statements side by side are sent before the first is answered, and run in their order', async () => {
  const client = await pool.connect();
  const sent: string[] = [];
  const write = client.connection.stream.write.bind(client.connection.stream);
  client.connection.stream.write = (data: Buffer) => {
    sent.push('sent');
    return write(data);
  };
  client.connection.stream.on('data', () => sent.push('answered'));
  client.release();
  await within((tx) => Promise.all([note(tx, 'one'), sql`select pg_sleep(0.05)`.execute(tx), note(tx, 'two')]));
  const afterwards = sent.slice(sent.indexOf('answered')).filter((what) => what === 'sent');
  expect(afterwards).toHaveLength(1); // The commit.
  expect(await notes()).toEqual(['one', 'two']);
});

test('one that fails fails all, with its own error, and the connection is good for the next', async () => {
  const work = within((tx) => Promise.all([note(tx, 'one'), sql`select 1 / 0`.execute(tx), note(tx, 'two')]));
  await expect(work).rejects.toThrow('division by zero');
  expect(await notes()).toEqual([]);
});

test('the cause is told also when it is the first of several', async () => {
  const work = within((tx) => Promise.all([sql`select 1 / 0`.execute(tx), note(tx, 'one'), note(tx, 'two')]));
  await expect(work).rejects.toThrow('division by zero');
  expect(await notes()).toEqual([]);
});

test('a beginning that is refused says why, and nothing behind it is done', async () => {
  const beginning = "begin; select set_config('role', 'operator', true)";
  const reason = 'permission denied to set role "operator"';
  await expect(within((tx) => note(tx, 'as somebody else'), beginning)).rejects.toThrow(reason);
  const several = within((tx) => Promise.all([note(tx, 'one'), note(tx, 'two')]), beginning);
  await expect(several).rejects.toThrow(reason);
  expect(await notes()).toEqual([]);
});

test('an error that was not passed on does not look like success', async () => {
  const work = within(async (tx) => {
    await note(tx, 'one');
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  });
  await expect(work).rejects.toBeInstanceOf(AbortedTransactionError);
  expect(await notes()).toEqual([]);
});

test('a statement after the end is refused: it would run as nobody in particular', async () => {
  const escaped = await within(async (tx) => {
    await note(tx, 'one');
    return { tx };
  });
  await expect(note(escaped.tx, 'late')).rejects.toThrow('after the end of its transaction');
  expect(await notes()).toEqual(['one']);
});

test('work that asks nothing sends nothing', async () => {
  const client = await pool.connect();
  let answers = 0;
  client.connection.stream.on('data', () => {
    answers += 1;
  });
  client.release();
  expect(await within(async () => 'done')).toBe('done');
  expect(answers).toBe(0);
});
