import { formatClock } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import type { Wish } from '../understanding/intent.ts';
import { addToPlan } from './add-to-plan.ts';
import type { Outcome } from './outcome.ts';
import { retimeSlot } from './retime-slot.ts';

/**
 * One thing more at the hour that was said, to the minute, where what follows can be shifted for it; else where it fits,
 * and the reply says that it is another hour.
 */
export function addAtHour(
  state: ConciergeState,
  intent: Extract<Wish, { kind: 'add' }>,
  context: readonly PlacedSlot[],
): Outcome {
  const outcome = addToPlan(state, intent, context);
  const { startMinute } = intent;
  if (startMinute === undefined || outcome.kind !== 'changed') return outcome;
  const had = new Set(slotsOf(state.plan).map(({ slot }) => slot.venueId));
  const wanted = (venueId: string): boolean =>
    intent.want.venueIds.length === 0 || intent.want.venueIds.includes(venueId);
  const came = slotsOf(outcome.trip.plan).filter(({ slot }) => !had.has(slot.venueId) && wanted(slot.venueId));
  const [fresh] = came.filter(({ slot }) => intent.want.types.length === 0 || intent.want.types.includes(slot.type));
  if (!fresh || fresh.slot.startMinute === startMinute) return outcome;
  const direction = startMinute < fresh.slot.startMinute ? 'earlier' : 'later';
  const timed = retimeSlot({ ...state, ...outcome.trip }, fresh, { direction, startMinute, byMinutes: null });
  if (timed.kind === 'changed') return { ...outcome, trip: timed.trip };
  const told = `${fresh.slot.name} does not fit at ${formatClock(startMinute)}, so it is at ${formatClock(fresh.slot.startMinute)}. Say “undo” if that will not do.`;
  return { ...outcome, aside: outcome.aside === null ? told : `${outcome.aside} ${told}` };
}
