import type { TripRequest } from '../../../../engine/trip-request.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';
import { changePlanForNoMore } from './change-plan.ts';

/**
 * The trip under a stricter request, with the slots that break it freed and filled again by the planner. Where one
 * cannot be filled at all, it goes; null when even that does not pass the checker.
 */
export function replacementsForNeeds(
  state: ConciergeState,
  request: TripRequest,
  wrong: readonly PlacedSlot[],
): PlannedTrip | null {
  const freed = wrong.map(({ slot }) => slot.id);
  const refilled = changePlanForNoMore(state, { request, freeSlotIds: freed });
  return refilled.ok ? refilled.value : null;
}
