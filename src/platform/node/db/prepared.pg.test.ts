import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Work on a database with one connection, so that all of it meets the same prepared statements. */
const withOne = async (isPrepared: boolean, work: (db: Database) => Promise<void>) => {
  const db = openDatabase({ connectionString: database.appUrl, poolMax: 1, isPrepared });
  try {
    await work(db);
  } finally {
    await db.close();
  }
};
const ask = (db: Database, subject: string) =>
  db.asApp((tx) => sql`select * from internal.mail_outbox where subject = ${subject}`.execute(tx));
const kept = async (db: Database) => {
  const { rows } = await db.asApp((tx) =>
    sql<{ times: number }>`select (generic_plans + custom_plans)::int as times from pg_prepared_statements
      where statement like '%mail_outbox%'`.execute(tx),
  );
  return rows;
};

test('a statement of the server’s own is read once a connection, however often it is asked', () =>
  withOne(true, async (db) => {
    for (const subject of ['one', 'two', 'three']) await ask(db, subject);
    expect(await kept(db)).toEqual([{ times: 3 }]);
  }));

test('the same one twice in one transaction is sent twice and read once', () =>
  withOne(true, async (db) => {
    const both = await db.asApp((tx) =>
      Promise.all([1, 2].map((number) => sql<{ is: number }>`select ${number}::int as is`.execute(tx))),
    );
    expect(both.map(({ rows }) => rows[0]?.is)).toEqual([1, 2]);
  }));

test('one that failed can be sent again', () =>
  withOne(true, async (db) => {
    const divide = (by: number) => db.asApp((tx) => sql<{ is: number }>`select 6 / ${by}::int as is`.execute(tx));
    const first = db.asApp((tx) =>
      Promise.all([sql`select 1 / ${0}::int`.execute(tx), sql`select ${1}::int + 1`.execute(tx)]),
    );
    await expect(first).rejects.toThrow('division by zero');
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(2)).rows).toEqual([{ is: 3 }]);
    const second = await db.asApp((tx) => sql<{ is: number }>`select ${1}::int + 1 as is`.execute(tx));
    expect(second.rows).toEqual([{ is: 2 }]);
  }));

test('a caller’s statements are not kept, nor any behind a pooler', async () => {
  await withOne(true, async (db) => {
    const caller = { role: 'anon', claims: {} } as const;
    await db.asCaller(caller, (tx) => sql`select ${'mail_outbox'}::text`.execute(tx));
    expect(await kept(db)).toEqual([]);
  });
  await withOne(false, async (db) => {
    await ask(db, 'one');
    expect(await kept(db)).toEqual([]);
  });
});

test('after a migration from elsewhere one request is told to come again, and the next is answered', () =>
  withOne(true, async (db) => {
    await ask(db, 'one');
    const owner = new pg.Client(database.ownerUrl);
    await owner.connect();
    await owner.query('alter table internal.mail_outbox add column added_later text');
    await owner.end();
    await expect(ask(db, 'one')).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect((await ask(db, 'one')).rows).toEqual([]);
  }));
