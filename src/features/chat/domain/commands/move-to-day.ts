import { moveSlot } from '../../../../engine/move-slot.ts';
import type { TimeOfDay } from '../../../../engine/trip-request.ts';
import { whyNotOnDay } from '../../../../engine/why-not-on-day.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { dayName, nameSlot } from '../wording/name-slot.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { addSlot, roomier } from './add-slot.ts';
import { changePlan } from './change-plan.ts';
import { movedInLongerDay } from './longer-day.ts';
import { offerExchange } from './offer-exchange.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** Starts to try for a time of day, minutes after midnight. */
const STARTS: Readonly<Record<TimeOfDay, readonly number[]>> = {
  Morning: [600, 630, 660, 690],
  Afternoon: [840, 900, 780, 960],
  Evening: [1080, 1140, 1200],
};

/** On the first of these days that has room for it; where none has, why not on the first. */
export function moveToOneOf(
  state: ConciergeState,
  target: PlacedSlot,
  days: readonly number[],
  timesOfDay: readonly TimeOfDay[] = [],
): Outcome {
  const [first = target.day, ...others] = days;
  const there = (now: ConciergeState): Outcome => moveToDay(now, target, first, timesOfDay);
  const longer = others.length > 0 ? null : movedInLongerDay(state, target, first, timesOfDay, there);
  const outcome = longer ?? there(state);
  if (outcome.kind === 'changed') return outcome;
  for (const day of others) {
    const other = moveToDay(state, target, day, timesOfDay);
    if (other.kind === 'changed') return other;
  }
  return outcome;
}

/** Takes an activity or a night out to another day. Meals stay: every day has its own. A refusal ends with an exchange. */
export function moveToDay(
  state: ConciergeState,
  target: PlacedSlot,
  day: number,
  timesOfDay: readonly TimeOfDay[] = [],
): Outcome {
  const { plan, request } = state;
  const name = nameSlot(target);
  if (target.day === day) return refused(`${name} is on ${dayName(plan, day)} already.`);
  const pinned = pinnedStays(state, [target]);
  if (pinned !== null) return refused(pinned);
  if (target.slot.kind === 'lunch' || target.slot.kind === 'dinner')
    return refused(
      `Every day has its own meals, so ${name} stays. Say “swap ${dayName(plan, day)} ${target.slot.kind} for ${name}” to eat there that day.${offerExchange(state, target, day)}`,
    );
  const without = changePlan(state, { request, dropSlotIds: [target.slot.id] });
  const want = { ...NO_PREFERENCE, venueIds: [target.slot.venueId] };
  const there = (times: readonly TimeOfDay[]): PlannedTrip | null =>
    without.ok
      ? addSlot({ ...state, ...without.value }, { want, days: [day], timesOfDay: times, slotKind: target.slot.kind })
      : null;
  const { startMinute, kind } = target.slot;
  const asked = { ...state, request: roomier(request, plan, day, kind) };
  const move = (minute: number) => moveSlot({ ...asked, placed: target, day, startMinute: minute });
  const [time] = timesOfDay;
  if (time !== undefined) {
    const timed = there(timesOfDay);
    if (timed) return changed(timed);
    for (const minute of STARTS[time]) {
      const at = move(minute);
      if (at.ok) return changed(at.value);
    }
  }
  const otherTime =
    time === undefined
      ? null
      : `There is no room for ${name} in the ${time.toLowerCase()} of ${dayName(plan, day)}: say “undo” if another time will not do.`;
  const moved = there([]);
  if (moved) return changed(moved, otherTime);
  const sameHour = move(startMinute);
  if (sameHour.ok) return changed(sameHour.value, otherTime);
  const { why, nearestMinute } = sameHour.reason;
  const near = nearestMinute === null ? null : move(nearestMinute);
  if (near?.ok) return changed(near.value, otherTime);
  const then = whyNotOnDay({ ...asked, placed: target, day, startMinute }) === null ? THEN(startMinute) : '';
  return refused(
    `${name} does not fit on ${dayName(plan, day)}. ${then}${why} Nothing has changed.${offerExchange(state, target, day)}`,
  );
}

/** What stands in the way at one hour stands in the way at the others too, each in its own manner. */
const THEN = (minute: number): string => `No hour of that day would do. At ${formatClock(minute)}, for one: `;
