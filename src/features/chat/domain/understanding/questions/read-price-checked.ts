import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

const CHECKS =
  / (?:is|was) (?:that|this|it) (?:really |actually |still )?(?:what (?:it|that|they|we|each of us) (?:\w+ )?(?:costs?|pays?|charges?|comes? to|is)|right|correct|the (?:real |actual |going )?(?:price|cost|rate)|per (?:head|person)|each|a head|for (?:all|everyone|the group))(?= )/;
const ORDERS = / (?:swap|change|replace|drop|cheaper|less|instead|something|somewhere|make|get it|find|cut) /;

/** `1500 quid for the sailing, split nine ways, is that what it costs`: a price is asked about, and nothing is too dear. */
export function readPriceChecked(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, slots, kinds, amount, words } = reading;
  if (amount === null || slots.length + kinds.length === 0 || !CHECKS.test(line) || ORDERS.test(line)) return null;
  const scope = findScope(reading, plan, words.length);
  return scope.slots.length === 0 ? null : { kind: 'price', scope, people: null };
}
