import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, openTestPool, type TestDatabase } from '../../../../tests/support/test-database.ts';
import type { Tables } from './database.ts';
import { inOneTrip } from './one-trip.ts';

let database: TestDatabase;
let pool: pg.Pool;
const BEGIN = "begin; select set_config('role', 'app', true)";
const within = <Value>(
  isWanted: Promise<boolean>,
  work: (tx: Transaction<Tables>) => Promise<Value>,
  beginning = BEGIN,
) => inOneTrip<Tables, Value>(pool, beginning, isWanted, work);
const note = (tx: Transaction<Tables>, words: string) =>
  sql`insert into internal.mail_outbox (to_address, subject, body_text, body_html) values ('a@b.co', ${words}, 't', 'h')`.execute(
    tx,
  );
const notes = async () => {
  const { rows } = await database.db.asApp((tx) =>
    sql<{ subject: string }>`select subject from internal.mail_outbox order by ctid`.execute(tx),
  );
  return rows.map(({ subject }) => subject);
};
/** What goes over the connection from now on, writes and answers in their order. */
const overheard = async () => {
  const heard: ('sent' | 'answered')[] = [];
  const client = await pool.connect();
  const { stream } = client.connection;
  const write = stream.write.bind(stream);
  stream.write = (data: Buffer) => {
    heard.push('sent');
    return write(data);
  };
  stream.on('data', () => heard.push('answered'));
  client.release();
  return heard;
};

beforeAll(async () => {
  database = await openTestDatabase();
  pool = openTestPool(database.appUrl, 1);
});
beforeEach(() => database.db.asApp((tx) => sql`delete from internal.mail_outbox`.execute(tx)));
afterAll(async () => {
  await pool.end();
  await database.close();
});

test('its statements are built at once, wait until they are wanted, and leave with their commit', async () => {
  const { promise: isWanted, resolve } = Promise.withResolvers<boolean>();
  const heard = await overheard();
  let isBuilt = false;
  const done = within(isWanted, async (tx) => {
    const both = Promise.all([note(tx, 'one'), note(tx, 'two')]);
    isBuilt = true;
    await both;
    return 'done';
  });
  expect([isBuilt, heard]).toEqual([true, []]);
  resolve(true);
  expect(await done).toBe('done');
  expect(heard.lastIndexOf('sent')).toBeLessThan(heard.indexOf('answered'));
  expect(await notes()).toEqual(['one', 'two']);
});

test('what is not wanted is never sent, and its connection is free all the while', async () => {
  const { promise: isWanted, resolve } = Promise.withResolvers<boolean>();
  const done = within(isWanted, (tx) => note(tx, 'one'));
  const heard = await overheard();
  resolve(false);
  expect(await done).toBeUndefined();
  expect(heard).toEqual([]);
});

test('one that fails fails all, with its own error, and the connection is good for the next', async () => {
  const work = (tx: Transaction<Tables>) =>
    Promise.all([note(tx, 'one'), sql`select 1 / 0`.execute(tx), note(tx, 'two')]);
  await expect(within(Promise.resolve(true), work)).rejects.toThrow('division by zero');
  expect(await notes()).toEqual([]);
});

test('a beginning that is refused says why, and nothing behind it is done', async () => {
  const beginning = "begin; select set_config('role', 'nobody-of-that-name', true)";
  const done = within(Promise.resolve(true), (tx) => note(tx, 'one'), beginning);
  await expect(done).rejects.toThrow('nobody-of-that-name');
  expect(await notes()).toEqual([]);
});

test('a statement that needs the answer of another is refused: it would run after the end', async () => {
  const work = async (tx: Transaction<Tables>) => {
    await note(tx, 'one');
    await note(tx, 'two');
  };
  await expect(within(Promise.resolve(true), work)).rejects.toThrow('after the end of its transaction');
});

test('where building it fails, what was built before is not sent either', async () => {
  const work = async (tx: Transaction<Tables>) => {
    void note(tx, 'one');
    throw new Error('no such column');
  };
  await expect(within(Promise.resolve(true), work)).rejects.toThrow('no such column');
  expect(await notes()).toEqual([]);
});

test('what is never known to be wanted says why', async () => {
  const failed = Promise.reject(new Error('too many at once'));
  await expect(within(failed, (tx) => note(tx, 'one'))).rejects.toThrow('too many at once');
  expect(await notes()).toEqual([]);
});
