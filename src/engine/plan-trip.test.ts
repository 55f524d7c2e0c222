import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import type { CityCatalogue } from '../catalogue/venue.ts';
import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

const CITY = syntheticCity(1, 90);
const PLACES: Places = { kind: 'city', city: CITY };
const OPTIONS = { seed: 7, iterations: 60, destination: 'testville' };

const plan = (request: TripRequest, city: CityCatalogue = CITY): TripPlan =>
  planTrip(request, { kind: 'city', city }, OPTIONS);
const slotsOf = (trip: TripPlan) => trip.days.flatMap((day) => day.slots);

describe('a plan for a weekend', () => {
  const request = tripRequest();
  const trip = plan(request);

  test('the same brief and seed give the same plan to the letter', () => {
    expect(JSON.stringify(plan(request))).toBe(JSON.stringify(trip));
  });

  test('every meal that was asked for is there, and every slot says why', () => {
    expect(trip.days.map((day) => day.slots.filter((slot) => slot.kind === 'dinner').length)).toEqual([1, 1, 0]);
    expect(trip.days.map((day) => day.slots.filter((slot) => slot.kind === 'lunch').length)).toEqual([0, 1, 1]);
    expect(slotsOf(trip).every((slot) => slot.reason.length > 20)).toBe(true);
  });

  test('every evening ends in a night out where one is open', () => {
    expect(trip.days.slice(0, 2).map((day) => day.slots.at(-1)?.kind)).toEqual(['night', 'night']);
  });

  test('the stay is whole rooms for two nights, on a line of its own', () => {
    expect(trip.stay?.nights).toBe(2);
    expect(trip.totals.allPerPersonPence).toBe(trip.totals.slotsPerPersonPence + (trip.stay?.perPersonPence ?? 0));
    expect(trip.totals.slotsPerPersonPence).toBeLessThanOrEqual(300_00);
  });
});

describe('a brief that cannot be kept', () => {
  test('a budget too small for the meals is raised by a stated sum, and no further', () => {
    const request = tripRequest({ budgetCapPence: 10_00, budgetFloorPence: 0 });
    const trip = plan(request);
    const raised = trip.relaxations.find((one) => one.kind === 'budget-raised');
    expect(raised?.kind === 'budget-raised' && raised.byPencePerPerson).toBe(trip.totals.slotsPerPersonPence - 10_00);
    expect(slotsOf(trip).filter((slot) => slot.kind === 'lunch' || slot.kind === 'dinner')).toHaveLength(4);
    expect(checkPlan(trip, request, PLACES)).toEqual([]);
  });

  test('the raised budget is the least that pays for the meals', () => {
    const cheap = tripRequest({ days: weekendDays(1), budgetCapPence: 1_00, budgetFloorPence: 0 });
    const trip = plan(cheap);
    const byOne = tripRequest({
      ...cheap,
      budgetCapPence: trip.totals.slotsPerPersonPence - 1,
    });
    expect(plan(byOne).totals.slotsPerPersonPence).toBeGreaterThanOrEqual(trip.totals.slotsPerPersonPence);
  });

  test('a group larger than every place comes in several parties, and the plan says in how many', () => {
    const request = tripRequest({ groupSize: 80 });
    const trip = plan(request);
    expect(slotsOf(trip).length).toBeGreaterThan(4);
    expect(trip.relaxations.some((one) => one.kind === 'group-split' && one.into === 2)).toBe(true);
    expect(checkPlan(trip, request, PLACES)).toEqual([]);
  });

  test('a diet nobody is known to cater for keeps its meals, marked as unconfirmed', () => {
    const city = { ...CITY, venues: CITY.venues.map((venue) => ({ ...venue, diets: [] })) };
    const request = tripRequest({ needs: { ...tripRequest().needs, diets: ['kosher'] } });
    const trip = plan(request, city);
    const unconfirmed = trip.relaxations.find((one) => one.kind === 'diet-unconfirmed');
    expect(unconfirmed?.kind === 'diet-unconfirmed' && unconfirmed.venueIds).toHaveLength(4);
    expect(checkPlan(trip, request, { kind: 'city', city })).toEqual([]);
  });

  test('a city where everything is shut gives empty days with the reason', () => {
    const city = { ...CITY, venues: CITY.venues.map((venue) => ({ ...venue, hours: {} })) };
    const trip = plan(tripRequest(), city);
    expect(slotsOf(trip)).toEqual([]);
    expect(trip.relaxations.filter((one) => one.kind === 'nothing-open')).toHaveLength(3);
    expect(trip.relaxations.filter((one) => one.kind === 'meal-dropped')).toHaveLength(4);
  });

  test('a must-have that takes no group of this size is left out, and named', () => {
    const small = CITY.venues.find((venue) => venue.kind === 'activity' && venue.groupSize.max < 10);
    const request = tripRequest({
      wishes: { ...tripRequest().wishes, mustHaveVenueIds: [small?.id ?? ''] },
    });
    const left = plan(request).relaxations.find((one) => one.kind === 'must-have-left-out');
    expect(left?.text).toContain(small?.name);
  });
});

describe('what the organiser fixes', () => {
  const first = plan(tripRequest());
  const dinner = slotsOf(first).find((slot) => slot.id === 'd1-dinner');

  test('a must-have is in the plan when any rule allows it', () => {
    const chosen = new Set(slotsOf(first).map((slot) => slot.venueId));
    const other = CITY.venues.find(
      (venue) =>
        venue.kind === 'activity' && !chosen.has(venue.id) && venue.groupSize.max >= 10 && venue.groupSize.min <= 10,
    );
    const trip = plan(tripRequest({ wishes: { ...tripRequest().wishes, mustHaveVenueIds: [other?.id ?? ''] } }));
    expect(slotsOf(trip).map((slot) => slot.venueId)).toContain(other?.id);
  });

  test('a pinned slot keeps its venue and its minute', () => {
    const venueId = dinner?.venueId ?? '';
    const trip = plan(tripRequest({ pinned: [{ day: 1, kind: 'dinner', venueId, startMinute: 1170 }] }));
    const pinned = trip.days[1]?.slots.find((slot) => slot.kind === 'dinner');
    expect([pinned?.venueId, pinned?.startMinute]).toEqual([venueId, 1170]);
  });

  test('a banned venue is never used', () => {
    const banned = slotsOf(first).map((slot) => slot.venueId);
    const trip = plan(tripRequest({ bannedVenueIds: banned }));
    expect(slotsOf(trip).filter((slot) => banned.includes(slot.venueId))).toEqual([]);
  });

  test('a dropped dinner stays dropped, without a complaint about it', () => {
    const trip = plan(tripRequest({ droppedSlots: [{ day: 0, kind: 'dinner' }] }));
    expect(trip.days[0]?.slots.some((slot) => slot.kind === 'dinner')).toBe(false);
    expect(trip.relaxations).toEqual([]);
  });

  test('a lower cap on activities holds for its day only', () => {
    const trip = plan(tripRequest({ activityCapByDay: [null, 1] }));
    expect(trip.days.map((day) => day.slots.filter((slot) => slot.kind === 'activity').length)[1]).toBe(1);
  });
});
