import { candidatesFor } from './candidates.ts';
import { evenOutDays, idlePoints } from './even-out-days.ts';
import { isPinOf } from './is-pin-of.ts';
import { Routes } from './orienteering/routes.ts';
import type { Places } from './places.ts';
import { attempt, type KeepOptions, type Outcome, type WarmStop } from './plan-attempt.ts';
import { likedStarts, type PlanOptions, renderPlan } from './plan-trip.ts';
import { positionsFor } from './promise-routes.ts';
import { comparePromises, promisesKept } from './promises-kept.ts';
import type { Terms } from './terms.ts';
import type { PlanSlot, TripPlan } from './trip-plan.ts';
import type { PinnedSlot, TripRequest } from './trip-request.ts';

export interface ImproveOptions extends PlanOptions {
  /** Slots of the plan that stay, with their place and hour, on top of the pinned ones of the request. */
  keepSlotIds?: readonly string[];
}

const MIN_GAIN = 1;

/**
 * The better of the present plan and the best one found from it, by the objective of the planner less the empty
 * hours; the present plan itself, to the letter, when nothing better is found. Never keeps fewer promises, never
 * costs more than the present plan where that is above the budget, and stays at its hotel. Pinned and kept slots stay
 * where they are. Deterministic. IMPROVE_ITERATIONS is a good effort.
 */
export function improveTrip(
  previous: TripPlan,
  request: TripRequest,
  places: Places,
  options: ImproveOptions,
): TripPlan {
  const held: TripRequest = { ...request, pinned: [...request.pinned, ...pinsOf(previous, options.keepSlotIds ?? [])] };
  const keep: KeepOptions = { kept: [], kindLimits: null, hotelId: previous.stay?.hotelId ?? null };
  const warmDays = previous.days.map((day, index) => day.slots.map((slot) => warmStop(slot, held, index)));
  const terms = termsOfPlan(previous, held, places);
  const search = (isBeyondTaste: boolean): Outcome =>
    attempt(terms, places, options, keep, { days: warmDays, isBeyondTaste });
  const tasteful = search(false);
  // A plan that was changed by hand may stand beyond our taste, and may stay there.
  const found = replayed(previous, tasteful, warmDays) ? tasteful : search(true);
  const present = replayed(previous, found, warmDays);
  evenOutDays(found.routes, found.stops, likedStarts(found));
  if (present && !isBetter(held, found, present)) return previous;
  // The stay is the same, so every remark still holds, those that came with the brief included.
  const improved = { ...renderPlan(request, places, options, found), notes: previous.notes };
  // A present plan that cannot be replayed keeps rules that are no longer the request's: only promises can be compared.
  return !present && improved.relaxations.length > previous.relaxations.length ? previous : improved;
}

function isBetter(request: TripRequest, found: Outcome, present: Outcome): boolean {
  const promises = comparePromises(promisesKept(request, found), promisesKept(request, present));
  return promises > 0 || (promises === 0 && worthOf(found) > worthOf(present) + MIN_GAIN);
}

const worthOf = (outcome: Outcome): number =>
  Array.from(outcome.routes.length.keys()).reduce(
    (worth, day) => worth - idlePoints(outcome.routes, day, outcome.stops, likedStarts(outcome)),
    outcome.routes.objective,
  );

function pinsOf(plan: TripPlan, slotIds: readonly string[]): PinnedSlot[] {
  return plan.days.flatMap(({ slots }, day) =>
    slots
      .filter(({ id }) => slotIds.includes(id))
      .map(({ kind, venueId, startMinute }) => ({ day, kind, venueId, startMinute })),
  );
}

function warmStop(slot: PlanSlot, request: TripRequest, day: number): WarmStop {
  const { kind, venueId } = slot;
  const pin = request.pinned.find((one) => isPinOf(one, day, slot));
  return { venueId, kind, startMinute: pin?.startMinute ?? null, isWanted: pin !== undefined };
}

/** What the present plan takes liberties with it may go on taking, and not a penny more. */
export function termsOfPlan(plan: TripPlan, request: TripRequest, places: Places): Terms {
  const slots = plan.days.flatMap((day) => day.slots);
  const usual = new Set(candidatesFor(request, places, false).map(({ venue }) => venue.id));
  const odd = new Set(slots.filter(({ venueId }) => !usual.has(venueId)).map(({ venueId }) => venueId));
  const cap = request.budgetCapPence;
  const days = request.days.map((day, index) => ({
    ...day,
    startMinute: Math.min(day.startMinute, plan.days[index]?.slots[0]?.startMinute ?? day.startMinute),
    endMinute: Math.max(day.endMinute, plan.days[index]?.slots.at(-1)?.endMinute ?? day.endMinute),
  }));
  const budgetCapPence = cap === null ? null : Math.max(cap, plan.totals.slotsPerPersonPence);
  return { request: { ...request, days, budgetCapPence }, unconfirmedVenueIds: odd, splitVenueIds: odd };
}

/** The present plan on the same ground as the found one; null when some slot of it no longer fits there. */
function replayed(plan: TripPlan, found: Outcome, warmDays: readonly (readonly WarmStop[])[]): Outcome | null {
  const routes = new Routes(found.routes.problem);
  for (const [day, warm] of warmDays.entries()) {
    for (const [position, { venueId, kind, startMinute, isWanted }] of warm.entries()) {
      const node =
        1 +
        found.stops.findIndex(
          ({ candidate, kind: own, pin }) =>
            candidate.venue.id === venueId &&
            own === kind &&
            (isWanted ? pin?.day === day && pin.startMinute === startMinute : pin === null),
        );
      if (node === 0 || !positionsFor(routes, day, node).includes(position)) return null;
      routes.insert(day, position, node);
    }
  }
  return plan.days.length === routes.length.length ? { ...found, routes } : null;
}
