import { checkPlan } from '../../../../engine/check-plan.ts';
import { freeHoursInWords, liesIn } from '../../../../engine/kept-free.ts';
import { moveSlot } from '../../../../engine/move-slot.ts';
import type { FreeHours, TripRequest } from '../../../../engine/trip-request.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { dayName } from '../wording/name-slot.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { keepsAll, withNotesFor } from './change-plan.ts';
import { dropOne } from './drop-slots.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** How far from the hours that are to be free a part may go before it is left out, minutes. */
const FURTHEST = 180;
const STEP = 15;

/**
 * Keeps these hours of a day free, now and in later changes: what is planned then goes after them or before them,
 * whichever is nearer, and goes out only where no hour near by would do. The rest of the trip stays.
 */
export function keepHoursFree(state: ConciergeState, hours: FreeHours): Outcome {
  const when = whenOf(state, hours);
  const within = slotsWithin(state, hours);
  const pinned = pinnedStays(state, within);
  if (pinned !== null) return refused(pinned);
  let trip: PlannedTrip = state;
  for (const { slot } of within) {
    const now = slotsOf(trip.plan).find((one) => one.slot.venueId === slot.venueId);
    if (!now || !slotsWithin(trip, hours).some((one) => one.slot.id === now.slot.id)) continue;
    const present = { ...state, ...trip };
    trip = movedAside(present, now, hours) ?? dropOne(present, now, { forReplacement: false }) ?? trip;
  }
  const left = slotsWithin(trip, hours);
  if (left.length > 0)
    return refused(
      `I could not free ${when}: ${left.map((one) => one.slot.name).join(' and ')} cannot go. Nothing has changed.`,
    );
  const kept = withNotesFor(state, { plan: trip.plan, request: withHours(trip.request, hours) });
  const [fault] = checkPlan(kept.plan, kept.request, state.places);
  if (fault) return refused(`I could not keep ${when} free: ${fault.text}. Nothing has changed.`);
  const now =
    within.length === 0 ? `Nothing is planned from ${when}, and it stays so` : `${when} is free now and stays so`;
  return changed(kept, `${now}, until you say “we can use those hours again”.`);
}

/** Lets the plan use hours again that were kept free. Nothing is put there before it is asked for. */
export function freeHoursEnd(state: ConciergeState, free: readonly FreeHours[]): Outcome {
  const keptFree = (state.request.keptFree ?? []).filter((hours) => !free.includes(hours));
  const trip = withNotesFor(state, { plan: state.plan, request: { ...state.request, keptFree } });
  const when = free.map((hours) => whenOf(state, hours)).join(' and ');
  return changed(trip, `${when} can be used again. Say “add something” with what you would like, and I look for it.`);
}

const whenOf = ({ plan }: ConciergeState, hours: FreeHours): string =>
  `${freeHoursInWords(hours)} on ${dayName(plan, hours.day)}`;

/** The request with these hours kept free; what they cover or meet becomes one with them. */
function withHours(request: TripRequest, hours: FreeHours): TripRequest {
  const others = request.keptFree ?? [];
  const meets = (one: FreeHours): boolean =>
    one.day === hours.day && one.startMinute <= hours.endMinute && one.endMinute >= hours.startMinute;
  const joined = [hours, ...others.filter(meets)];
  const whole: FreeHours = {
    day: hours.day,
    startMinute: Math.min(...joined.map((one) => one.startMinute)),
    endMinute: Math.max(...joined.map((one) => one.endMinute)),
  };
  return { ...request, keptFree: [...others.filter((one) => !meets(one)), whole] };
}

const slotsWithin = ({ plan }: Pick<PlannedTrip, 'plan'>, hours: FreeHours): PlacedSlot[] =>
  slotsOf(plan).filter(({ slot, day }) => day === hours.day && liesIn(hours, slot));

/** The trip with the slot at the nearest hour outside these, nothing lost by it and nothing else moved into them. */
function movedAside(state: ConciergeState, placed: PlacedSlot, hours: FreeHours): PlannedTrip | null {
  const { slot, day } = placed;
  const length = slot.endMinute - slot.startMinute;
  const starts = Array.from({ length: FURTHEST / STEP + 1 }, (_, at) => at * STEP)
    .flatMap((by) => [hours.endMinute + by, hours.startMinute - length - by])
    .sort((one, other) => Math.abs(one - slot.startMinute) - Math.abs(other - slot.startMinute));
  const others = slotsWithin(state, hours).length;
  for (const startMinute of starts) {
    const moved = moveSlot({ ...state, placed, day, startMinute, isExact: true });
    if (!moved.ok || !keepsAll(state.plan, moved.value.plan, [])) continue;
    if (slotsWithin(moved.value, hours).length < others) return moved.value;
  }
  return null;
}
