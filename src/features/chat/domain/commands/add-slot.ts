import type { Venue } from '../../../../catalogue/venue.ts';
import { candidatesFor, pricePerPersonPence } from '../../../../engine/candidates.ts';
import { kindCap } from '../../../../engine/day-rules.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import type { SlotKind, TimeOfDay, TripRequest } from '../../../../engine/trip-request.ts';
import { venueFit } from '../../../../engine/venue-fit.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import type { Beside, Preference } from '../understanding/intent.ts';
import { allowingVenues, changePlan, losesNothing } from './change-plan.ts';
import { pricePoints, suits } from './replace-slot.ts';
import { SAID_TO_TELL, wordsSaidOf } from './words-said-of.ts';

export interface Addition {
  want: Preference;
  /** Days to try; none means any, the emptiest first. */
  days: readonly number[];
  timesOfDay: readonly TimeOfDay[];
  /** A kind of slot when no venue or type was named. */
  slotKind: SlotKind | null;
  /** Before or after places of the plan, wherever they come to stand. */
  beside?: Beside;
}

const TRIES = 10;

/** Starts to try when a time of day was asked for, minutes after midnight. */
const STARTS: Record<TimeOfDay, readonly number[]> = {
  Morning: [600, 660, 630],
  Afternoon: [840, 900, 780, 960],
  Evening: [1080, 1230, 1290, 1320, 1140],
};

/** A slot that was there moves by so many minutes for a new one without anybody minding. */
const SHIFT_UNMINDED = 60;

/**
 * The trip with one more slot and none lost, or null when nothing that was asked for fits. Where nothing certain was
 * asked for, the best one for which the rest stays about where it is; failing that, the one that moves it least.
 */
export function addSlot(state: ConciergeState, addition: Addition): PlannedTrip | null {
  const { plan, request } = state;
  const days = addition.days.length > 0 ? addition.days : emptiestFirst(plan);
  const room = request.budgetCapPence === null ? null : request.budgetCapPence - plan.totals.slotsPerPersonPence;
  const affordable = wantedVenues(state, addition).filter(
    (venue) => room === null || pricePerPersonPence(venue, request.groupSize, 1) <= Math.max(0, room),
  );
  const isCertain = addition.want.venueIds.length + addition.want.types.length > 0;
  let tries = 0;
  let least: { trip: PlannedTrip; shift: number } | null = null;
  for (const venue of affordable) {
    for (const kind of kindsFor(venue, addition.slotKind)) {
      for (const day of days) {
        if (!hasRoom(plan, day, kind)) continue;
        if (tries++ >= TRIES) return least?.trip ?? null;
        const timesOfDay = kind === 'activity' ? addition.timesOfDay : [];
        const next = tryDay(state, venue, kind, day, { timesOfDay, beside: addition.beside });
        if (!next) continue;
        const shift = longestShift(plan, next.plan);
        if (isCertain || shift <= SHIFT_UNMINDED) return next;
        if (least === null || shift < least.shift) least = { trip: next, shift };
      }
    }
  }
  return least?.trip ?? null;
}

/** How far the slot moves that moves farthest within its day, minutes. */
function longestShift(before: TripPlan, after: TripPlan): number {
  const startOf = new Map(slotsOf(after).map(({ day, slot }) => [`${day} ${slot.venueId}`, slot.startMinute]));
  const shifts = slotsOf(before).map(({ day, slot: { venueId, startMinute } }) =>
    Math.abs((startOf.get(`${day} ${venueId}`) ?? startMinute) - startMinute),
  );
  return Math.max(0, ...shifts);
}

/**
 * Venues of the wish that the group may use and that the plan does not have, best fit for the money first. Of several
 * types only the places that have most of the words that were said: a light show is no drag show.
 */
export function wantedVenues({ request, places, plan }: ConciergeState, { want, slotKind }: Addition): Venue[] {
  const used = new Set(slotsOf(plan).map(({ slot }) => slot.venueId));
  const open = allowingVenues(request, want.venueIds);
  return candidatesFor(open, places, false)
    .filter(({ venue }) => !used.has(venue.id) && suits(venue, want))
    .filter(({ venue }) => slotKind === null || kindsFor(venue, slotKind).length > 0)
    .filter(({ pricePence }) => want.maxPence === null || pricePence <= want.maxPence)
    .map(({ venue, pricePence }) => ({
      venue,
      said: wordsSaidOf(venue, want.typeLabel),
      value: venueFit(venue, request).total - pricePoints(pricePence),
    }))
    .sort(
      (left, right) => right.said - left.said || right.value - left.value || (left.venue.id < right.venue.id ? -1 : 1),
    )
    .filter(({ said }, _, [first]) => said === first?.said || (first?.said ?? 0) < SAID_TO_TELL)
    .map(({ venue }) => venue);
}

function kindsFor(venue: Venue, slotKind: SlotKind | null): SlotKind[] {
  const kinds: Record<Venue['kind'], SlotKind[]> = {
    activity: ['activity'],
    restaurant: ['lunch', 'dinner'],
    nightlife: ['night'],
  };
  return kinds[venue.kind].filter((kind) => slotKind === null || kind === slotKind);
}

const hasRoom = (plan: TripPlan, day: number, kind: SlotKind): boolean =>
  kind === 'activity' || kind === 'night' || plan.days[day]?.slots.every((slot) => slot.kind !== kind) === true;

const emptiestFirst = (plan: TripPlan): number[] =>
  [...plan.days.keys()].sort(
    (left, right) => (plan.days[left]?.slots.length ?? 0) - (plan.days[right]?.slots.length ?? 0) || left - right,
  );

function tryDay(
  state: ConciergeState,
  venue: Venue,
  kind: SlotKind,
  day: number,
  { timesOfDay, beside }: { timesOfDay: readonly TimeOfDay[]; beside: Beside | undefined },
): PlannedTrip | null {
  const request = roomier(allowingVenues(state.request, [venue.id]), state.plan, day, kind);
  const suitsHour = ({ plan }: PlannedTrip): boolean => {
    const placed = plan.days[day]?.slots.find((slot) => slot.venueId === venue.id);
    return (
      placed !== undefined &&
      (timesOfDay.length === 0 || timesOfDay.includes(placed.timeOfDay)) &&
      isBeside(plan, day, venue.id, beside)
    );
  };
  const free = attempt(state, request, venue.id, kind, day, null);
  // What fits at no hour does not fit at a given one either.
  if (!free) return null;
  if (suitsHour(free)) return free;
  const starts = [...timesOfDay.flatMap((time) => STARTS[time]), ...startsBeside(state.plan, day, venue, beside)];
  for (const start of starts) {
    const timed = attempt(state, request, venue.id, kind, day, start);
    if (timed && suitsHour(timed)) return timed;
  }
  return null;
}

/** Whether a place of that day stands on the side that was asked for. */
export function isBeside(plan: TripPlan, day: number, venueId: string, beside: Beside | undefined): boolean {
  if (!beside) return true;
  const ofDay = plan.days[day]?.slots ?? [];
  const placed = ofDay.find((slot) => slot.venueId === venueId);
  const mate = ofDay.find((slot) => beside.venueIds.includes(slot.venueId));
  if (!placed || !mate) return false;
  const next = ofDay.find((slot) => beside.until?.includes(slot.venueId));
  if (beside.until && (!next || placed.endMinute > next.startMinute)) return false;
  return beside.side === 'after' ? placed.startMinute >= mate.endMinute : placed.endMinute <= mate.startMinute;
}

/** From one place to the next, minutes, to try; the planner knows better. */
const ON_THE_WAY = [15, 30, 45];

function startsBeside(plan: TripPlan, day: number, venue: Venue, beside: Beside | undefined): number[] {
  const mate = plan.days[day]?.slots.find((slot) => beside?.venueIds.includes(slot.venueId));
  if (!beside || !mate) return [];
  return ON_THE_WAY.map((way) =>
    beside.side === 'after' ? mate.endMinute + way : mate.startMinute - way - venue.durationMinutes,
  ).map((start) => Math.floor(start / 5) * 5);
}

function attempt(
  state: ConciergeState,
  request: TripRequest,
  venueId: string,
  kind: SlotKind,
  day: number,
  startMinute: number | null,
): PlannedTrip | null {
  const result = changePlan(state, {
    request,
    add: [{ day, kind, venueId }],
    pins: startMinute === null ? [] : [{ day, kind, venueId, startMinute }],
  });
  if (!result.ok) return null;
  const { plan } = result.value;
  const isIn = plan.days[day]?.slots.some((slot) => slot.venueId === venueId);
  return isIn && losesNothing(state.plan, plan) ? result.value : null;
}

/** The request with what stands in the way of one more such slot taken back: a free slot, and if need be the pace. */
export function roomier(request: TripRequest, plan: TripPlan, day: number, kind: SlotKind): TripRequest {
  const ofKind = plan.days[day]?.slots.filter((slot) => slot.kind === kind).length ?? 0;
  const opened: TripRequest = {
    ...request,
    droppedSlots: request.droppedSlots.filter((dropped) => dropped.day !== day || dropped.kind !== kind),
    activityCapByDay: request.activityCapByDay.map((cap, index) =>
      index === day && kind === 'activity' && cap !== null ? Math.max(cap, ofKind + 1) : cap,
    ),
  };
  if (kindCap(opened, day, kind) > ofKind) return opened;
  const fuller = { calm: 'normal', normal: 'packed', packed: 'packed' } as const;
  return { ...opened, wishes: { ...opened.wishes, pace: fuller[request.wishes.pace] } };
}
