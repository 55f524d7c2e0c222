import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCatalogue } from '../../scripts/catalogue/run-catalogue.ts';
import type { CityCatalogue } from '../../src/catalogue/venue.ts';
import { checkPlan } from '../../src/engine/check-plan.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { anonymousClient, briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const EDINBURGH = path.resolve(import.meta.dirname, '../../docs/operators/edinburgh.json');
const TEXT = readFileSync(EDINBURGH, 'utf8');

let server: TestServer;
let organiser: Organiser;
let folder: TemporaryFolder;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
  folder = temporaryFolder('cities');
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const catalogue = async (...words: string[]) => {
  const { isDone, lines } = await runCatalogue(words, { DATABASE_URL: server.ownerUrl, DATA_DIR: folder.path });
  expect(lines.join('\n'), words.join(' ')).not.toMatch(/ error: /);
  expect(isDone, lines.join('\n')).toBe(true);
};

async function planIn(destination: string): Promise<string> {
  const { data, error } = await organiser.client.functions.invoke('ai-concierge', { body: briefCall({ destination }) });
  expect(error).toBeNull();
  return data.bookingId;
}

async function readTrip(bookingId: string): Promise<{ plan: TripPlan; request: TripRequest }> {
  const { rows } = await server.db.asApp((tx) =>
    sql<{
      plan: TripPlan;
      request: TripRequest;
    }>`select plan, request from public.bookings where id = ${bookingId}`.execute(tx),
  );
  if (!rows[0]) throw new Error('no such booking');
  return rows[0];
}

/** The catalogue that a plan names, from the database, looked at by the independent checker. */
async function faultsOf({ plan, request }: { plan: TripPlan; request: TripRequest }) {
  const { rows } = await server.db.asApp((tx) =>
    sql<{ catalogue: CityCatalogue }>`select catalogue from internal.city_versions
      where city_id = ${plan.cityId} and version = ${plan.cityVersion}`.execute(tx),
  );
  if (!rows[0]) throw new Error('the plan names no version that is stored');
  const city = { ...rows[0].catalogue, ...(plan.cityVersion ? { version: plan.cityVersion } : {}) };
  return checkPlan(plan, request, { kind: 'city', city });
}

const say = (bookingId: string, message: string) =>
  organiser.client.functions.invoke('ai-concierge', {
    body: { type: 'chat', booking_id: bookingId, message, chat_history: [] },
  });

const venueNames = ({ plan }: { plan: TripPlan }) => plan.days.flatMap(({ slots }) => slots.map(({ name }) => name));

test('before the import a trip to Edinburgh is planned with venues to be confirmed', async () => {
  const { plan } = await readTrip(await planIn('Edinburgh'));
  expect(plan).toMatchObject({ scope: 'generic', cityId: null, destination: 'Edinburgh' });
});

test('while the server runs, an operator imports a ninth city, and the next brief is planned there and checked', async () => {
  await catalogue('import', EDINBURGH);
  const trip = await readTrip(await planIn('Edinburgh'));
  expect(trip.plan).toMatchObject({ scope: 'city', cityId: 'edinburgh', destination: 'Edinburgh' });
  expect(trip.plan.cityVersion).toMatch(/^[0-9a-f]{16}$/);
  expect(trip.plan.stay?.hotelId).toMatch(/^edinburgh-/);
  expect(trip.plan.relaxations).toEqual([]);
  expect(await faultsOf(trip)).toEqual([]);
});

test('nobody reads imported catalogues through rest/v1', async () => {
  for (const client of [anonymousClient(server), organiser.client])
    expect((await client.from('city_versions').select('*')).error?.code).toBe('PGRST205');
});

test.each(['Edinburgh, Scotland', 'edinbrugh', 'Edinborough', 'a weekend in Edinburgh please', 'Leith, Edinburgh'])(
  'people may write it as “%s”',
  async (destination) => {
    expect((await readTrip(await planIn(destination))).plan.cityId).toBe('edinburgh');
  },
);

test('an organiser chats about the plan: the change keeps to the imported city and the checker finds nothing', async () => {
  const bookingId = await planIn('Edinburgh');
  const before = await readTrip(bookingId);
  const dinner = before.plan.days[1]?.slots.find(({ kind }) => kind === 'dinner');
  const { data, error } = await say(bookingId, `swap ${dinner?.name} for somewhere else please`);
  expect(error).toBeNull();
  expect(data.changed).toBe(true);
  const after = await readTrip(bookingId);
  expect(venueNames(after)).not.toContain(dinner?.name);
  expect(after.plan.cityVersion).toBe(before.plan.cityVersion);
  expect(await faultsOf(after)).toEqual([]);
  const undone = await say(bookingId, 'undo that');
  expect(undone.data.changed).toBe(true);
  expect(venueNames(await readTrip(bookingId))).toEqual(venueNames(before));
});

test('the quick search of a visitor without an account finds ideas there', async () => {
  const { data, error } = await anonymousClient(server).functions.invoke('ai-concierge', {
    body: {
      type: 'create_booking',
      data: { event_type: 'birthday', destination: 'Edinburgh', group_size: 8, contact_email: 'hello@huzzah.example' },
    },
  });
  expect(error).toBeNull();
  expect(JSON.stringify(data.recommendations)).toContain('Edinburgh');
  const { rows } = await server.db.asApp((tx) =>
    sql<{ city: string }>`select plan ->> 'cityId' as city from internal.quick_searches`.execute(tx),
  );
  expect(rows).toEqual([{ city: 'edinburgh' }]);
});

test('after a new version, new plans use it and older plans still open, chat and check with the facts they were made from', async () => {
  const bookingId = await planIn('Edinburgh');
  const older = await readTrip(bookingId);
  const lunch = older.plan.days[1]?.slots.find(({ kind }) => kind === 'lunch');
  if (!lunch) throw new Error('the plan has no lunch on its second day');
  // The place has closed for good.
  const { venues, ...rest } = JSON.parse(TEXT);
  const closed = { ...rest, venues: venues.filter(({ id }: { id: string }) => id !== lunch.venueId) };
  const file = path.join(folder.path, 'edinburgh.json');
  writeFileSync(file, JSON.stringify(closed));
  await catalogue('import', file);

  const newer = await readTrip(await planIn('Edinburgh'));
  expect(newer.plan.cityVersion).not.toBe(older.plan.cityVersion);
  expect(venueNames(newer)).not.toContain(lunch.name);
  expect(await faultsOf(newer)).toEqual([]);

  const { data } = await say(bookingId, 'drop the dinner on the first day');
  expect(data.changed).toBe(true);
  const changed = await readTrip(bookingId);
  expect(changed.plan.cityVersion).toBe(older.plan.cityVersion);
  expect(venueNames(changed)).toContain(lunch.name);
  expect(await faultsOf(changed)).toEqual([]);
});

test('a removed city is planned as anywhere else, and its plans can still be changed', async () => {
  const bookingId = await planIn('Edinburgh');
  await catalogue('remove', 'edinburgh');
  expect((await readTrip(await planIn('Edinburgh'))).plan.scope).toBe('generic');
  expect((await say(bookingId, 'make it cheaper')).error).toBeNull();
  expect(await faultsOf(await readTrip(bookingId))).toEqual([]);
});

test('a plan whose catalogue is lost stays open, and the concierge says honestly that it cannot change it', async () => {
  await catalogue('import', EDINBURGH);
  const bookingId = await planIn('Edinburgh');
  await server.db.asApp((tx) =>
    sql`update public.bookings set plan = jsonb_set(plan, '{cityVersion}', '"0000000000000000"') where id = ${bookingId}`.execute(
      tx,
    ),
  );
  const { data, error } = await say(bookingId, 'swap the dinner on the first day');
  expect(error).toBeNull();
  expect(data.changed).toBe(false);
  expect(data.response).toContain('list of places in Edinburgh is no longer here');
});
