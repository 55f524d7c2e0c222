import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';

/** `whats the night out like`, `hows saturday dinner looking`. */
const LIKE =
  /^ (?:(?:so|and|but|ok|also|hmm|oh) )*(?:(?:what is|whats|what are|what will) (?:the |our )?(?:\w+ ){1,4}(?:be )?like|(?:how is|hows|how are) (?:the |our )?(?:\w+ ){1,4}looking)(?: (?:then|on|for|\w+day|us|night|there))* $/;
/** Of what a city or a day is like others tell. */
const OF_ELSE = / (?:weather|hotel|hostel|rooms?|area|city|town|food|plan|trip|weekend|price|total) /;
const PARTS_MAX = 4;

/** What the meals or the nights out are like, asked by their kind and by no name; null for anything else. */
export function readLikeWhat(reading: Reading, { plan }: ConciergeState): Intent | null {
  const { line, slots, venues, kinds } = reading;
  if (!LIKE.test(line) || OF_ELSE.test(line) || slots.length + venues.length > 0 || kinds.length === 0) return null;
  const scope = findScope(reading, plan, reading.words.length);
  return scope.slots.length === 0 || scope.slots.length > PARTS_MAX ? null : { kind: 'about', scope, what: '' };
}
