import { moveSlot } from '../../../../engine/move-slot.ts';
import { whyNotOnDay } from '../../../../engine/why-not-on-day.ts';
import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { dayName, nameSlot } from '../wording/name-slot.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { addSlot, roomier } from './add-slot.ts';
import { changePlan } from './change-plan.ts';
import { offerExchange } from './offer-exchange.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** Takes an activity or a night out to another day. Meals stay: every day has its own. A refusal ends with an exchange. */
export function moveToDay(state: ConciergeState, target: PlacedSlot, day: number): Outcome {
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
  const moved = without.ok
    ? addSlot({ ...state, ...without.value }, { want, days: [day], timesOfDay: [], slotKind: target.slot.kind })
    : null;
  if (moved) return changed(moved);
  const { startMinute, kind } = target.slot;
  const asked = { ...state, request: roomier(request, plan, day, kind) };
  const move = (minute: number) => moveSlot({ ...asked, placed: target, day, startMinute: minute });
  const there = move(startMinute);
  if (there.ok) return changed(there.value);
  const { why, nearestMinute } = there.reason;
  const near = nearestMinute === null ? null : move(nearestMinute);
  if (near?.ok) return changed(near.value);
  const then = whyNotOnDay({ ...asked, placed: target, day, startMinute }) === null ? THEN(startMinute) : '';
  return refused(
    `${name} does not fit on ${dayName(plan, day)}. ${then}${why} Nothing has changed.${offerExchange(state, target, day)}`,
  );
}

/** What stands in the way at one hour stands in the way at the others too, each in its own manner. */
const THEN = (minute: number): string => `No hour of that day would do. At ${formatClock(minute)}, for one: `;
