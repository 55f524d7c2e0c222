import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { countEvents } from './count-events.ts';
import { addCounts, listCounts } from './event-counts.sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const on = (iso: string) => ({ db: database.db, now: () => new Date(iso) });
const view = (label: string) => ({ event: 'page_view' as const, label });
const totalsOf = async (day: string) =>
  (await database.db.asApp(listCounts))
    .filter((row) => row.day === day)
    .map(({ event, label, total }) => `${event} ${label} ${total}`);

test('what several visitors did on one day is one total, and the next day has its own', async () => {
  await countEvents(on('2026-06-01T10:00:00Z'), 'a', { counts: [view('/'), view('/plan'), view('/')] });
  await countEvents(on('2026-06-01T11:00:00Z'), 'b', { counts: [view('/')] });
  await countEvents(on('2026-06-02T11:00:00Z'), 'b', { counts: [view('/')] });
  expect(await totalsOf('2026-06-01')).toEqual(['page_view / 3', 'page_view /plan 1']);
  expect(await totalsOf('2026-06-02')).toEqual(['page_view / 1']);
});

test('an hour before midnight in London counts for that day, also in summer time', async () => {
  await countEvents(on('2026-07-03T22:30:00Z'), 'a', { counts: [view('/late')] });
  expect(await totalsOf('2026-07-03')).toEqual(['page_view /late 1']);
  await countEvents(on('2026-07-03T23:30:00Z'), 'a', { counts: [view('/later')] });
  expect(await totalsOf('2026-07-04')).toEqual(['page_view /later 1']);
});

test('one client’s script cannot make the figures up', async () => {
  const now = on('2026-06-05T10:00:00Z');
  for (let batch = 0; batch < 60; batch++) await countEvents(now, 'script', { counts: [view('/fake')] });
  expect(await totalsOf('2026-06-05')).toEqual(['page_view /fake 40']);
});

test('made-up labels cannot fill the table, and known ones go on counting', async () => {
  await database.db.asApp((tx) =>
    sql`insert into internal.event_counts select '2026-06-09', 'page_view', 'x' || n, 1
        from generate_series(1, 2000) n`.execute(tx),
  );
  const more = ['x7', 'one too many'].map((label) => ({ event: 'page_view', label, times: 5 }));
  await database.db.asApp((tx) => addCounts(tx, '2026-06-09', more));
  const totals = await totalsOf('2026-06-09');
  expect(totals).toContain('page_view x7 6');
  expect(totals).toHaveLength(2000);
});

test('forty batches at once all count', async () => {
  const now = on('2026-06-11T10:00:00Z');
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      countEvents(now, `visitor ${index}`, { counts: index % 2 ? [view('/a'), view('/b')] : [view('/b'), view('/a')] }),
    ),
  );
  expect(await totalsOf('2026-06-11')).toEqual(['page_view /a 40', 'page_view /b 40']);
});
