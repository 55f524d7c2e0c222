import { checkPlan } from './check-plan.ts';
import { type ChangedTrip, keepsOthers, notInsistingOn } from './checked-replan.ts';
import { dayToFit } from './day-to-fit.ts';
import { fitIntoDay } from './fit-into-day.ts';
import { termsOfPlan } from './improve-trip.ts';
import { movedPlan } from './moved-plan.ts';
import type { Places } from './places.ts';
import { groundOf } from './plan-attempt.ts';
import { planEffect, type SlotOnDay } from './plan-effect.ts';
import type { Stop } from './stops.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** What comes in is for about the same hour, and its neighbours move no further than this, minutes. */
const OWN_SHIFT_MAX = 120;
const NEIGHBOUR_SHIFT_MAX = 90;

/**
 * The trip with the first of these venues that fits in a slot's place, at about its hour, as the checker accepts it: what
 * else is on the day stays, in its order, and shifts as little as possible. Null where none fits. Our habits of planning do not bind what
 * somebody asks for by name; opening hours, meal hours, ways and the budget do. Exact and without a search: deterministic.
 */
export function putInPlace(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  placed: SlotOnDay,
  venueIds: readonly string[],
): ChangedTrip | null {
  const { day, slot } = placed;
  const asked = notInsistingOn(request, [slot.venueId]);
  const terms = termsOfPlan(plan, asked, places);
  const ground = groundOf(terms, places, { kept: [], kindLimits: null, hotelId: plan.stay?.hotelId ?? null });
  const without: TripPlan = {
    ...plan,
    days: plan.days.map((one) => ({ ...one, slots: one.slots.filter(({ id }) => id !== slot.id) })),
  };
  const fits = (stop: Stop, mayBeDark: boolean): ChangedTrip | null => {
    const fresh = inPlaceOf(slot, stop);
    const at = slot.startMinute;
    const move = { plan: without, request: asked, places, placed: { day, slot: fresh }, day, startMinute: at };
    const fitted = fitIntoDay(dayToFit(move, terms.request, ground, mayBeDark), fresh, at, {
      keepsOrder: true,
      costOf: (start) => Math.abs(start - at),
    });
    const start = fitted?.visits.find((visit) => visit.slot === fresh)?.startMinute;
    if (!fitted || start === undefined || Math.abs(start - at) > OWN_SHIFT_MAX) return null;
    const next = movedPlan({ plan, request: asked, places }, ground, new Map([[day, fitted.visits]]));
    const isKept = next !== null && keepsOthers(plan, next, [slot.venueId]) && isCalm(plan, next, places);
    return isKept && checkPlan(next, asked, places).length === 0 ? { request: asked, plan: next } : null;
  };
  const stops = venueIds.flatMap((venueId) => {
    const stop = ground.stops.find(
      ({ candidate, kind, pin }) => candidate.venue.id === venueId && kind === slot.kind && pin === null,
    );
    return stop ? [stop] : [];
  });
  for (const mayBeDark of [false, true]) {
    for (const stop of stops) {
      const changed = fits(stop, mayBeDark);
      if (changed) return changed;
    }
  }
  return null;
}

const inPlaceOf = (slot: PlanSlot, { candidate: { venue } }: Stop): PlanSlot => ({
  ...slot,
  endMinute: slot.startMinute + venue.durationMinutes,
  venueId: venue.id,
  venueKind: venue.kind,
  name: venue.name,
  type: venue.type,
  area: venue.area,
  lat: venue.lat,
  lon: venue.lon,
});

const isCalm = (before: TripPlan, after: TripPlan, places: Places): boolean =>
  planEffect(before, after, places).moved.every(
    ({ fromMinute, toMinute }) => Math.abs(toMinute - fromMinute) <= NEIGHBOUR_SHIFT_MAX,
  );
