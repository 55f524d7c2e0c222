import type { ConciergeState } from '../../concierge-state.ts';
import { NO_PREFERENCE } from '../cues/no-preference.ts';
import { priceWanted } from '../finding/priced-thing.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { readCheaperKind } from '../wishes/read-cheaper-kind.ts';
import { readConcernExchange } from '../wishes/read-concern-exchange.ts';
import { keptOf, readEnough } from '../wishes/read-enough.ts';
import { splitWishes } from './split-wishes.ts';

/** Longer messages wish for more than one thing. */
const WORDS_MAX = 16;

/** What two parts of a message say only together: so many are enough and these stay, a concern and what suits it, or a kind and its price. */
export function readPair(whole: Reading, state: ConciergeState): Intent | null {
  if (whole.words.length > WORDS_MAX || splitWishes(whole.raw).length > 2) return null;
  const enough = keptOf(whole).length > 0 ? readEnough(whole, state) : null;
  return enough ?? readPriceTo(whole) ?? readConcernExchange(whole, state) ?? readCheaperKind(whole, state);
}

/** `axes down to 20 or bin them`: another for at most that much. */
function readPriceTo({ slots, words }: Reading): Intent | null {
  const [only, ...others] = slots;
  const price = priceWanted(slots, words);
  if (!only || others.length > 0 || price === null) return null;
  const scope = { ...scopeOf(only.slots), isOne: only.slots.length > 1 };
  return { kind: 'swap', scope, want: { ...NO_PREFERENCE, isCheaper: true, maxPence: price.pence } };
}
