import type { Reading } from '../reading.ts';
import { openings } from '../typing/openings.ts';
import { questionKind } from './asks.ts';
import { ORDER } from './topic-words.ts';

const LEAD = `^ ${openings('quick one')}`;
/** `will they play our music`, `can we decorate the table`, `is there somewhere to leave coats`. */
const ASKS = [
  new RegExp(
    `${LEAD}(?:can|could|will|would|do|does|did) (?:they|it|these places|the (?:venues?|places?|restaurants?|bars?|clubs?)) `,
  ),
  new RegExp(
    `${LEAD}(?:is|are) there (?:a|an|any|somewhere|anywhere) (?:to |for )?(?:\\w+ ){0,3}?(?:cloakrooms?|coats?|lockers?|toilets?|loos?|wifi|wi fi|dance ?floor|dj|smoking|outside|garden|terrace|screens?|tvs?|microphones?|projector|high chairs?|queue|minimum spend|corkage) `,
  ),
];
/** What no plan has and no list: no such word is looked for among the places. */
const OF_THEIR_OWN = new RegExp(
  `${LEAD}(?:can|could|may|are) (?:we|i|people) (?:allowed to |able to )?(?:decorate|smoke|vape|film|wear|get changed|put up|play our|bring (?:our own|a (?:\\w+ )?cake|balloons|banners?|decorations|drinks|speakers?|confetti)|have (?:a speech|speeches|balloons)|do (?:a speech|speeches)) `,
);
const WORDS_MAX = 14;

/** `can we decorate the table`: asked of a place, whatever else its words are like. */
export const asksOfTheirOwn = ({ line, words, slots }: Reading): boolean =>
  words.length <= WORDS_MAX && slots.length === 0 && OF_THEIR_OWN.test(line);

/** Whether something is asked of the places, whichever, that neither the plan nor a list of places can say. */
export const asksOfPlaces = ({ line, words, slots, venues, amount }: Reading): boolean =>
  words.length <= WORDS_MAX &&
  slots.length + venues.length === 0 &&
  amount === null &&
  !ORDER.test(line) &&
  ASKS.some((pattern) => pattern.test(line));

/** `is it a bank holiday`, `will it be busy`: asked plainly, and of nothing that a plan has. */
const PLAIN = new RegExp(
  `${LEAD}(?:is|are|was|will|does|do|did|has|have) (?:it|that|this|there|they|the \\w+|everyone|people|we) (?!(?:any )?(?:chance|way) )`,
);

export const asksWhatNobodySays = ({ line, raw, words, slots, venues, amount }: Reading): boolean =>
  words.length <= WORDS_MAX &&
  slots.length + venues.length === 0 &&
  amount === null &&
  !ORDER.test(line) &&
  PLAIN.test(line) &&
  questionKind(line, raw) === 'closed';
