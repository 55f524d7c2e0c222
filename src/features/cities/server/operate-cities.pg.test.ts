import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { BRISTOL } from '../../../catalogue/cities/bristol.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import { type Database, openDatabase, type Tx } from '../../../platform/node/db/database.ts';
import { sqlState } from '../../../platform/node/db/database-unavailable.ts';
import { exportCity, importCity, listImports, removeCity } from './operate-cities.ts';

let database: TestDatabase;
/** As the command line has it: the login of the tables' owner. */
let operator: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  operator = openDatabase({ connectionString: database.ownerUrl, poolMax: 4 });
});
afterAll(async () => {
  await operator.close();
  await database.close();
});

const { guide: _, ...bath } = { ...BRISTOL, id: 'bath', name: 'Bath' };
const city = (changes: Partial<CityCatalogue> = {}): CityCatalogue => ({ ...bath, ...changes });
const current = async () =>
  (await listImports(operator))
    .filter(({ isCurrent }) => isCurrent)
    .map(({ cityId, version }) => `${cityId} ${version}`);

const PERMISSION_DENIED = '42501';
const stateOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'allowed',
    (error: unknown) => sqlState(error),
  );

describe('importing', () => {
  test('a new city is planned with, and comes out as it went in, field by field in its order', async () => {
    const outcome = await importCity(operator, city(), false);
    expect(outcome).toMatchObject({ ok: true, value: { before: 'nothing' } });
    expect(JSON.stringify(await exportCity(operator, 'bath'))).toBe(JSON.stringify(city()));
  });

  test('the very same catalogue again changes nothing', async () => {
    const before = await listImports(operator);
    expect(await importCity(operator, city(), false)).toMatchObject({ ok: true, value: { before: 'the-same' } });
    expect(await listImports(operator)).toEqual(before);
  });

  test('another version takes its place, and the one before stays for the plans made from it', async () => {
    expect(await importCity(operator, city({ detourFactor: 1.4 }), false)).toMatchObject({
      ok: true,
      value: { before: 'another-version' },
    });
    expect(await current()).toHaveLength(1);
    expect((await listImports(operator)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  test('an older version can be put back', async () => {
    const outcome = await importCity(operator, city(), false);
    if (!outcome.ok) throw new Error('refused');
    expect(await current()).toEqual([`bath ${outcome.value.version}`]);
    expect(await listImports(operator)).toHaveLength(2);
  });

  test('however many import at once, one version is the current one', async () => {
    const factors = [1.21, 1.22, 1.23, 1.24, 1.25, 1.26];
    const outcomes = await Promise.all(
      factors.map((detourFactor) => importCity(operator, city({ detourFactor }), false)),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual(factors.map(() => true));
    expect(await current()).toHaveLength(1);
  });

  test('what fails halfway leaves the version before in place', async () => {
    const before = await current();
    const tooLong = city({ id: `bath-${'x'.repeat(60)}` });
    await expect(importCity(operator, tooLong, false)).rejects.toThrow();
    expect(await current()).toEqual(before);
  });
});

describe('a city of the release', () => {
  const { guide: __, ...bristol } = { ...BRISTOL, detourFactor: 1.3 };

  test('is not replaced by the way', async () => {
    expect(await importCity(operator, bristol, false)).toEqual({ ok: false, reason: 'is-in-the-release' });
  });

  test('is replaced when the operator says so, then updated like any other', async () => {
    expect(await importCity(operator, bristol, true)).toMatchObject({ ok: true, value: { before: 'the-release' } });
    const update = { ...bristol, detourFactor: 1.35 };
    expect(await importCity(operator, update, false)).toMatchObject({ ok: true, value: { before: 'another-version' } });
  });

  test('stands again once the import is removed', async () => {
    expect(await removeCity(operator, 'bristol')).toBe('the-release');
    expect(await exportCity(operator, 'bristol')).toEqual(BRISTOL);
  });
});

test('a removed city is no longer planned with, and removing it twice is told', async () => {
  expect(await removeCity(operator, 'bath')).toBe('nothing');
  expect(await removeCity(operator, 'bath')).toBeNull();
  expect(await exportCity(operator, 'bath')).toBeNull();
  expect((await listImports(operator)).length).toBeGreaterThan(0);
});

describe('only the operator writes', () => {
  const writes: Record<string, RawBuilder<unknown>> = {
    insert: sql`insert into internal.city_versions (city_id, version, catalogue, is_current) values ('x', '0000000000000000', '{}', false)`,
    update: sql`update internal.city_versions set is_current = false`,
    delete: sql`delete from internal.city_versions`,
    truncate: sql`truncate internal.city_versions`,
  };
  const run = (statement: RawBuilder<unknown>) => (tx: Tx) => statement.execute(tx);

  test.each(Object.entries(writes))('the server itself may not %s', async (_name, statement) => {
    expect(await stateOf(database.db.asApp(run(statement)))).toBe(PERMISSION_DENIED);
  });

  test.each(['anon', 'authenticated'] as const)('%s may not even look', async (role) => {
    const look = database.db.asCaller({ role, claims: {} }, run(sql`select 1 from internal.city_versions`));
    expect(await stateOf(look)).toBe(PERMISSION_DENIED);
  });

  test('the login of the server cannot act as the operator', async () => {
    expect(await stateOf(database.db.asOperator(run(sql`select 1`)))).toBe(PERMISSION_DENIED);
  });

  test('the operator changes no version and deletes none, and sees nobody’s data', async () => {
    const change = sql`update internal.city_versions set catalogue = '{}'`;
    const accounts = sql`select 1 from identity.users`;
    const trips = sql`select 1 from public.bookings`;
    for (const statement of [change, writes.delete ?? change, accounts, trips])
      expect(await stateOf(operator.asOperator(run(statement)))).toBe(PERMISSION_DENIED);
  });
});
