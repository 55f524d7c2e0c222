import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { answeredLines, lastChanged, lastNamed, lastReplyOf, lastWish } from '../../wording/offers.ts';
import { type PlacedSlot, slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { focusOf } from './leaning/focus.ts';

/** The slots of the plan that the conversation was of last, or else named last: by the organiser, or by the reply to it. */
export function partsSpokenOf(state: ConciergeState): PlacedSlot[] {
  const focus = focusOf(state);
  if (focus?.kind === 'told') return [focus.part];
  const said = lastWish(state.history);
  const named = said === null ? [] : read(said, state).slots.flatMap(({ slots }) => slots);
  const slots = slotsOf(state.plan);
  const reply = lastReplyOf(state.history);
  // `whats the last thing we go to`, asked of friday: the reply tells which that is.
  const isOther = !named.some(({ slot }) => reply.includes(slot.name)) && lastChanged(state.history) === false;
  const told = isOther ? onlyOf(slots.filter(({ slot }) => reply.includes(slot.name))) : undefined;
  if (new Set(named.map(({ slot }) => slot.id)).size === 1) return told ? [told] : named.slice(0, 1);
  // What is suggested after a line that was not understood was not spoken of.
  const names = lastNamed(
    answeredLines(state.history),
    slots.map(({ slot }) => slot.name),
  );
  return slots.filter(({ slot }) => names.includes(slot.name));
}

/** The one part of the plan that `it` can only be: what the last question was of, or else the only one that was named with it. */
export function partAtHand(state: ConciergeState): PlacedSlot | null {
  const focus = focusOf(state);
  if (focus?.kind === 'told') return focus.part;
  const only = onlyOf(partsSpokenOf(state));
  const isOfLast =
    only !== undefined && (lastReplyOf(state.history).includes(only.slot.name) || isNamedLast(state, only));
  return isOfLast ? only : null;
}

const isNamedLast = (state: ConciergeState, part: PlacedSlot): boolean =>
  read(lastWish(state.history) ?? '', state).slots.some(({ slots }) =>
    slots.some(({ slot }) => slot.id === part.slot.id),
  );
