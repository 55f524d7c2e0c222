/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRequest } from '../../tests/support/arbitrary-request.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { CITIES as CATALOGUES } from '../catalogue/cities.ts';
import { EVENT_TYPES, VIBES } from '../catalogue/vocabulary.ts';
import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';
import { replanTrip } from './replan-trip.ts';
import type { TripPlan } from './trip-plan.ts';

/** Each city is tried on briefs of its own: together they see more than one series could, tried everywhere. */
const FIRST_SEED = 20261121;
const CITIES = CATALOGUES.map((city, index): readonly [string, Places, number] => [
  city.name,
  { kind: 'city', city },
  FIRST_SEED + index,
]);
/** The least and the most that an ordinary weekend may cost: what fits the first fits anything between. */
const BUDGETS = [150_00, null];

const idsOf = (plan: TripPlan): string[] =>
  plan.days.flatMap((day, index) => day.slots.map((slot) => `${index} ${slot.kind} ${slot.venueId}`));

describe.each(CITIES)('%s', (_name, places, ownSeed) => {
  test('every plan for a brief of any sort passes the independent checker', () => {
    fc.assert(
      fc.property(arbitraryRequest(places), fc.integer({ min: 0, max: 1e6 }), (request, seed) => {
        const plan = planTrip(request, places, { seed, iterations: 4, destination: '' });
        expect(checkPlan(plan, request, places)).toEqual([]);
      }),
      { numRuns: 50, seed: ownSeed },
    );
  });

  test('an ordinary weekend on any vibe and occasion needs no relaxation', () => {
    for (const vibe of VIBES) {
      for (const eventType of EVENT_TYPES) {
        for (const budgetCapPence of BUDGETS) {
          const request = tripRequest({ vibe, eventType, budgetCapPence, budgetFloorPence: 0, groupSize: 12 });
          const plan = planTrip(request, places, { seed: 1, iterations: 4, destination: '' });
          expect(plan.relaxations).toEqual([]);
          expect(plan.stay).not.toBeNull();
        }
      }
    }
  });

  test('a swap of any slot leaves at least four fifths of the others where they were, or all but one on a short day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VIBES),
        fc.integer({ min: 2, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.nat(),
        (vibe, groupSize, days, choice) => {
          const request = tripRequest({ vibe, groupSize, days: weekendDays(days) });
          const options = { seed: choice % 1000, iterations: 10, destination: '' };
          const plan = planTrip(request, places, options);
          const slots = plan.days.flatMap((day) => day.slots);
          const freed = slots[choice % slots.length];
          if (!freed) return;
          const changed = { ...request, bannedVenueIds: [freed.venueId] };
          const next = replanTrip(plan, changed, places, { ...options, freeSlotIds: [freed.id] });
          expect(checkPlan(next, changed, places)).toEqual([]);
          const after = new Set(idsOf(next));
          const untouched = idsOf(plan).filter((id) => !id.endsWith(` ${freed.venueId}`));
          const kept = untouched.filter((id) => after.has(id)).length;
          expect(kept).toBeGreaterThanOrEqual(Math.min(untouched.length * 0.8, untouched.length - 1));
        },
      ),
      { numRuns: 25, seed: ownSeed },
    );
  });
});
