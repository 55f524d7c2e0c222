import { rainPlan } from '../../../../engine/rain-plan.ts';
import { slotIdeas } from '../../../../engine/slot-ideas.ts';
import type { PlanSlot } from '../../../../engine/trip-plan.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/finding/find-slots.ts';

/**
 * What the planner would put indoors in the place of slots, by slot id, as a wish to stay dry would do it: null where
 * that hour stays free, and no entry for what has to stay outdoors. One slot asked about is looked at by itself.
 */
export function indoorsInstead(
  state: ConciergeState,
  days: readonly number[],
  asked: readonly PlacedSlot[],
): ReadonlyMap<string, PlanSlot | null> {
  return asked.length > 0 ? ideasFor(state, asked) : rainSwaps(state, days);
}

function ideasFor({ plan, request, places }: ConciergeState, asked: readonly PlacedSlot[]): Map<string, PlanSlot> {
  return new Map(
    asked.flatMap(({ slot }) => {
      const [idea] = slotIdeas(plan, request, places, slot.id, {
        limit: 1,
        accepts: ({ indoor }) => indoor,
        mayStretch: false,
      });
      return idea ? [[slot.id, idea.slot] as const] : [];
    }),
  );
}

/** Day by day, each on the plan that the days before it lead to. */
function rainSwaps(state: ConciergeState, days: readonly number[]): Map<string, PlanSlot | null> {
  const swaps = new Map<string, PlanSlot | null>();
  let trip: PlannedTrip = state;
  for (const day of days.length > 0 ? days : [null]) {
    const rain = rainPlan(trip.plan, trip.request, state.places, { day });
    if (rain.kind !== 'changed') continue;
    trip = { plan: rain.plan, request: rain.request };
    const idOf = ({ venueId, kind }: PlanSlot): string | undefined =>
      state.plan.days.flatMap(({ slots }) => slots).find((slot) => slot.venueId === venueId && slot.kind === kind)?.id;
    for (const { slot, instead } of rain.swaps) {
      const id = idOf(slot);
      if (id !== undefined) swaps.set(id, instead);
    }
  }
  return swaps;
}
