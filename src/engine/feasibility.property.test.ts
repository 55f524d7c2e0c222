import { describe, expect, test } from 'vitest';
import { plantedBrief } from '../../tests/support/planted-brief.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import type { Relaxation, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

const LONDON_PLACES: Places = { kind: 'city', city: LONDON };
const planIn = (request: TripRequest): TripPlan =>
  planTrip(request, LONDON_PLACES, { seed: 1, iterations: 4, destination: '' });
const found = <Kind extends Relaxation['kind']>(plan: TripPlan, kind: Kind) =>
  plan.relaxations.find((one): one is Extract<Relaxation, { kind: Kind }> => one.kind === kind);

describe('a brief that some plan fulfils', () => {
  test('gets a plan that fulfils it, to the last penny and however little is searched', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const { city, request } = plantedBrief(seed);
      const places: Places = { kind: 'city', city };
      const plan = planTrip(request, places, { seed, iterations: 2, destination: '' });
      expect(checkPlan(plan, request, places)).toEqual([]);
      const isRestaurant = (id: string): boolean => city.venues.find((venue) => venue.id === id)?.kind === 'restaurant';
      // Days and activities that nobody asked for are not promises.
      const broken = plan.relaxations.filter(
        (one) => one.kind !== 'nothing-open' && !(one.kind === 'group-split' && !one.venueIds.some(isRestaurant)),
      );
      expect({ seed, broken }).toEqual({ seed, broken: [] });
    }
  });
});

describe('a brief that no plan fulfils', () => {
  test('one penny below the least budget costs that penny, and nothing else gives way', () => {
    const poor = planIn(tripRequest({ budgetCapPence: 1_00, budgetFloorPence: 0 }));
    const least = poor.totals.slotsPerPersonPence;
    expect(planIn(tripRequest({ budgetCapPence: least, budgetFloorPence: 0 })).relaxations).toEqual([]);
    const short = planIn(tripRequest({ budgetCapPence: least - 1, budgetFloorPence: 0 }));
    expect(short.relaxations.map((one) => one.kind)).toEqual(['budget-raised']);
    expect(found(short, 'budget-raised')?.byPencePerPerson).toBe(1);
  });

  test('a brief that is too dear by a lunch says so: the sum, or the meal', () => {
    const least = planIn(tripRequest({ budgetCapPence: 1_00, budgetFloorPence: 0 })).totals.slotsPerPersonPence;
    const request = tripRequest({ budgetCapPence: least - 5_00, budgetFloorPence: 0 });
    const raised = found(planIn(request), 'budget-raised');
    expect(raised?.text).toContain('a head more');
    const without = raised?.orWithout ?? [];
    expect(without).toHaveLength(1);
    const droppedSlots = without.map(({ day, meal }) => ({ day, kind: meal }));
    expect(planIn({ ...request, droppedSlots }).relaxations).toEqual([]);
  });

  test('a table that opens a little too late is worth staying a little longer for', () => {
    const [day] = weekendDays(1);
    if (!day) throw new Error('A weekend has days');
    // Dinner begins at half past six at the earliest, and every table takes an hour or more.
    const request = tripRequest({ days: [{ ...day, endMinute: 19 * 60 + 15 }] });
    const plan = planIn(request);
    expect(plan.relaxations.map((one) => one.kind)).toEqual(['day-extended']);
    expect(found(plan, 'day-extended')?.byMinutes).toBeLessThanOrEqual(45);
    expect(checkPlan(plan, request, LONDON_PLACES)).toEqual([]);
  });

  test('a day without an hour for lunch loses its lunch and nothing else', () => {
    const [day] = weekendDays(1);
    if (!day) throw new Error('A weekend has days');
    const request = tripRequest({ days: [{ ...day, startMinute: 16 * 60 }] });
    expect(planIn(request).relaxations.map((one) => one.kind)).toEqual(['meal-dropped']);
  });
});
