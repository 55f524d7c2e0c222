import { CITIES } from '../../src/catalogue/cities.ts';
import { EVENT_TYPES, VIBES } from '../../src/catalogue/vocabulary.ts';
import { candidatesFor } from '../../src/engine/candidates.ts';
import { checkPlan } from '../../src/engine/check-plan.ts';
import { openingWindows } from '../../src/engine/opening-windows.ts';
import type { Places } from '../../src/engine/places.ts';
import { planTrip } from '../../src/engine/plan-trip.ts';
import { replanTrip } from '../../src/engine/replan-trip.ts';
import type { PlanSlot, TripPlan } from '../../src/engine/trip-plan.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { createRng } from '../../src/shared/rng.ts';
import { type RandomChange, randomChange } from '../../tests/support/random-change.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';

const PLAN_ITERATIONS = 60;
/** What the concierge spends on a change. */
const REPLAN_ITERATIONS = 80;

export interface Replanned {
  kind: RandomChange['kind'];
  /** Share of the slots that the change left alone and no rule forbids, which are still on their day. */
  kept: number;
  /** And at their hour. */
  keptHour: number;
  ms: number;
  isSound: boolean;
}

/** Random changes to random plans in all cities, each measured by what stays that could stay. */
export function replanned(count: number, seed: number, now: () => number): Replanned[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, (_, index) => {
    const city = CITIES[index % CITIES.length] ?? CITIES[0];
    if (!city) throw new Error('No city');
    const places: Places = { kind: 'city', city };
    const request = tripRequest({
      vibe: VIBES[Math.floor(rng() * VIBES.length)] ?? 'mix',
      eventType: EVENT_TYPES[Math.floor(rng() * EVENT_TYPES.length)] ?? 'stag-do',
      groupSize: 2 + Math.floor(rng() * 24),
      days: weekendDays(1 + Math.floor(rng() * 4)),
    });
    const options = { seed: index, destination: '' };
    const plan = planTrip(request, places, { ...options, iterations: PLAN_ITERATIONS });
    const change = randomChange(rng, plan, request);
    const begin = now();
    const next = replanTrip(plan, change.request, places, {
      ...options,
      ...change,
      iterations: REPLAN_ITERATIONS,
    });
    const ms = now() - begin;
    const isSound = checkPlan(next, change.request, places).length === 0;
    return { kind: change.kind, ...keptShares(plan, next, change, places), ms, isSound };
  });
}

function keptShares(plan: TripPlan, next: TripPlan, change: RandomChange, places: Places) {
  const named = new Set([...change.freeSlotIds, ...change.dropSlotIds]);
  const usable = new Set(candidatesFor(change.request, places, false).map(({ venue }) => venue.id));
  const untouched = plan.days.flatMap(({ slots }, day) =>
    slots
      .filter(
        (slot) => !named.has(slot.id) && usable.has(slot.venueId) && isOpenStill(change.request, places, slot, day),
      )
      .map((slot) => ({ slot, day })),
  );
  const share = (test: (slot: PlanSlot, other: PlanSlot) => boolean): number =>
    untouched.filter(({ slot, day }) => next.days[day]?.slots.some((other) => test(slot, other))).length /
    Math.max(1, untouched.length);
  const isSame = (slot: PlanSlot, other: PlanSlot): boolean =>
    other.venueId === slot.venueId && other.kind === slot.kind;
  if (untouched.length === 0) return { kept: 1, keptHour: 1 };
  return {
    kept: share(isSame),
    keptHour: share((slot, other) => isSame(slot, other) && slot.startMinute === other.startMinute),
  };
}

/** True while the place is open at the slot's hour on what is now that day, and the day lasts so long. */
function isOpenStill({ days }: TripRequest, places: Places, slot: PlanSlot, day: number): boolean {
  const asked = days[day];
  if (!asked || slot.startMinute < asked.startMinute || slot.endMinute > asked.endMinute) return false;
  if ((slot.kind === 'lunch' && !asked.needsLunch) || (slot.kind === 'dinner' && !asked.needsDinner)) return false;
  const venues = places.kind === 'city' ? places.city.venues : places.catalogue.venues;
  const venue = venues.find(({ id }) => id === slot.venueId);
  return openingWindows(venue?.hours ?? {}, asked.weekday).some(
    ({ open, close }) => open <= slot.startMinute && slot.endMinute <= close,
  );
}
