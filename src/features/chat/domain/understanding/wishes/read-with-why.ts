import type { ConciergeState } from '../../concierge-state.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { readBreather } from './read-breather.ts';
import { readFreeBeside } from './read-free-beside.ts';
import { readOrder } from './read-order.ts';
import { readSomeFree } from './read-some-free.ts';

/** Where the wish ends and what tells of the group begins. */
const WHY =
  /^(.{8,140}?)(?:\s*[,;.!]\s+|\s+[-–]+\s+|\s+(?:because|cos|coz|since|as)\s+)(?:and\s+)?((?:they|we|he|she|it|there|people|everyone|everybody|afterwards|otherwise|some of|half of|most of|the (?:lads|girls|kids|little \w+|team))\b.*)$/i;
const ORDERS =
  /\b(?:add|drop|swap|move|book|find|change|cancel|please|can (?:we|you)|could (?:we|you)|want|instead|cheaper)\b/i;

/** `do the murals first and the ferry after` asks of nothing. */
const IN_ORDER =
  /^ (?:(?:please|can we|could we|lets) )?do the (?:\w+ ){1,4}first (?:and|then) (?:\w+ ){1,5}(?:after|second|next|last) $/;
const EATS_BEFORE =
  /^ (?:(?:so|what about|how about|can|could|would you|mind|if|please|lets) )*(?:we|us) (?:eat|get fed|get some food|have some food|have food) (?:\w+ )*before /;

/**
 * Time for themselves or an order of two parts, and behind it why: `leave us an hour free after check in, they will have been
 * on the bus since six`. What the reason names is no part of the wish. Null for anything else.
 */
export function readWithWhy(reading: Reading, state: ConciergeState): Intent | null {
  const { raw, line } = reading;
  if (IN_ORDER.test(line) || EATS_BEFORE.test(line)) return readOrder(reading, state);
  const [, wish, why] = WHY.exec(raw) ?? [];
  if (wish === undefined || why === undefined || ORDERS.test(why)) return null;
  const first = read(wish, state);
  return (
    readFreeBeside(first, state) ?? readSomeFree(first, state) ?? readBreather(first, state) ?? readOrder(first, state)
  );
}
