import type { ConciergeState } from '../../concierge-state.ts';
import { slotsOf } from '../finding/find-slots.ts';
import type { Intent } from '../intent.ts';
import type { Scope } from '../scope.ts';

/** A wish read on the plan before, about the slots as they are now. */
export function onPlan<Scoped extends Intent & { scope: Scope }>(intent: Scoped, { plan }: ConciergeState): Scoped {
  const now = slotsOf(plan);
  const slots = intent.scope.slots.flatMap(({ slot, day }) => {
    const same = now.find((other) => other.slot.venueId === slot.venueId);
    const inItsPlace = now.find(
      (other) => other.day === day && other.slot.kind === slot.kind && other.slot.id === slot.id,
    );
    return same ?? inItsPlace ?? [];
  });
  return { ...intent, scope: { ...intent.scope, slots } };
}
