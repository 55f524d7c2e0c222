import type { ConciergeState } from '../../concierge-state.ts';
import { additionListed, listedWishes, offeredWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';

const TOO_DEAR =
  /^\s*((?:(?:no|nah|oh|ok|god|blimey|ouch|hmm|wow|jesus|christ|that'?s|thats|its|it'?s|way|far|bit|a bit|well|still|looks|is)[,\s]+)*(?:too|bit|well|way too|so) (?:expensive|dear|pricey|steep|much)|(?:ouch|no way|how much)\W*)\s*[,.;!?…]+\s*(?:but |and |so )?(\S.+)$/i;

/**
 * `too expensive. do a boat trip instead of the pub`, right after something was offered or told with its price: that is what costs
 * too much, and not the trip. The rest of the message; null where nothing was told, or no wish follows.
 */
export function withoutDearAsTold(state: ConciergeState, message: string): string | null {
  const { history } = state;
  const [, , rest] = TOO_DEAR.exec(message) ?? [];
  const isTold = offeredWish(history) !== null || additionListed(history) !== null || listedWishes(history).length > 0;
  if (rest === undefined || !isTold || OF_TRIP.test(normalise(rest).line)) return null;
  const { slots, types, venues, kinds } = read(rest, state);
  return slots.length + types.length + venues.length + kinds.length > 0 ? rest : null;
}

/** Words that want the trip, or what was offered, for less. */
const OF_TRIP = / (?:cheaper|cheapest|less|cheap|budget|cost|costs|price|trim|cut|save) /;
