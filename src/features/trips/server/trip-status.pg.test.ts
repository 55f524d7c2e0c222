import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRestSite, type RestSite } from '../../../../tests/support/rest-site.ts';
import { addDays } from '../../../shared/dates.ts';
import { judgeStatusStep, TRIP_STATUSES, type TripStatus } from '../domain/trip-status.ts';
import { changeTripStatus } from './change-trip-status.ts';
import { completeEndedTrips } from './complete-ended-trips.ts';

const TODAY = '2027-05-15';
const now = () => new Date(`${TODAY}T11:00:00Z`);

let site: RestSite;
let ann: string;
beforeAll(async () => {
  site = await openRestSite();
  ann = await site.addUser();
});
afterAll(() => site.close());

/** A trip of three days from `start`; undated when null. */
async function addTrip(start: string | null, status: TripStatus = 'planning', owner = ann): Promise<string> {
  const bookingId = await site.addBooking(owner);
  const end = start === null ? null : addDays(start, 2);
  await site.asApp('update public.bookings set status = $2, start_date = $3, end_date = $4 where id = $1', [
    bookingId,
    status,
    start,
    end,
  ]);
  return bookingId;
}

const step = (bookingId: string, from: TripStatus, to: TripStatus, revision?: number, userId = ann) =>
  changeTripStatus(
    { db: site.db, now },
    { userId, role: 'authenticated', claims: { role: 'authenticated', sub: userId } },
    { bookingId, from, to, revision },
  );

const statusOf = async (bookingId: string) => {
  const [row] = await site.asApp('select status from public.bookings where id = $1', [bookingId]);
  return String(row?.status);
};
const stepsOf = async (bookingId: string) => {
  const rows = await site.asApp(
    'select from_status, to_status, actor from public.status_changes where booking_id = $1 order by position',
    [bookingId],
  );
  return rows.map((row) => [row.from_status, '>', row.to_status, 'by', row.actor].map(String).join(' '));
};

describe('a step of a trip', () => {
  test('is taken and noted; the next one starts from there', async () => {
    const trip = await addTrip('2027-06-04');
    expect(await step(trip, 'planning', 'pending')).toEqual({ ok: true, value: { status: 'pending' } });
    expect(await step(trip, 'pending', 'confirmed')).toMatchObject({ ok: true });
    expect(await statusOf(trip)).toBe('confirmed');
    expect(await stepsOf(trip)).toEqual(['planning > pending by organiser', 'pending > confirmed by organiser']);
  });

  test('from a status that the trip no longer has is refused with the one it has, and nothing is noted', async () => {
    const trip = await addTrip('2027-06-04', 'cancelled');
    expect(await step(trip, 'planning', 'confirmed')).toEqual({
      ok: false,
      reason: { fault: 'changed-meanwhile', status: 'cancelled' },
    });
    expect(await stepsOf(trip)).toEqual([]);
  });

  test('with the plan of another day in mind is refused, so that nobody confirms what they have not seen', async () => {
    const trip = await addTrip('2027-06-04');
    await site.asApp('update public.bookings set revision = 5 where id = $1', [trip]);
    expect(await step(trip, 'planning', 'confirmed', 4)).toEqual({
      ok: false,
      reason: { fault: 'changed-meanwhile', status: 'planning' },
    });
    expect(await step(trip, 'planning', 'confirmed', 5)).toMatchObject({ ok: true });
  });

  test('that the calendar is against is refused with the reason', async () => {
    expect(await step(await addTrip(null), 'planning', 'confirmed')).toMatchObject({
      reason: { fault: 'not-allowed', status: 'planning', why: expect.stringContaining('no dates') },
    });
    expect(await step(await addTrip(TODAY, 'confirmed'), 'confirmed', 'completed')).toMatchObject({
      reason: { fault: 'not-allowed', why: 'A trip is completed when its last day has passed.' },
    });
  });

  test('of somebody else’s trip finds no trip and changes nothing', async () => {
    const trip = await addTrip('2027-06-04');
    const bob = await site.addUser();
    const refused = { ok: false, reason: { fault: 'no-such-booking' } };
    expect(await step(trip, 'planning', 'cancelled', undefined, bob)).toEqual(refused);
    expect(await statusOf(trip)).toBe('planning');
  });

  test('asked for by many at once is taken once, and every other learns what the trip is', async () => {
    const trip = await addTrip('2027-06-04', 'pending');
    const goals: TripStatus[] = ['planning', 'confirmed', 'cancelled', 'confirmed', 'cancelled', 'planning'];
    const results = await Promise.all(goals.map((to) => step(trip, 'pending', to)));
    const status = await statusOf(trip);
    expect(results.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { status } }]);
    for (const result of results) {
      if (!result.ok) expect(result.reason).toEqual({ fault: 'changed-meanwhile', status });
    }
    expect(await stepsOf(trip)).toEqual([`pending > ${status} by organiser`]);
  });
});

describe('the clock', () => {
  const past = addDays(TODAY, -10);

  test('completes the confirmed trips that are over, once, however many servers look at the same moment', async () => {
    const ended = await Promise.all([past, past, past].map((start) => addTrip(start, 'confirmed')));
    const counts = await Promise.all([1, 2, 3, 4].map(() => completeEndedTrips(site.db, now())));
    // One that another server is about to complete is passed over, and found completed the next time.
    await completeEndedTrips(site.db, now());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(ended.length);
    for (const trip of ended) {
      expect(await statusOf(trip)).toBe('completed');
      expect(await stepsOf(trip)).toEqual(['confirmed > completed by clock']);
    }
  });

  test('does exactly what the rules let it do, on the last day and on the day after', async () => {
    const trips: { trip: string; status: TripStatus; start: string | null }[] = [];
    for (const status of TRIP_STATUSES) {
      for (const start of [null, addDays(TODAY, -3), addDays(TODAY, -2), TODAY])
        trips.push({ trip: await addTrip(start, status), status, start });
    }
    await completeEndedTrips(site.db, now());
    for (const { trip, status, start } of trips) {
      const span = { start, end: start === null ? null : addDays(start, 2) };
      const isDue = judgeStatusStep({ from: status, to: 'completed', actor: 'clock' }, span, TODAY).ok;
      expect([status, start, await statusOf(trip)]).toEqual([status, start, isDue ? 'completed' : status]);
    }
  });

  test('counts days as the organiser does: at half past midnight in London the trip of yesterday is over', async () => {
    const trip = await addTrip('2027-05-13', 'confirmed');
    await completeEndedTrips(site.db, new Date('2027-05-15T22:59:00Z'));
    expect(await statusOf(trip)).toBe('confirmed');
    await completeEndedTrips(site.db, new Date('2027-05-15T23:30:00Z'));
    expect(await statusOf(trip)).toBe('completed');
  });
});
