import type { ConciergeState } from '../../concierge-state.ts';
import { diffPlans } from '../../wording/diff-plans.ts';
import { lastChanged, lastReplyOf, NOT_YET, offeredWish } from '../../wording/offers.ts';
import type { PlacedSlot } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { asTyped } from '../typing/as-typed.ts';
import { focusOf } from './leaning/focus.ts';
import { whenSaid } from './when-said.ts';

/** An order to take out what was just told of; `forget it` and `scrap that` may as well turn the offer down. */
const BINS =
  /^\W*((?:(?:ok|okay|right|so|well|oh|yeah|god|jesus|blimey|then|lets|let's|let us|can we|could we|we can|just|please|maybe)[\s,]+)*)(?:drop|remove|bin|lose|ditch|cut|axe|chuck|take out|get rid of)\s+(?:that one|that|it|this one|this)\b(?:\s+(?:off|out|then))*/i;

/**
 * `bin that then`, after a part was told of with something cheaper as an offer: the part goes, and the offer is not merely
 * turned down. Null for other words, after a change that was only shown, and where the offer is about no one part.
 */
export function withPartBinned(state: ConciergeState, message: string): string | null {
  const { history } = state;
  const said = BINS.exec(message);
  const before = said ? partBeforeNote(state) : null;
  if (said && before) return `drop ${asTyped(before.slot.name)}${message.slice(said[0].length)}`;
  const offered = offeredWish(history);
  if (!said || offered === null || lastChanged(history) || lastReplyOf(history).includes(NOT_YET)) return null;
  if (/^(?:drop|remove|bin)\b/i.test(offered)) return null;
  const named = read(offered, state).slots.flatMap(({ slots }) => slots);
  const [placed, ...others] = named;
  if (!placed || others.some(({ slot }) => slot.id !== placed.slot.id)) return null;
  return `drop ${asTyped(placed.slot.name)}${message.slice(said[0].length)}`;
}

/**
 * `when do we finish at the brewery`, `flights at 7`, then `yeah bin it`: where the last change only noted something and left every part
 * where it was, the part that was asked about before it.
 */
function partBeforeNote(state: ConciergeState): PlacedSlot | null {
  const { previous, plan, history } = state;
  const isNote = previous !== null && lastChanged(history) && diffPlans(previous.plan, plan).length === 0;
  const focus = isNote ? focusOf(whenSaid(state)) : null;
  return focus?.kind === 'told' ? focus.part : null;
}
