import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, openTestPool, type TestDatabase } from '../../../../tests/support/test-database.ts';
import type { Tables } from './database.ts';
import { inSpeculativeTransaction, type SpeculativeWork } from './speculative-transaction.ts';

let database: TestDatabase;
let pool: pg.Pool;
const BEGIN = "begin; select set_config('role', 'app', true)";
const within = <Value>(isWanted: Promise<boolean>, work: SpeculativeWork<Tables, Value>, beginning = BEGIN) =>
  inSpeculativeTransaction<Tables, Value>(pool, beginning, isWanted, work);
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

test('what is ahead is sent at once, the rest leaves with its commit in one write once it is wanted', async () => {
  const { promise: isWanted, resolve } = Promise.withResolvers<boolean>();
  const heard = await overheard();
  const { promise: isAhead, resolve: sayAhead } = Promise.withResolvers<void>();
  const done = within(isWanted, {
    ahead: (tx) => note(tx, 'one').then(() => sayAhead()),
    atLast: async (tx) => {
      await Promise.all([note(tx, 'two'), note(tx, 'three')]);
      return 'done';
    },
  });
  await isAhead;
  expect(await notes()).toEqual([]);
  heard.length = 0;
  resolve(true);
  expect(await done).toBe('done');
  expect(heard.lastIndexOf('sent')).toBeLessThan(heard.indexOf('answered'));
  expect(await notes()).toEqual(['one', 'two', 'three']);
});

test('nothing need be ahead', async () => {
  const atLast = (tx: Transaction<Tables>) => note(tx, 'one');
  await within(Promise.resolve(true), { ahead: async () => undefined, atLast });
  expect(await notes()).toEqual(['one']);
});

test('what is not wanted is undone, its last statements are never sent, and its connection is good for the next', async () => {
  const { promise: isWanted, resolve } = Promise.withResolvers<boolean>();
  const { promise: isAhead, resolve: sayAhead } = Promise.withResolvers<void>();
  const heard = await overheard();
  const done = within(isWanted, {
    ahead: (tx) => note(tx, 'one').then(() => sayAhead()),
    atLast: (tx) => note(tx, 'two'),
  });
  await isAhead;
  heard.length = 0;
  resolve(false);
  expect(await done).toBeUndefined();
  expect(heard).toEqual([]);
  // The only connection: it comes back once all is undone.
  await within(Promise.resolve(true), { ahead: async () => undefined, atLast: (tx) => note(tx, 'next') });
  expect(await notes()).toEqual(['next']);
});

test('nobody who is not wanted waits for a statement that waits for somebody else', async () => {
  const lock = sql`select pg_advisory_xact_lock(7)`;
  const { promise: isWanted, resolve } = Promise.withResolvers<boolean>();
  await database.db.asApp(async (tx) => {
    await lock.execute(tx);
    const done = within(isWanted, { ahead: (other) => lock.execute(other), atLast: (other) => note(other, 'two') });
    resolve(false);
    expect(await done).toBeUndefined();
  });
  await within(Promise.resolve(true), { ahead: (tx) => lock.execute(tx), atLast: (tx) => note(tx, 'next') });
  expect(await notes()).toEqual(['next']);
});

test.each(['ahead', 'atLast'] as const)(
  'a failure %s undoes all, with its own error, and the connection is good',
  async (where) => {
    const fails = (tx: Transaction<Tables>) =>
      Promise.all([note(tx, 'one'), sql`select 1 / 0`.execute(tx), note(tx, 'two')]);
    const works = (tx: Transaction<Tables>) => note(tx, 'other');
    const work = { ahead: works, atLast: works, [where]: fails };
    await expect(within(Promise.resolve(true), work)).rejects.toThrow('division by zero');
    expect(await notes()).toEqual([]);
    await within(Promise.resolve(true), { ahead: works, atLast: works });
    expect(await notes()).toEqual(['other', 'other']);
  },
);

test('a beginning that is refused says why, and nothing behind it is done', async () => {
  const beginning = "begin; select set_config('role', 'nobody-of-that-name', true)";
  const works = (tx: Transaction<Tables>) => note(tx, 'one');
  const done = within(Promise.resolve(true), { ahead: works, atLast: works }, beginning);
  await expect(done).rejects.toThrow('nobody-of-that-name');
  expect(await notes()).toEqual([]);
});

test('a last statement that needs the answer of another is refused: it would run after the end', async () => {
  const atLast = async (tx: Transaction<Tables>) => {
    await note(tx, 'one');
    await note(tx, 'two');
  };
  const done = within(Promise.resolve(true), { ahead: async () => undefined, atLast });
  await expect(done).rejects.toThrow('after the end of its transaction');
});

test('where building the last of it fails, nothing is done', async () => {
  const atLast = async (tx: Transaction<Tables>) => {
    void note(tx, 'one');
    throw new Error('no such column');
  };
  const done = within(Promise.resolve(true), { ahead: (tx) => note(tx, 'zero'), atLast });
  await expect(done).rejects.toThrow('no such column');
  expect(await notes()).toEqual([]);
});

test('what is never known to be wanted says why, and nothing is done', async () => {
  const failed = Promise.reject(new Error('too many at once'));
  const works = (tx: Transaction<Tables>) => note(tx, 'one');
  await expect(within(failed, { ahead: works, atLast: works })).rejects.toThrow('too many at once');
  expect(await notes()).toEqual([]);
});
