import { checkPlan } from '../../../../engine/check-plan.ts';
import { forNoMore } from '../../../../engine/for-no-more.ts';
import { venuesOf } from '../../../../engine/places.ts';
import { planNotes } from '../../../../engine/plan-notes.ts';
import { type ReplanOptions, replanTrip } from '../../../../engine/replan-trip.ts';
import type { Relaxation, TripPlan } from '../../../../engine/trip-plan.ts';
import type { SlotKind, TripRequest } from '../../../../engine/trip-request.ts';
import { WEEKDAY_NAMES } from '../../../../shared/dates.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Preference } from '../understanding/intent.ts';

/** Rounds of search for a change: most of the plan is held, so little is left to search. */
const ITERATIONS = 80;

export interface Edit {
  request: TripRequest;
  freeSlotIds?: readonly string[];
  dropSlotIds?: readonly string[];
  add?: readonly { day: number; kind: SlotKind; venueId: string | null }[];
  /** Exact new starts for slots, kept only for this change. */
  pins?: readonly { day: number; kind: SlotKind; venueId: string; startMinute: number }[];
}

/**
 * Runs the planner around everything that the edit does not touch, and then the checker. A plan with a fault is never
 * returned: the reason is, and the trip stays as it was. Pure; the seed is that of the present plan.
 */
export function changePlan(state: ConciergeState, edit: Edit): Result<PlannedTrip, string> {
  const { plan, places, destination } = state;
  const pinned = [...edit.request.pinned, ...(edit.pins ?? [])];
  const options: ReplanOptions = {
    seed: plan.seed,
    iterations: ITERATIONS,
    destination,
    freeSlotIds: edit.freeSlotIds ?? [],
    dropSlotIds: edit.dropSlotIds ?? [],
    add: edit.add ?? [],
  };
  const planned = replanTrip(plan, { ...edit.request, pinned }, places, options);
  const isMoved = planned.relaxations.some(({ kind }) => kind === 'pin-moved');
  if (isMoved) return fail('it does not fit between the rest of that day');
  const next = { ...planned, relaxations: planned.relaxations.map((one) => ownWords(one, edit.request)) };
  const withNotes: TripPlan = { ...next, notes: [...briefNotes(state), ...next.notes] };
  const [fault] = checkPlan(withNotes, edit.request, places);
  return fault ? fail(fault.text) : ok({ request: edit.request, plan: withNotes });
}

/** The same for an edit that nobody makes to spend more: what gives way does so for no more money, where that costs no stop. */
export function changePlanForNoMore(state: ConciergeState, edit: Edit): Result<PlannedTrip, string> {
  const best = changePlan(state, edit);
  if (!best.ok) return best;
  const again = (request: TripRequest): PlannedTrip | null => {
    const within = changePlan(state, { ...edit, request });
    return within.ok ? within.value : null;
  };
  return ok(forNoMore(state.plan, best.value, again));
}

/** The trip with the engine's own notes for its request, where that changed without the plan being made anew. */
export function withNotesFor(state: ConciergeState, { plan, request }: PlannedTrip): PlannedTrip {
  const notes = [...briefNotes(state), ...planNotes(request, state.places, plan.stay)];
  return { request, plan: { ...plan, notes } };
}

/** Notes that came with the brief; the engine writes its own afresh for every plan. */
function briefNotes({ plan, request, places }: ConciergeState): string[] {
  const ofEngine = new Set(planNotes(request, places, plan.stay));
  return plan.notes.filter((note) => !ofEngine.has(note));
}

/** A day that the organiser emptied is free by choice, not because nothing was open. */
function ownWords(relaxation: Relaxation, request: TripRequest): Relaxation {
  if (relaxation.kind !== 'nothing-open' || request.activityCapByDay[relaxation.day] !== 0) return relaxation;
  const day = request.days[relaxation.day];
  return { ...relaxation, text: `You left ${day ? WEEKDAY_NAMES[day.weekday] : 'that day'} free.` };
}

/** True when every slot of `before` but these is still there, on its day. */
export function keepsAll(before: TripPlan, after: TripPlan, except: readonly string[]): boolean {
  const there = new Set(slotsOf(after).map(({ day, slot }) => `${day} ${slot.venueId}`));
  return slotsOf(before).every(({ day, slot }) => except.includes(slot.id) || there.has(`${day} ${slot.venueId}`));
}

/** Promises that the new plan breaks and the old one kept: too dear, a meal lost, a wish left out. */
export function newRelaxations(before: TripPlan, after: TripPlan): Relaxation[] {
  return after.relaxations.filter(
    (relaxation) => !before.relaxations.some((old) => old.kind === relaxation.kind && old.text === relaxation.text),
  );
}

/** True when nothing goes but these, and no promise with them. */
export const losesNothing = (before: TripPlan, after: TripPlan, except: readonly string[] = []): boolean =>
  keepsAll(before, after, except) && newRelaxations(before, after).length === 0;

/** A request that never again uses these venues. */
export function withoutVenues(request: TripRequest, venueIds: readonly string[]): TripRequest {
  return {
    ...request,
    bannedVenueIds: [...new Set([...request.bannedVenueIds, ...venueIds])],
    wishes: {
      ...request.wishes,
      mustHaveVenueIds: request.wishes.mustHaveVenueIds.filter((id) => !venueIds.includes(id)),
    },
  };
}

/** A request that may use these venues again. */
export const allowingVenues = (request: TripRequest, venueIds: readonly string[]): TripRequest => ({
  ...request,
  bannedVenueIds: request.bannedVenueIds.filter((id) => !venueIds.includes(id)),
});

/** The state in which a kind of place that was kept out altogether may come in again, for it is wanted now. */
export function allowingKind(state: ConciergeState, { types }: Preference): ConciergeState {
  const ofKind = venuesOf(state.places).flatMap(({ id, type }) => (types.includes(type) ? [id] : []));
  const isKeptOut = ofKind.length > 0 && ofKind.every((id) => state.request.bannedVenueIds.includes(id));
  return isKeptOut ? { ...state, request: allowingVenues(state.request, ofKind) } : state;
}
