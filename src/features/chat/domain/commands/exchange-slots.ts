import type { ConciergeState } from '../concierge-state.ts';
import type { PlacedSlot } from '../understanding/find-slots.ts';
import { changePlan, keepsAll, newRelaxations } from './change-plan.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** Two slots of the same kind change places, each on the other's day; nothing else may be lost. */
export function exchangeSlots(state: ConciergeState, first: PlacedSlot, second: PlacedSlot): Outcome {
  const names = `${first.slot.name} and ${second.slot.name}`;
  if (first.slot.kind !== second.slot.kind || first.day === second.day)
    return refused(
      `I can only change places between two slots of the same kind on different days, so ${names} stay where they are.`,
    );
  const result = changePlan(state, {
    request: state.request,
    freeSlotIds: [first.slot.id, second.slot.id],
    add: [
      { day: second.day, kind: second.slot.kind, venueId: first.slot.venueId },
      { day: first.day, kind: first.slot.kind, venueId: second.slot.venueId },
    ],
  });
  const isDone =
    result.ok &&
    keepsAll(state.plan, result.value.plan, [first.slot.id, second.slot.id]) &&
    newRelaxations(state.plan, result.value.plan).length === 0 &&
    holds(result.value.plan.days[second.day]?.slots, first) &&
    holds(result.value.plan.days[first.day]?.slots, second);
  return isDone
    ? changed(result.value)
    : refused(`${names} cannot change places: one of them does not fit where the other is. Nothing has changed.`);
}

const holds = (slots: readonly { venueId: string }[] | undefined, { slot }: PlacedSlot): boolean =>
  slots?.some(({ venueId }) => venueId === slot.venueId) === true;
