import type { ConciergeState } from '../../concierge-state.ts';
import type { Wish } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { readPreference } from './read-preference.ts';

const PUT_BACK =
  /^ (?:(?:and|also|then|hmm|oh|ok|actually|no|please|can|could|we|you|lets|just) )*(?:put|bring|have|get) (?:the |that |our )?(?:\w+ ){1,3}back(?: in| on)?(?: (?:please|then|after all|instead|again))* $/;

/** `put the boat back`, where there is none: it is to come in, and nothing goes later. */
export function readPutBack(reading: Reading, state: ConciergeState): Wish | null {
  const { line, slots, days, types, venues } = reading;
  if (!PUT_BACK.test(line) || slots.length > 0 || types.length + venues.length === 0) return null;
  const want = readPreference(reading, state, 0);
  if (want.types.length + want.venueIds.length === 0) return null;
  const scope = { ...NOWHERE, days, isNamed: days.length > 0 };
  return { kind: 'add', scope, want, slotKind: null, isAnother: false };
}
