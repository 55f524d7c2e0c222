import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf, lastWish, NOT_YET } from '../../wording/offers.ts';
import { howAsked } from '../cues/how-asked.ts';
import { NUMBER } from '../finding/read-number.ts';
import { normalise } from '../typing/normalise.ts';

const WORDS_MAX = 9;
const OF_MONEY =
  / (?:how much|cost|costs|price|total|each|per head|pp|cheaper|save|saving|saves|come to|damage|bill|pay) /;
const GOES_ON =
  /^ (?:(?:ok|so|right|hmm|cool|oh) )*(?:and|or|then|what about|how about|and what about|and how about) (?:what )?(?:if |just )?/;
const WITHOUT = /^(?:without|minus|no|not doing|dropping|skipping) (.+?) (?:too |as well |instead |then |either )*$/;
const SO_MANY_MORE = new RegExp(
  `^(?:with |for |plus )?(?:an? )?(${NUMBER})(?: (?:lads|girls|people|of us|guys|mates))? (more|extra|less|fewer)(?: (?:lads|girls|people|of us|guys|mates|then|of them))* $`,
);

/**
 * What goes on from a question about money or from a change that was only shown: `and without the karting`, `or with 2
 * more`, as the same question of that; null where nothing was asked before, and for any other message.
 */
export function askedOn({ history }: ConciergeState, line: string): string | null {
  const last = lastWish(history);
  const opening = GOES_ON.exec(line)?.[0];
  if (last === null || opening === undefined || line.split(' ').length - 2 > WORDS_MAX) return null;
  const asked = normalise(last).line;
  const isAsked = lastReplyOf(history).includes(NOT_YET) || howAsked(last).asked !== null || OF_MONEY.test(asked);
  if (!isAsked) return null;
  const rest = line.slice(opening.length);
  const dropped = WITHOUT.exec(rest)?.[1];
  if (dropped !== undefined) return `what if we drop ${dropped}`;
  const [, count, way] = SO_MANY_MORE.exec(rest) ?? [];
  if (count === undefined) return null;
  return /more|extra/.test(way ?? '') ? `what if ${count} more people come` : `what if ${count} people drop out`;
}
