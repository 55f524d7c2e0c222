import { moveSlot } from '../../../../engine/move-slot.ts';
import type { PlanSlot, TripPlan } from '../../../../engine/trip-plan.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { dayName, nameSlot } from '../wording/name-slot.ts';
import { offer } from '../wording/offers.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { changePlan, keepsAll, losesNothing } from './change-plan.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

export interface NewTime {
  direction: 'earlier' | 'later';
  /** An exact start, or null for a move by so many minutes. */
  startMinute: number | null;
  byMinutes: number | null;
  bound?: 'latest' | 'earliest' | null;
  /** Nobody said that start: it follows from another part. */
  isReckoned?: true;
  /** As near to that start as fits will do, `nearer 8`. */
  isNear?: true;
}

const USUAL_MOVE = 60;
/** Smaller moves to offer when the one asked for does not fit. */
const SMALLER_MOVES = [45, 30, 15];
/** Starts that also keep to a limit, so many minutes on its right side. */
const BEYOND = [0, 15, 30, 45, 60, 75, 90, 120];
/** Who sets a limit takes an hour a little beyond it, and none that is far from it, minutes. */
const BOUND_SLACK = 30;
const BESIDE = { latest: ' or before', earliest: ' or after' };

/** Moves one slot; its neighbours give way within the day where they can. */
export function retimeSlot(state: ConciergeState, target: PlacedSlot, time: NewTime): Outcome {
  const { slot, day } = target;
  const sign = time.direction === 'later' ? 1 : -1;
  const wanted = startsToTry(slot.startMinute, time, sign);
  if (wanted[0] === slot.startMinute)
    return said(`${nameSlot(target)} starts at ${formatClock(slot.startMinute)} already.`);
  if (isWithin(slot.startMinute, wanted[0], time))
    return said(
      `${nameSlot(target)} is from ${formatClock(slot.startMinute)} to ${formatClock(slot.endMinute)} already.`,
    );
  const pinned = pinnedStays(state, [target]);
  if (pinned !== null) return refused(pinned);
  for (const startMinute of wanted) {
    const trip = startingAt(state, target, startMinute);
    if (!trip) continue;
    const isExact = startMinute === wanted[0] || time.bound;
    const minutes = Math.abs(startMinute - slot.startMinute);
    return changed(trip, null, isExact ? null : `A whole hour does not fit; ${minutes} minutes do.`);
  }
  const opened = beforeDayStarts(state, target, time, wanted);
  if (opened) return opened;
  const first = wanted[0] ?? slot.startMinute;
  const nearer = time.byMinutes === null ? '' : offerNearer(state, target, sign, time.byMinutes);
  const moved = moveSlot({ ...state, placed: target, day, startMinute: first, isExact: true });
  if (moved.ok) return changed(moved.value);
  const { why, nearestMinute } = moved.reason;
  const isNearer =
    nearestMinute !== null &&
    Math.abs(nearestMinute - first) < (time.bound ? BOUND_SLACK : Math.abs(slot.startMinute - first)) &&
    startingAt(state, target, nearestMinute) !== null;
  const near = isNearer && time.isNear ? startingAt(state, target, nearestMinute) : null;
  if (near && nearestMinute !== null)
    return changed(
      near,
      null,
      `${formatClock(first)} does not fit; ${formatClock(nearestMinute)} is as near as it gets.`,
    );
  const beside = isNearer ? ` ${offer(`move ${slot.name} to ${formatClock(nearestMinute)}`)}` : '';
  const without = time.direction === 'earlier' && slot.kind === 'night' ? ` ${offer(`drop ${slot.name}`)}` : '';
  const asked = time.isReckoned
    ? ''
    : `, and does not go to ${formatClock(first)}${time.bound ? BESIDE[time.bound] : ''}`;
  return refused(
    `${nameSlot(target)} stays at ${formatClock(slot.startMinute)}${asked}. ${why} Nothing has changed.${nearer || beside || without}`,
  );
}

/** What is to be over by nine, and is, need not move. */
const isWithin = (now: number, limit: number | undefined, { bound, direction }: NewTime): boolean =>
  limit !== undefined &&
  ((bound === 'latest' && direction === 'earlier' && now < limit) ||
    (bound === 'earliest' && direction === 'later' && now > limit));

/**
 * The trip with the slot at that very minute: the others of its day shifted exactly, or replanned around it. Nothing is
 * lost either way, so whichever moves the others less is taken: nobody's dinner goes by a minute for another's hour.
 */
function startingAt(state: ConciergeState, placed: PlacedSlot, startMinute: number): PlannedTrip | null {
  const { slot, day } = placed;
  const exact = moveSlot({ ...state, placed, day, startMinute, isExact: true });
  const shifted = exact.ok ? movedBeside(state.plan, exact.value.plan, slot) : null;
  if (exact.ok && shifted === 0) return exact.value;
  const pin = { day, kind: slot.kind, venueId: slot.venueId, startMinute };
  const result = changePlan(state, { request: state.request, freeSlotIds: [slot.id], pins: [pin] });
  if (!result.ok || !losesNothing(state.plan, result.value.plan)) return exact.ok ? exact.value : null;
  return exact.ok && shifted !== null && shifted <= movedBeside(state.plan, result.value.plan, slot)
    ? exact.value
    : result.value;
}

/** How far, minutes in all, the others went from where they were. */
function movedBeside(before: TripPlan, after: TripPlan, { venueId: moved }: PlanSlot): number {
  const starts = new Map(slotsOf(after).map(({ slot }) => [slot.venueId, slot.startMinute]));
  return slotsOf(before)
    .filter(({ slot }) => slot.venueId !== moved)
    .reduce((sum, { slot }) => sum + Math.abs((starts.get(slot.venueId) ?? slot.startMinute) - slot.startMinute), 0);
}

/** An hour that was said for what comes first outweighs the usual start of its day: the day then starts with it. */
function beforeDayStarts(
  state: ConciergeState,
  { slot, day }: PlacedSlot,
  { bound }: NewTime,
  [startMinute]: readonly number[],
): Outcome | null {
  const hours = state.request.days[day];
  if (
    !hours ||
    startMinute === undefined ||
    bound === 'earliest' ||
    startMinute >= hours.startMinute ||
    startMinute < DAWN
  )
    return null;
  const days = state.request.days.map((one, at) => (at === day ? { ...one, startMinute } : one));
  const pin = { day, kind: slot.kind, venueId: slot.venueId, startMinute };
  const result = changePlan(state, { request: { ...state.request, days }, freeSlotIds: [slot.id], pins: [pin] });
  return result.ok && losesNothing(state.plan, result.value.plan)
    ? changed(result.value, `${dayName(state.plan, day)} now starts at ${formatClock(startMinute)}.`)
    : null;
}

/** No day out begins before it, minutes. */
const DAWN = 420;

/** The largest smaller move that does fit, as an offer. */
function offerNearer(state: ConciergeState, { slot, day }: PlacedSlot, sign: number, byMinutes: number): string {
  for (const minutes of SMALLER_MOVES.filter((smaller) => smaller < byMinutes)) {
    const startMinute = slot.startMinute + sign * minutes;
    const pin = { day, kind: slot.kind, venueId: slot.venueId, startMinute };
    const result = changePlan(state, { request: state.request, freeSlotIds: [slot.id], pins: [pin] });
    if (result.ok && keepsAll(state.plan, result.value.plan, []))
      return ` ${offer(`move ${slot.name} to ${formatClock(startMinute)}`)}`;
  }
  return '';
}

function startsToTry(now: number, { startMinute, byMinutes, bound }: NewTime, sign: number): number[] {
  if (startMinute !== null) {
    // One in the morning, for a night out, is the end of the same evening.
    const isAfterMidnight = startMinute < 300 && now >= 1080;
    const exact = isAfterMidnight ? startMinute + 1440 : startMinute;
    if (!bound) return [exact];
    return BEYOND.map((minutes) => (bound === 'latest' ? exact - minutes : exact + minutes));
  }
  const by = byMinutes ?? USUAL_MOVE;
  return [by, ...SMALLER_MOVES.filter((smaller) => byMinutes === null && smaller < by)].map(
    (minutes) => now + sign * minutes,
  );
}
