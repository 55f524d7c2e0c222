import type { Places } from '../../../src/engine/places.ts';
import { FIRST_PLAN_ITERATIONS, planTrip } from '../../../src/engine/plan-trip.ts';
import { replanTrip } from '../../../src/engine/replan-trip.ts';
import { syntheticCity } from '../../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../../tests/support/trip-requests.ts';

const VENUES = 120;
const DAYS = 4;
const WARM_UP = 5;

/** Milliseconds of replanning after one slot's venue is banned, each from a plan of its own: 120 venues, 4 days. */
export function replanTimes(runs: number, now: () => number): number[] {
  const places: Places = { kind: 'city', city: syntheticCity(7, VENUES) };
  const request = tripRequest({ days: weekendDays(DAYS), budgetCapPence: 600_00, budgetFloorPence: 300_00 });
  const times = Array.from({ length: runs + WARM_UP }, (_, seed) => {
    const options = { seed, iterations: FIRST_PLAN_ITERATIONS, destination: '' };
    const plan = planTrip(request, places, options);
    const slots = plan.days.flatMap((day) => day.slots);
    const slot = slots[seed % slots.length];
    if (!slot) throw new Error('A plan without slots cannot be changed');
    const begin = now();
    const changed = { ...request, bannedVenueIds: [slot.venueId] };
    replanTrip(plan, changed, places, { ...options, freeSlotIds: [slot.id] });
    return now() - begin;
  });
  return times.slice(WARM_UP);
}
