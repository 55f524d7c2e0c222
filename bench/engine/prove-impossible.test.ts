import { describe, expect, test } from 'vitest';
import { CITIES } from '../../src/catalogue/cities.ts';
import { GENERIC } from '../../src/catalogue/generic.ts';
import { checkPlan } from '../../src/engine/check-plan.ts';
import type { Places } from '../../src/engine/places.ts';
import { planTrip } from '../../src/engine/plan-trip.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { proveImpossible } from './prove-impossible.ts';

function cityOf(id: string): Places {
  const city = CITIES.find((one) => one.id === id);
  if (!city) throw new Error(`No city ${id}`);
  return { kind: 'city', city };
}

const generic: Places = { kind: 'generic', catalogue: GENERIC };
const noWishes: TripRequest['wishes'] = { pace: 'normal', mustHaveVenueIds: [], likedTypes: [] };

describe('a promise that a plan does not keep is proven to be out of reach', () => {
  test('three sights of which two are museums and may not follow one another do not go with a long lunch', () => {
    const request = tripRequest({
      eventType: 'work-do',
      vibe: 'adventurous',
      groupSize: 9,
      days: [
        {
          date: '2027-02-24',
          weekday: 2,
          startMinute: 600,
          endMinute: 1500,
          needsLunch: true,
          needsDinner: true,
        },
      ],
      budgetCapPence: 537_90,
      wishes: { ...noWishes, mustHaveVenueIds: ['prague-zlata-studne', 'prague-army-museum-zizkov'] },
      pinned: [
        { day: 0, kind: 'activity', venueId: 'prague-national-museum', startMinute: null },
        { day: 0, kind: 'activity', venueId: 'prague-trade-fair-palace', startMinute: 660 },
      ],
    });
    expect(proveImpossible(request, cityOf('prague'))).toBe('what was asked for does not fit together');
    // With an hour more before the fixed one both museums fit.
    const [day] = request.days;
    if (!day) throw new Error('One day');
    const later = { day: 0, kind: 'activity', venueId: 'prague-trade-fair-palace', startMinute: 960 } as const;
    const easier: TripRequest = { ...request, pinned: [...request.pinned.slice(0, 1), later] };
    expect(proveImpossible(easier, cityOf('prague'))).toBeNull();
  });

  test('the cheapest tables are too dear where no type may come more often than a trip allows', () => {
    const request = tripRequest({ groupSize: 19, days: weekendDays(4), wishes: { ...noWishes, pace: 'calm' } });
    const priced = (budgetCapPence: number): string | null =>
      proveImpossible({ ...request, budgetCapPence, budgetFloorPence: 0 }, cityOf('london'));
    let [tooLittle, least] = [40_00, 200_00];
    while (least - tooLittle > 1) {
      const middle = Math.floor((tooLittle + least) / 2);
      if (priced(middle) === null) least = middle;
      else tooLittle = middle;
    }
    expect(priced(tooLittle)).toBe('the least is too dear');
    // What the proof leaves open the planner keeps to.
    const plan = planTrip({ ...request, budgetCapPence: least, budgetFloorPence: 0 }, cityOf('london'), {
      seed: 1,
      iterations: 20,
      destination: '',
    });
    expect(plan.relaxations).toEqual([]);
  });
});

test('a class that ends as lunch begins is kept, with the lunch after it and dinner within the budget', () => {
  const request = tripRequest({
    eventType: 'work-do',
    vibe: 'cultural',
    groupSize: 8,
    days: [
      { date: '2027-08-17', weekday: 1, startMinute: 555, endMinute: 1440, needsLunch: true, needsDinner: true },
      { date: '2027-08-18', weekday: 2, startMinute: 600, endMinute: 660, needsLunch: false, needsDinner: false },
    ],
    budgetCapPence: 122_87,
    budgetFloorPence: 0,
    wishes: { pace: 'calm', mustHaveVenueIds: ['generic-cookery-class', 'generic-tapas'], likedTypes: [] },
  });
  expect(proveImpossible(request, generic)).toBeNull();
  const plan = planTrip(request, generic, { seed: 8045, iterations: 4, destination: 'Elsewhere' });
  expect(plan.relaxations.map(({ kind }) => kind)).toEqual(['nothing-open']);
  expect(checkPlan(plan, request, generic)).toEqual([]);
});
