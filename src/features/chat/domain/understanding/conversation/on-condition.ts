import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged, listedWishes, offeredWish } from '../../wording/offers.ts';
import { penceAt } from '../finding/rank-places.ts';
import { normalise } from '../typing/normalise.ts';
import { broughtIn, exactSwap } from '../wishes/listed-places.ts';
import { pickedOf } from './answered-with-more.ts';

/** `yeah but only if its cheaper`, `as long as it is under 20`: an answer that holds for less money alone. */
const CONDITION =
  /^ (?:(?:oh|ok|hmm|yes|yeah|yeh|yea|ye|yh|yep|yup|aye|sure|fine|go on|go|for|it|then|great|alright|we will|i will|take|have|but|well|maybe|and|ill|id) )*(?:only if|if|as long as|so long as|provided|only when) (?:(?:it|that|they|one|any|either|thats|theyre|some) )*(?:(?:is|are|be|of them|of those|works out|comes out|costs?|does|will|would|can) )*(?:a (?:bit|lot) |much |any |no )?(?:cheaper|less(?! than an?)|not (?:any )?more|not (?:any )?dearer|no (?:more|dearer)(?: expensive)?|dearer|under|below)(?: than (?:that|this|it|now|what we have|the \w+)| (?:than )?(?:£ ?)?(\d+)(?: quid| pounds| each| a head| pp)*)?(?: (?:though|please|x+|mate|thanks))* $/;

/** `the first one but only if its under 40`. */
const PICK_IF = /^(.{1,40}?)[\s,.;–-]+(?:but |and )?((?:only if|if|as long as|so long as|provided|only when)\b.+)$/i;

/**
 * What becomes of such an answer: the wish that is cheaper, or none that is; where nothing is open, what the last change did
 * to the price, or nothing at all.
 */
export type Conditional = { kind: 'taken'; wish: string } | { kind: 'none' | 'told' | 'idle' };

/**
 * An offer or a list that is taken up only for less than what it takes the place of, or than so much; of a list the
 * cheapest that is. Null for anything else.
 */
export function onCondition(state: ConciergeState, message: string): Conditional | null {
  const [, answer = '', condition = message] = PICK_IF.exec(message) ?? [];
  const picked = answer === '' ? null : pickedOf(state, answer);
  const said = CONDITION.exec(normalise(picked === null ? message : condition).line);
  if (!said) return null;
  const offered = offeredWish(state.history);
  const wishes = picked !== null ? [picked] : offered === null ? listedWishes(state.history) : [offered];
  const limit = said[1] === undefined ? null : Number(said[1]) * 100;
  const priced = wishes.flatMap((wish) => {
    const swap = exactSwap(state, wish);
    const venue = broughtIn(wish, state);
    const [old] = swap?.kind === 'swap' ? swap.scope.slots : [];
    const most = limit ?? old?.slot.pricePerPersonPence;
    return venue && most !== undefined ? [{ wish, pence: penceAt(state, venue), most }] : [];
  });
  if (priced.length === 0) return wishes.length > 0 ? null : { kind: lastChanged(state.history) ? 'told' : 'idle' };
  const [best] = priced.filter(({ pence, most }) => pence < most).toSorted((left, right) => left.pence - right.pence);
  return best ? { kind: 'taken', wish: best.wish } : { kind: 'none' };
}
