import { exchangeSlots as exchangeInPlan } from '../../../../engine/exchange-slots.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { pinnedStays } from '../wording/pinned-stays.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** Two slots change places: each on the other's day, or in the order of one day. Nothing is lost, and no pin is moved. */
export function exchangeSlots(state: ConciergeState, first: PlacedSlot, second: PlacedSlot): Outcome {
  const pinned = pinnedStays(state, [first, second]);
  if (pinned !== null) return refused(pinned);
  const { plan, request, places } = state;
  const exchanged = exchangeInPlan({ plan, request, places, first, second });
  if (!exchanged.ok) return refused(`${exchanged.reason} Nothing has changed.`);
  return changed({ plan: exchanged.value.plan, request: exchanged.value.request });
}
