import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { changed, type Outcome, refused } from './outcome.ts';
import { type NewTime, retimeSlot } from './retime-slot.ts';

/** Moves several slots, each on the trip that the one before left; what cannot move is told beside what can. */
export function retimeEach(
  state: ConciergeState,
  targets: readonly PlacedSlot[],
  timeOf: (target: PlacedSlot) => NewTime,
): Outcome {
  let trip: PlannedTrip = state;
  const asides: string[] = [];
  for (const { slot } of targets) {
    const now = slotsOf(trip.plan).find((other) => other.slot.venueId === slot.venueId);
    if (!now) continue;
    const outcome = retimeSlot({ ...state, ...trip }, now, timeOf(now));
    if (outcome.kind === 'changed') trip = outcome.trip;
    const aside = outcome.kind === 'changed' ? outcome.aside : outcome.text.replace(' Nothing has changed.', '');
    if (aside !== null && !asides.includes(aside)) asides.push(aside);
  }
  const aside = asides.length > 0 ? asides.join(' ') : null;
  return trip.plan === state.plan
    ? refused(`${aside ?? 'There is nothing there to move.'} Nothing has changed.`)
    : changed(trip, null, aside);
}
