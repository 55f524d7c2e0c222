import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, lastWish, listedWishes, placedWish } from '../../wording/offers.ts';
import { readPick } from '../message/read-small-talk.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';
import { namedOfList } from './named-of-list.ts';
import { whenSaid } from './when-said.ts';

/** How somebody begins who takes another of a list after all. */
const AFTER_ALL =
  /^ (?:(?:no|nah|oh|hmm|um|er|wait|ok|sorry|actually|on reflection|on second thoughts?|changed (?:my|our) minds?|i meant|we meant|i mean|rather|maybe|lets|let us|go|for|with|have|do|swap|it|that|to|prefer|id|i|we|would|could|can) )+(?=(?:the|number|option) )/;
/** `go with the second, and can it be before 4`: the rest is a wish of its own. */
const AND_MORE = /^(.{4,50}?)\s*[,.;]\s*(?:and|but|also)\s+(\S.+)$/i;
const WORDS_MAX = 10;

/**
 * `on reflection the first`, or just `2`, after another of a list was taken: the wish that is listed there, to be done on the
 * trip before.
 * Null for anything else.
 */
export function otherOfList(state: ConciergeState, message: string): string | null {
  const [, head = '', more = ''] = AND_MORE.exec(message) ?? [];
  const alone = head === '' ? null : otherOfList(state, head);
  if (alone !== null) return `${alone}${ITEM_END}${more}`;
  const { line, words } = normalise(message);
  if (!lastChanged(state.history) || words.length > WORDS_MAX) return null;
  const earlier = whenSaid(state);
  const listed = listedWishes(earlier.history);
  if (listed.length < 2) return null;
  const number = readPick(line);
  const wasPicked = readPick(normalise(lastWish(state.history) ?? '').line) !== null;
  const other = number !== null && wasPicked ? listed[number - 1] : undefined;
  // What was added stays when another of the list is called for.
  if (other !== undefined && !other.startsWith('add ')) return other;
  if (!AFTER_ALL.test(line)) return null;
  const said = line.replace(AFTER_ALL, ' ').trim();
  return placedWish(earlier.history, said.split(' ')) ?? namedOfList(earlier, said);
}
