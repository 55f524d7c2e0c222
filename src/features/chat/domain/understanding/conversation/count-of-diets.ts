import type { Diet } from '../../../../../catalogue/vocabulary.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import { lastParts } from './last-read.ts';

const ALONG =
  '(?:no|well|not (?:everyone|everybody|all of (?:us|them)|all|one|two|three|four|five|\\d)|just|only|it is|its|that is|that should be|should be|make that|actually|in fact|sorry|oh|oops|now|so|i mean|i meant|as it turns out|after all|please|thanks|everyone|though|but|apologies|my mistake|my bad|and|plus|another|the)';
const COUNT = new RegExp(
  `^ (?:${ALONG} )*(?:(${NUMBER})|a few|some|most|half)(?: (?:more|extra))?(?: (?:of (?:us|them|the \\w+)|people|girls|lads|guests|vegans?|vegetarians?|coeliacs?))?(?: ${ALONG})* $`,
);

/**
 * The diets that a mere number is about, `two, in fact` after `one of us is vegan`: how many eat so changes no plan, and
 * is not how many come. Null for any other message.
 */
export function countOfDiets(state: ConciergeState, line: string): readonly Diet[] | null {
  const found = COUNT.exec(line);
  if (!found || (readNumberText(found[1] ?? '') ?? 0) >= state.plan.groupSize) return null;
  const last = lastParts(state).at(-1)?.intent;
  return last?.kind === 'needs' && last.diets.length > 0 && last.scope.slots.length === 0 ? last.diets : null;
}
