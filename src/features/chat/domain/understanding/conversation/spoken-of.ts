import type { ConciergeState } from '../../concierge-state.ts';
import { lastNamed, lastWish } from '../../wording/offers.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';

/** The slots of the plan that the conversation named last: by the organiser, or else by the reply to it. */
export function partsSpokenOf(state: ConciergeState): PlacedSlot[] {
  const said = lastWish(state.history);
  const named = said === null ? [] : read(said, state).slots.flatMap(({ slots }) => slots);
  if (new Set(named.map(({ slot }) => slot.id)).size === 1) return named.slice(0, 1);
  const slots = slotsOf(state.plan);
  const names = lastNamed(
    state.history,
    slots.map(({ slot }) => slot.name),
  );
  return slots.filter(({ slot }) => names.includes(slot.name));
}
