import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { checkPlan } from './check-plan.ts';
import { improveTrip } from './improve-trip.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import type { TripPlan } from './trip-plan.ts';

const PLACES: Places = { kind: 'city', city: syntheticCity(1, 90) };
const REQUEST = tripRequest();
const OPTIONS = { seed: 7, iterations: 150, destination: 'Testville' };
const HASTY = planTrip(REQUEST, PLACES, { ...OPTIONS, iterations: 0 });

const slotsOf = (plan: TripPlan) => plan.days.flatMap((day) => day.slots);

describe('a plan that is asked to be better', () => {
  const better = improveTrip(HASTY, REQUEST, PLACES, OPTIONS);

  test('becomes another one that keeps every rule', () => {
    expect(slotsOf(better).map((slot) => slot.venueId)).not.toEqual(slotsOf(HASTY).map((slot) => slot.venueId));
    expect(checkPlan(better, REQUEST, PLACES)).toEqual([]);
    expect(better.stay?.hotelId).toBe(HASTY.stay?.hotelId);
  });

  test('becomes the same one every time', () => {
    expect(JSON.stringify(improveTrip(HASTY, REQUEST, PLACES, OPTIONS))).toBe(JSON.stringify(better));
  });

  test('stays as it is to the letter when nothing better is found', () => {
    let plan = better;
    for (let seed = 1; seed <= 4; seed++) plan = improveTrip(plan, REQUEST, PLACES, { ...OPTIONS, iterations: 600 });
    expect(improveTrip(plan, REQUEST, PLACES, { ...OPTIONS, iterations: 600 })).toBe(plan);
    expect(improveTrip(plan, REQUEST, PLACES, { ...OPTIONS, iterations: 5 })).toBe(plan);
  });

  test('stays as it is to the letter around dinners and mornings that the brief has pinned', () => {
    const pinned = better.days.flatMap(({ slots }, day) =>
      slots
        .filter(({ id }) => /-(dinner|a1)$/.test(id))
        .map(({ kind, venueId, startMinute }) => ({ day, kind, venueId, startMinute })),
    );
    const held = { ...REQUEST, pinned };
    let plan = better;
    for (let seed = 1; seed <= 4; seed++) plan = improveTrip(plan, held, PLACES, { ...OPTIONS, seed, iterations: 600 });
    expect(improveTrip(plan, held, PLACES, { ...OPTIONS, seed: 9, iterations: 5 })).toBe(plan);
    for (const { venueId, startMinute } of pinned)
      expect(slotsOf(plan)).toContainEqual(expect.objectContaining({ venueId, startMinute }));
  });

  test('keeps the slots it is told to, with their hour', () => {
    const kept = slotsOf(HASTY).filter((slot) => ['d1-dinner', 'd2-a1'].includes(slot.id));
    const plan = improveTrip(HASTY, REQUEST, PLACES, { ...OPTIONS, keepSlotIds: kept.map((slot) => slot.id) });
    for (const slot of kept)
      expect(slotsOf(plan)).toContainEqual(
        expect.objectContaining({ venueId: slot.venueId, startMinute: slot.startMinute }),
      );
  });

  test('spends no more than it did when it was over the budget already', () => {
    const poor = tripRequest({ budgetCapPence: 30_00, budgetFloorPence: 0 });
    const plan = planTrip(poor, PLACES, { ...OPTIONS, iterations: 0 });
    const improved = improveTrip(plan, poor, PLACES, OPTIONS);
    expect(improved.totals.slotsPerPersonPence).toBeLessThanOrEqual(plan.totals.slotsPerPersonPence);
    expect(checkPlan(improved, poor, PLACES)).toEqual([]);
  });
});
