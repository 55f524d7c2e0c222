import type { ConciergeState } from '../../concierge-state.ts';
import { additionListed, listedWishes, offeredWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { namesStay, speaksOfStay } from '../wishes/read-stay-wish.ts';

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

const STAY_COSTS =
  /^((?:.*[,.;!]\s*)?(?:(?:the|our) )?(?:hotel|hostel|accommodation|stay|digs|rooms?|[a-z]{4,}(?: [a-z]+)?)) (?:is|are|'?s|costs?|comes (?:to|out at|in at)|works out at) (?:like |about |nearly |over )?£?\d{2,4}(?: quid| pounds)?(?: (?:each|pp|a head|per head|per person|a person|a night))?(?=[\s,.;!-])(.*\b(?:cheap(?:er|est)?|less|other|another|different|elsewhere|somewhere else)\b.*)$/i;

/** `185 each for the rooms is steep, anywhere cheaper to kip?` */
const COSTS_STAY =
  /^\W*(?:(?:so|and|but|ok|omg|wow|blimey|ouch|god)[\s,!]+)*£?\d{2,4}(?: quid| pounds)?(?: (?:each|pp|a head|per head|per person|a person|a night))? (?:for|on) ((?:the |our )?(?:hotel|hostel|accommodation|stay|digs|rooms?|place we(?:'re| are) staying))(?: (?:is|are|seems|feels|looks)| ?'?s)? (?:(?:a|bit|very|so|way|too|really|quite|rather|pretty|well|too much|steep|dear|expensive|pricey|mad|ridiculous|a lot|loads|daft)[ ]?)+(?=[\s,.;!?-])(.*\b(?:cheap(?:er|est)?|less|other|another|different|elsewhere|somewhere else)\b.*)$/i;

/** `memmo is £391 each, cheaper hotel please`: what the stay costs is why, and sets no limit for the rest. Null for any other. */
export function withStayDearAsTold(state: ConciergeState, message: string): string | null {
  const [, what, rest] = STAY_COSTS.exec(message) ?? COSTS_STAY.exec(message) ?? [];
  if (what === undefined || rest === undefined) return null;
  const said = read(what, state);
  const isStay = speaksOfStay(said.line) || namesStay(said, state.plan);
  return isStay && said.slots.length === 0 ? `${what} is too expensive${rest}` : null;
}
