import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { type PlacedSlot, slotsOf, slotsWhere } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';

/**
 * A wish read on the plan before, about the slots as they are now: each where it has gone, or what came in its place; what is
 * gone with nothing new in its place is left out.
 */
export function onPlan(intent: Intent, { plan }: ConciergeState, before: TripPlan): Intent {
  const now = slotsOf(plan);
  const had = new Set(slotsOf(before).map(({ slot }) => slot.venueId));
  const found = ({ slot, day }: PlacedSlot): PlacedSlot[] => {
    const same = now.find((other) => other.slot.venueId === slot.venueId);
    const inItsPlace = now.find(
      (other) =>
        other.day === day && other.slot.kind === slot.kind && other.slot.id === slot.id && !had.has(other.slot.venueId),
    );
    const placed = same ?? inItsPlace;
    return placed ? [placed] : [];
  };
  const present = (placed: PlacedSlot): PlacedSlot => found(placed)[0] ?? placed;
  const stillOn = (slots: readonly PlacedSlot[], day: number): PlacedSlot[] =>
    slots.flatMap(found).filter((placed) => placed.day === day);
  if (intent.kind === 'exchange' || intent.kind === 'in-order')
    return { ...intent, first: present(intent.first), second: present(intent.second) };
  if (intent.kind === 'exchange-days') {
    const { first, second, firsts, seconds } = intent;
    return { ...intent, firsts: stillOn(firsts, first), seconds: stillOn(seconds, second) };
  }
  if (intent.kind === 'move-day') return intent.slot ? { ...intent, slot: present(intent.slot) } : intent;
  return 'scope' in intent ? { ...intent, scope: { ...intent.scope, slots: slotsNow(intent) } } : intent;

  function slotsNow(scoped: Extract<Intent, { scope: unknown }>): PlacedSlot[] {
    const { days, timesOfDay, kinds, slots } = scoped.scope;
    // Whatever stands at the beginning of a day now is what begins it.
    const isEdge = scoped.kind === 'retime' && scoped.edge !== null && days.length > 0 && slots.length > 1;
    return isEdge ? slotsWhere(plan, days, timesOfDay, kinds) : slots.flatMap(found);
  }
}
