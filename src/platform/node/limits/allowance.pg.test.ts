import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { type Allowance, correctAllowance, takeAllowance, tryAllowance } from './allowance.sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOON = new Date('2026-06-01T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const take = (allowance: Partial<Allowance> & { key: string }) =>
  database.db.asApp((tx) => tryAllowance(tx, { most: 2, windowSeconds: 60, now: NOON, ...allowance }));

test('as many attempts as allowed pass, the next one is told when to come back, and then it passes', async () => {
  const key = 'visitor';
  expect([await take({ key }), await take({ key, now: after(10) })]).toEqual([{ ok: true }, { ok: true }]);
  expect(await take({ key, now: after(15) })).toEqual({ ok: false, retryAfterSeconds: 45 });
  expect(await take({ key, now: after(59.5) })).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(await take({ key, now: after(60) })).toEqual({ ok: true });
});

test('one visitor’s attempts never count against another', async () => {
  await take({ key: 'first', most: 1 });
  expect(await take({ key: 'first', most: 1 })).toMatchObject({ ok: false });
  expect(await take({ key: 'second', most: 1 })).toEqual({ ok: true });
});

test('forty attempts at once on two instances get the allowance and not one more', async () => {
  const other = openDatabase({ connectionString: database.appUrl, poolMax: 8 });
  try {
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? other : database.db).asApp((tx) =>
          takeAllowance(tx, { key: 'crowd', most: 7, windowSeconds: 60, now: NOON }),
        ),
      ),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(7);
  } finally {
    await other.close();
  }
});

test('an attempt may take several at once, and gives back what it did not need', async () => {
  const several = { key: 'tokens', most: 100 };
  expect(await take({ ...several, amount: 60 })).toEqual({ ok: true });
  expect(await take({ ...several, amount: 41 })).toMatchObject({ ok: false });
  await database.db.asApp((tx) => correctAllowance(tx, { key: 'tokens', by: -50, now: NOON }));
  expect(await take({ ...several, amount: 90 })).toEqual({ ok: true });
  expect(await take(several)).toMatchObject({ ok: false });
  await database.db.asApp((tx) => correctAllowance(tx, { key: 'tokens', by: -50, now: after(61) }));
  expect(await take(several)).toMatchObject({ ok: false });
  expect(await take({ ...several, now: after(61), amount: 100 })).toEqual({ ok: true });
});

test('an attempt whose work failed does not count', async () => {
  const failing = database.db.asApp(async (tx) => {
    await takeAllowance(tx, { key: 'unlucky', most: 1, windowSeconds: 60, now: NOON });
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(await take({ key: 'unlucky', most: 1 })).toEqual({ ok: true });
});

test('an attempt that is taken back leaves nothing of itself', async () => {
  const whole = { key: 'taken back', most: 2 };
  for (let time = 0; time < 5; time += 1) {
    expect(await take(whole)).toEqual({ ok: true });
    await database.db.asApp((tx) => correctAllowance(tx, { key: 'taken back', by: -1, now: NOON }));
  }
  expect([await take(whole), await take(whole)]).toEqual([{ ok: true }, { ok: true }]);
  expect(await take(whole)).toMatchObject({ ok: false });
});

test('several that were counted together are taken back together', async () => {
  for (const key of ['narrow', 'wide', 'other']) await take({ key, most: 1 });
  await database.db.asApp((tx) => correctAllowance(tx, { key: ['narrow', 'wide'], by: -1, now: NOON }));
  expect([await take({ key: 'narrow', most: 1 }), await take({ key: 'wide', most: 1 })]).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(await take({ key: 'other', most: 1 })).toMatchObject({ ok: false });
});

test('a correction that takes another allowance along is made once', async () => {
  const counted = { key: 'made once', most: 5 };
  const andTake = { key: 'known from now on', most: 1, windowSeconds: 60 };
  for (let attempt = 0; attempt < 5; attempt += 1) await take(counted);
  await database.db.asApp((tx) => correctAllowance(tx, { key: counted.key, by: -1, now: NOON, andTake }));
  expect(await take(counted)).toEqual({ ok: true });
  expect(await take(counted)).toMatchObject({ ok: false });
  expect(await take({ key: andTake.key, most: 1 })).toMatchObject({ ok: false });
});

test('no key is stored as it was given, and a window that ended yesterday is forgotten', async () => {
  await take({ key: 'ana@example.com', now: after(-90_000) });
  // One in sixteen that come sweeps.
  for (let visitor = 0; visitor < 100; visitor += 1) await take({ key: `visitor ${visitor}`, now: after(0) });
  const { rows } = await database.db.asApp((tx) =>
    sql<{ key_hash: string; ends_at: Date }>`select key_hash, ends_at from internal.attempt_counts`.execute(tx),
  );
  for (const row of rows) expect(row.key_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rows.filter(({ ends_at }) => ends_at <= after(-86_400))).toEqual([]);
});
