import type { ConciergeState } from '../../concierge-state.ts';
import { additionListed, additionTold, lastChanged, lastReplyOf } from '../../wording/offers.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { asTyped } from '../typing/as-typed.ts';
import { lastParts } from './last-read.ts';
import { focusOf } from './leaning/focus.ts';

/**
 * What the last question was about, where the plan does not have it, in words to add it or to put it in another's place: `what
 * would bowling cost` of any bowling, and by its name where only one place was told of. Null where that question was of the plan.
 */
export function placeAtHand(state: ConciergeState): string | null {
  const { history } = state;
  if (history.length === 0 || lastChanged(history)) return null;
  const told = additionListed(history) ?? additionTold(history);
  if (told !== null) return asTyped(told.replace(/^add /i, ''));
  const asked = lastParts(state).flatMap(({ intent }) => (intent.kind === 'places' ? [intent] : []));
  const [only, another] = asked;
  return only && !another && only.types.length > 0 ? only.label : null;
}

/** The one part of the plan that was asked about before a place was that the plan does not have. */
export function partBeforePlace(state: ConciergeState): PlacedSlot | null {
  const { history } = state;
  const before = history.slice(
    0,
    Math.max(
      0,
      history.findLastIndex(({ role }) => role === 'user'),
    ),
  );
  if (lastReplyOf(before) === '') return null;
  const focus = focusOf({ ...state, history: before });
  return focus?.kind === 'told' ? focus.part : null;
}
