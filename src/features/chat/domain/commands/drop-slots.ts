import type { TripRequest } from '../../../../engine/trip-request.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { type PlacedSlot, slotsOf } from '../understanding/finding/find-slots.ts';
import { changePlan, withoutVenues } from './change-plan.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** Takes slots out and leaves their time free, also in later changes. */
export function dropSlots(state: ConciergeState, targets: readonly PlacedSlot[]): Outcome {
  let trip: PlannedTrip = state;
  const stuck: string[] = [];
  for (const target of targets) {
    const now = slotsOf(trip.plan).find(({ slot }) => slot.venueId === target.slot.venueId);
    if (!now) continue;
    const next = dropOne({ ...state, ...trip }, now, { forReplacement: false });
    if (next) trip = next;
    else stuck.push(now.slot.name);
  }
  const remark =
    stuck.length > 0
      ? `I could not take out ${stuck.join(' and ')} without breaking the rest of the day, so it stays.`
      : null;
  return trip.plan === state.plan ? refused(remark ?? 'There is nothing there to drop.') : changed(trip, null, remark);
}

/** One slot out of the plan; null when the plan without it does not pass the checker. */
export function dropOne(
  state: ConciergeState,
  { day, slot }: PlacedSlot,
  { forReplacement }: { forReplacement: boolean },
): PlannedTrip | null {
  const request = forReplacement
    ? withoutVenues(state.request, [slot.venueId])
    : leaveFree(withoutVenues(state.request, [slot.venueId]), state, { day, slot });
  const meals = slot.kind === 'lunch' || slot.kind === 'dinner';
  // A meal is promised by the brief: it can go only together with the promise.
  const freed = meals && forReplacement ? leaveFree(request, state, { day, slot }) : request;
  const result = changePlan(state, { request: freed, dropSlotIds: [slot.id] });
  return result.ok ? result.value : null;
}

function leaveFree(request: TripRequest, { plan }: ConciergeState, { day, slot }: PlacedSlot): TripRequest {
  const ofKind = plan.days[day]?.slots.filter((other) => other.kind === slot.kind).length ?? 0;
  switch (slot.kind) {
    case 'activity':
      return {
        ...request,
        activityCapByDay: request.days.map((_, index) =>
          index === day ? Math.max(0, ofKind - 1) : (request.activityCapByDay[index] ?? null),
        ),
      };
    case 'night':
      // With another bar left that evening the night out itself is still wanted.
      return ofKind > 1 ? request : { ...request, droppedSlots: [...request.droppedSlots, { day, kind: 'night' }] };
    case 'lunch':
    case 'dinner':
      return { ...request, droppedSlots: [...request.droppedSlots, { day, kind: slot.kind }] };
  }
}
