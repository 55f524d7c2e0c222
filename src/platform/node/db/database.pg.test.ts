import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { type Durability, openDatabase } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readRole = sql<{ role: string; isSuper: boolean; claims: string | null }>`
  select current_user as role, rolsuper as "isSuper", nullif(current_setting('request.jwt.claims', true), '') as claims
  from pg_roles where rolname = current_user`;

describe('the database adapter', () => {
  test('the app works as a role that is no superuser and owns no table', async () => {
    const { rows } = await database.db.asApp((tx) => readRole.execute(tx));
    expect(rows[0]).toEqual({ role: 'app', isSuper: false, claims: null });
    const owned = await database.db.asApp((tx) => sql`select 1 from pg_tables where tableowner = 'app'`.execute(tx));
    expect(owned.rows).toEqual([]);
  });

  test('a caller is seen by policies only inside their own transaction', async () => {
    const narrow = openDatabase({ connectionString: database.appUrl, poolMax: 1 });
    try {
      const caller = { role: 'authenticated' as const, claims: { sub: '11111111-1111-4111-8111-111111111111' } };
      const inside = await narrow.asCaller(caller, (tx) => readRole.execute(tx));
      expect(inside.rows[0]).toMatchObject({ role: 'authenticated', claims: JSON.stringify(caller.claims) });
      const after = await narrow.asApp((tx) => readRole.execute(tx));
      expect(after.rows[0]).toMatchObject({ role: 'app', claims: null });
    } finally {
      await narrow.close();
    }
  });

  test.each([
    ["', true); set role operator; --", 'a quote'],
    ["\\'; commit; select 1; --", 'a backslash'],
    ['$$ {"role":"app"} %L \u2028 🥳', 'other marks'],
  ])('claims are data, whatever stands in them: %s (%s)', async (name) => {
    const caller = { role: 'authenticated' as const, claims: { sub: '11111111-1111-4111-8111-111111111111', name } };
    const { rows } = await database.db.asCaller(caller, (tx) => readRole.execute(tx));
    expect(rows).toEqual([{ role: 'authenticated', isSuper: false, claims: JSON.stringify(caller.claims) }]);
  });

  test('an answer waits for the disk, unless its person can do the same again; that ends with the transaction', async () => {
    const narrow = openDatabase({ connectionString: database.appUrl, poolMax: 1 });
    const waits = (durability?: Durability) =>
      narrow.asApp(async (tx) => (await sql`show synchronous_commit`.execute(tx)).rows, durability);
    try {
      expect(await waits()).toEqual([{ synchronous_commit: 'on' }]);
      expect(await waits('soon')).toEqual([{ synchronous_commit: 'off' }]);
      expect(await waits('kept')).toEqual([{ synchronous_commit: 'on' }]);
    } finally {
      await narrow.close();
    }
  });

  test('what fails halfway leaves nothing behind', async () => {
    const work = database.db.asApp(async (tx) => {
      await sql`insert into internal.mail_outbox (to_address, subject, body_text, body_html) values ('a@b.co', 's', 't', 'h')`.execute(
        tx,
      );
      throw new Error('crash');
    });
    await expect(work).rejects.toThrow('crash');
    const { rows } = await database.db.asApp((tx) => sql`select 1 from internal.mail_outbox`.execute(tx));
    expect(rows).toEqual([]);
  });

  test('a database that is not there is reported as unavailable', async () => {
    const nowhere = openDatabase({ connectionString: 'postgres://app:x@127.0.0.1:1/none' });
    await expect(nowhere.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await nowhere.close();
  });

  test('a database that stops answering halfway is given up, and asked again the next time', async () => {
    // Long enough for a look at a database that answers, on a machine that is busy with other things.
    const impatient = openDatabase({ connectionString: database.appUrl, poolMax: 1, leaseMaxMs: 1_500 });
    try {
      const frozen = impatient.asApp((tx) => sql`select pg_sleep(20)`.execute(tx));
      await expect(frozen).rejects.toBeInstanceOf(DatabaseUnavailable);
      await impatient.ping();
    } finally {
      await impatient.close();
    }
  });

  test('several processes may migrate at once, and a second run changes nothing', async () => {
    const results = await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
    expect(results.flat()).toEqual([]);
  });
});
