import { PostgrestClient } from '@supabase/postgrest-js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBookings, readTripWork } from '../../src/features/dashboard/web/read-bookings.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const TRIPS = 1100;

let server: TestServer;
let organiser: Organiser;
let rest: PostgrestClient;
beforeAll(async () => {
  server = await startTestServer({ mailAutoconfirm: true });
  organiser = await signUpOrganiser(server);
  rest = new PostgrestClient(`${server.url}/rest/v1`, {
    headers: { apikey: server.anonKey, Authorization: `Bearer ${organiser.accessToken}` },
  });
  await server.db.asApp(async (tx) => {
    await sql`insert into public.bookings (user_id, event_type, destination, group_size, contact_email, brief, request,
        plan, ai_recommendations, price_per_person_pence)
      select ${organiser.userId}, 'birthday', 'London', 8, 'a@example.org', '{}', '{}', '{}', '{}', 12345
      from generate_series(1, ${TRIPS})`.execute(tx);
    await sql`insert into public.trip_steps (booking_id, step)
      select id, step from public.bookings, unnest(array['book-stay', 'decide']) as step
      where user_id = ${organiser.userId}`.execute(tx);
  });
});
afterAll(() => server.close());

test('the dashboard reads every trip, tick and count of them, though an answer holds a thousand rows', async () => {
  const trips = await readBookings(rest);
  expect(new Set(trips.map(({ id }) => id)).size).toBe(TRIPS);
  expect(trips.filter(({ done }) => done?.length !== 2)).toEqual([]);
  expect(new Set((await readTripWork(rest)).map((row) => row.booking_id)).size).toBe(TRIPS);
});
