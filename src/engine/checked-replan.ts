import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { planNotes } from './plan-notes.ts';
import { type ReplanOptions, replanTrip } from './replan-trip.ts';
import type { Relaxation, TripPlan } from './trip-plan.ts';
import type { PinnedSlot, TripRequest } from './trip-request.ts';

/** Rounds of search for a change: most of the plan is held, so little is left to search. */
const ITERATIONS = 80;

export interface PlanEdit extends Pick<ReplanOptions, 'freeSlotIds' | 'add' | 'dropSlotIds'> {
  /** An exact start for a slot, kept only for this change. */
  pin?: PinnedSlot;
}

/** A trip after a change: what was asked for, and the plan that keeps it. */
export interface ChangedTrip {
  request: TripRequest;
  plan: TripPlan;
}

/**
 * The plan replanned for another request or edit, as the checker accepts it; null when it does not, or when the change
 * breaks a promise that the plan kept before. Notes that came with the brief stay. Deterministic: the plan's own seed.
 */
export function checkedReplan(
  plan: TripPlan,
  request: TripRequest,
  places: Places,
  edit: PlanEdit,
): ChangedTrip | null {
  const { seed, destination } = plan;
  const { pin, ...change } = edit;
  const pinning = pin ? { ...request, pinned: [...request.pinned, pin] } : request;
  const options: ReplanOptions = { seed, destination, iterations: ITERATIONS, ...change };
  const planned = replanTrip(plan, pinning, places, options);
  const ofEngine = new Set(planNotes(request, places, plan.stay));
  const ofBrief = plan.notes.filter((note) => !ofEngine.has(note));
  const next: TripPlan = { ...planned, notes: [...ofBrief, ...planned.notes] };
  const isWorse = next.relaxations.some((one) => !plan.relaxations.some((old) => isSame(one, old)));
  return isWorse || checkPlan(next, request, places).length > 0 ? null : { request, plan: next };
}

/** An overrun that did not grow is no new one. */
const isSame = (one: Relaxation, old: Relaxation): boolean =>
  one.kind === 'budget-raised' && old.kind === 'budget-raised'
    ? one.byPencePerPerson <= old.byPencePerPerson
    : one.kind === old.kind && one.text === old.text;

/** A request in which nobody insists on these venues any more. */
export function notInsistingOn(request: TripRequest, venueIds: readonly string[]): TripRequest {
  return {
    ...request,
    wishes: {
      ...request.wishes,
      mustHaveVenueIds: request.wishes.mustHaveVenueIds.filter((id) => !venueIds.includes(id)),
    },
    pinned: request.pinned.filter(({ venueId }) => !venueIds.includes(venueId)),
  };
}

/** True when every slot of `before` but these is still there, on its day and as the same kind of slot. */
export function keepsOthers(before: TripPlan, after: TripPlan, exceptVenueIds: readonly string[]): boolean {
  return before.days.every((day, index) =>
    day.slots.every(
      ({ venueId, kind }) =>
        exceptVenueIds.includes(venueId) ||
        after.days[index]?.slots.some((other) => other.venueId === venueId && other.kind === kind) === true,
    ),
  );
}
