import type { ConciergeState } from '../../concierge-state.ts';
import { listedWishes, offeredWish } from '../../wording/offers.ts';
import { readNumber, readOrdinal } from '../finding/read-number.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';

const ONE = '(?:number |option |the )*(\\w+)(?: (?:one|option))?';
const TWO = new RegExp(
  `^ (?:(?:ok|yes|yeah|both|can we (?:do|have)|lets (?:do|have)|go for) )*${ONE} (?:and|plus|n) ${ONE}(?: (?:please|then|both|too|x+))* $`,
);
const BOTH =
  /^ (?:(?:ok|yes|yeah|yep|go on|then|do|lets|have|us|we will|please|can we) )*(?:both|the two)(?: (?:of (?:them|those|these)|please|then|thanks|x+))* $/;
const SWAPS = /^swap (.+?) for (.+)$/i;

/** `1 and 3`, of a list: the first takes the part that the list was for, and the other comes in besides. Null for anything else. */
export function twoOfList({ history }: ConciergeState, message: string): string | null {
  const wishes = listedWishes(history);
  const { line } = normalise(message);
  const [, one = '', other = ''] = wishes.length < 2 ? [] : (TWO.exec(line) ?? []);
  const [first, second] =
    wishes.length === 2 && BOTH.test(line)
      ? wishes
      : [one, other].map((word) => wishes[(readOrdinal(word) ?? readNumber(word) ?? 0) - 1]);
  if (first === undefined || second === undefined || first === second) return null;
  const [, part, came = ''] = SWAPS.exec(second) ?? [];
  const isSamePart = part !== undefined && SWAPS.exec(first)?.[1] === part;
  return `${first}${ITEM_END}${isSamePart ? `add ${came}` : second}`;
}

const KEPT =
  /^ (?:(?:no|nah|nope|ok|actually|lets|just|then|hmm|ah|oh|well) )*(?:keep|leave|stick|stay) (?:(?:it|us|the numbers?|numbers) )*(?:at|to|with|as) (?:the )?(\d+)(?: (?:of us|people|please|then|thanks))* $/;

/** `nah keep it at 12`, where another number of people was weighed: so many people, and no sum. */
export function sizeKept({ history }: ConciergeState, message: string): string | null {
  const count = /\b(?:people|of us|dropped out|come|coming)\b/i.test(offeredWish(history) ?? '')
    ? KEPT.exec(normalise(message).line)?.[1]
    : undefined;
  return count === undefined ? null : `we are ${count} people`;
}
