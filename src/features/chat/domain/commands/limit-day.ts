import { formatPounds } from '../../../../shared/money.ts';
import { onlyOf } from '../../../../shared/only-of.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { NO_PREFERENCE } from '../understanding/cues/no-preference.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { dayName, listOf } from '../wording/name-slot.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { swapWithin } from './swap-one.ts';
import { asNight, SWAPS_MAX } from './swap-slots.ts';

/** Each of these days within a sum a person; a day that is within it already is only told beside what changes. */
export function limitDays(state: ConciergeState, days: readonly number[], capPence: number): Outcome {
  const only = onlyOf(days);
  if (only !== undefined) return limitDay(state, only, capPence);
  const over = days.filter((day) => costOf(state, day) > capPence);
  if (over.length === 0)
    return said(
      `Each day comes to ${formatPounds(capPence)} a person or less already: ${listOf(days.map((day) => `${dayName(state.plan, day)} ${formatPounds(costOf(state, day))}`))}.`,
    );
  let present = state;
  const remarks: string[] = [];
  for (const day of over) {
    const outcome = limitDay(present, day, capPence);
    if (outcome.kind === 'changed') present = { ...present, ...outcome.trip };
    const told = outcome.kind === 'said' ? outcome.text : outcome.aside;
    if (told !== null) remarks.push(told);
  }
  if (present.plan === state.plan) return refused(remarks.join(' '));
  return changed({ request: present.request, plan: present.plan }, null, remarks.join(' '));
}

const CHEAPER = { ...NO_PREFERENCE, isCheaper: true };

/**
 * One day within a sum a person: its dearest parts give way to cheaper ones, as few as will do. Where the sum cannot be
 * reached the nearest is made and named.
 */
function limitDay(state: ConciergeState, day: number, capPence: number): Outcome {
  const name = dayName(state.plan, day);
  const before = costOf(state, day);
  if (before <= capPence) return said(`${name} comes to ${formatPounds(before)} a person already.`);
  let trip: PlannedTrip = state;
  const dearest = slotsOf(state.plan)
    .filter((placed) => placed.day === day && placed.slot.pricePerPersonPence > 0)
    .sort((one, other) => other.slot.pricePerPersonPence - one.slot.pricePerPersonPence);
  for (const { slot } of dearest.slice(0, SWAPS_MAX)) {
    if (costOf(trip, day) <= capPence) break;
    const now = slotsOf(trip.plan).find((placed) => placed.slot.venueId === slot.venueId);
    const next = now ? swapWithin({ ...state, ...trip }, now, asNight(now, CHEAPER, state)) : null;
    if (next) trip = next;
  }
  const after = costOf(trip, day);
  if (trip.plan === state.plan)
    return refused(`${name} stays at ${formatPounds(before)} a person: nothing cheaper fits there.`);
  const isReached = after <= capPence;
  return changed(
    trip,
    null,
    `${name} now comes to ${formatPounds(after)} a person${isReached ? '' : `; less than that I do not get by swapping`}.`,
  );
}

const costOf = ({ plan }: PlannedTrip, day: number): number =>
  plan.days[day]?.slots.reduce((sum, slot) => sum + slot.pricePerPersonPence, 0) ?? 0;
