import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { BRISTOL } from '../../../catalogue/cities/bristol.ts';
import { CITIES } from '../../../catalogue/cities.ts';
import type { CityCatalogue } from '../../../catalogue/venue.ts';
import { type Database, openDatabase } from '../../../platform/node/db/database.ts';
import { type CityShelf, createCityShelf } from './city-shelf.ts';
import type { CityVersion } from './city-versions.sql.ts';
import { importCity, removeCity } from './operate-cities.ts';
import { placesOfTask } from './thread-cities.ts';

let database: TestDatabase;
let operator: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  operator = openDatabase({ connectionString: database.ownerUrl, poolMax: 1 });
});
afterAll(async () => {
  await operator.close();
  await database.close();
});

let shelf: CityShelf;
let unreadable: CityVersion[];
let transactions: number;
beforeEach(() => {
  unreadable = [];
  transactions = 0;
  const counting: Database = {
    ...database.db,
    asApp: (work) => {
      transactions += 1;
      return database.db.asApp(work);
    },
  };
  shelf = createCityShelf(counting, (version) => unreadable.push(version));
});

const { guide: _, ...bristol } = BRISTOL;
const bath: CityCatalogue = { ...bristol, id: 'bath', name: 'Bath' };
const ids = async () => (await shelf.current()).map(({ id }) => id);
const OF_RELEASE = CITIES.map(({ id }) => id);

async function put(city: CityCatalogue): Promise<string> {
  const stored = await importCity(operator, city, true);
  if (!stored.ok) throw new Error(stored.reason);
  return stored.value.version;
}

test('without imports the cities are those of the release', async () => {
  expect(await ids()).toEqual(OF_RELEASE);
});

test('an import is seen by the next question, its removal as well', async () => {
  await ids();
  await put(bath);
  expect(await ids()).toEqual([...OF_RELEASE, 'bath']);
  await removeCity(operator, 'bath');
  expect(await ids()).toEqual(OF_RELEASE);
});

test('a city that replaces one of the release is the only one of its name', async () => {
  const version = await put({ ...bristol, detourFactor: 1.5 });
  const cities = await shelf.current();
  expect(cities.filter(({ id }) => id === 'bristol')).toMatchObject([{ detourFactor: 1.5, version }]);
  expect(await shelf.placesNamed({ kind: 'city', cityId: 'bristol' })).toMatchObject({
    city: { detourFactor: BRISTOL.detourFactor },
  });
  await removeCity(operator, 'bristol');
});

test('a version is read once, and then only the version numbers are asked for', async () => {
  const version = await put(bath);
  await shelf.current();
  const before = transactions;
  await shelf.placesNamed({ kind: 'city', cityId: 'bath', version });
  await shelf.textOf({ kind: 'city', cityId: 'bath', version });
  expect(transactions).toBe(before);
  await shelf.current();
  expect(transactions).toBe(before + 1);
});

test('threads get the city in memory they share, and the same text every time', async () => {
  const name = { kind: 'city' as const, cityId: 'bath', version: await put(bath) };
  const text = await shelf.textOf(name);
  expect(text).toBeInstanceOf(SharedArrayBuffer);
  expect(await shelf.textOf(name)).toBe(text);
  const places = placesOfTask(name, text);
  expect(places).toEqual({ kind: 'city', city: { ...bath, version: name.version } });
  // Once read, the thread needs no text, and no second reading.
  expect(placesOfTask(name, undefined)).toEqual(places);
});

test('a thread that was sent no text says so, and never plans with another version', () => {
  expect(() => placesOfTask({ kind: 'city', cityId: 'bath', version: 'feedfeedfeedfeed' }, undefined)).toThrow(
    'did not come',
  );
});

test('a city or version that nobody knows has no places', async () => {
  expect(await shelf.placesNamed({ kind: 'city', cityId: 'atlantis' })).toBeNull();
  expect(await shelf.placesNamed({ kind: 'city', cityId: 'bath', version: 'feedfeedfeedfeed' })).toBeNull();
});

test('a stored city that this release cannot read is left out and told, and the others are planned with', async () => {
  await operator.asOperator((tx) =>
    sql`insert into internal.city_versions (city_id, version, catalogue, is_current)
      values ('old', '0123456789abcdef', '{"id": "old", "form": "of another release"}', true)`.execute(tx),
  );
  expect(await ids()).toEqual([...OF_RELEASE, 'bath']);
  expect(unreadable).toEqual([{ cityId: 'old', version: '0123456789abcdef' }]);
  await removeCity(operator, 'old');
});

test('a database that was away for a moment is asked again', async () => {
  const version = await put(bath);
  let isAway = true;
  const flaky = createCityShelf(
    { ...database.db, asApp: (work) => (isAway ? Promise.reject(new Error('away')) : database.db.asApp(work)) },
    () => undefined,
  );
  await expect(flaky.placesNamed({ kind: 'city', cityId: 'bath', version })).rejects.toThrow('away');
  isAway = false;
  expect(await flaky.placesNamed({ kind: 'city', cityId: 'bath', version })).not.toBeNull();
});
