import type { Reading } from '../reading.ts';
import { ORDER } from './topic-words.ts';

const LEAD = '^ (?:(?:so|and|but|also|ok|hi|oh|just|quick one) )*';
/** `will they play our music`, `can we decorate the table`, `is there somewhere to leave coats`. */
const ASKS = [
  new RegExp(
    `${LEAD}(?:can|could|will|would|do|does|did) (?:they|it|these places|the (?:venues?|places?|restaurants?|bars?|clubs?)) `,
  ),
  new RegExp(
    `${LEAD}(?:can|could|may|are) (?:we|i|people) (?:allowed to |able to )?(?:bring|decorate|leave|play|use|wear|smoke|vape|dance|sing|film|take (?:photos|pictures|our own)|get changed|have (?:a speech|speeches|our own|a cake)|do (?:a speech|speeches|games)) `,
  ),
  new RegExp(
    `${LEAD}(?:is|are) there (?:a|an|any|somewhere|anywhere) (?:to |for )?(?:\\w+ ){0,3}?(?:cloakrooms?|coats?|lockers?|toilets?|loos?|wifi|wi fi|dance ?floor|dj|smoking|outside|garden|terrace|screens?|tvs?|microphones?|projector|high chairs?|queue|minimum spend|corkage) `,
  ),
];
const WORDS_MAX = 14;

/** Whether something is asked of the places, whichever, that neither the plan nor a list of places can say. */
export const asksOfPlaces = ({ line, words, slots, venues, amount }: Reading): boolean =>
  words.length <= WORDS_MAX &&
  slots.length + venues.length === 0 &&
  amount === null &&
  !ORDER.test(line) &&
  ASKS.some((pattern) => pattern.test(line));
