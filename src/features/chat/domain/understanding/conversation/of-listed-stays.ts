import type { ConciergeState } from '../../concierge-state.ts';
import { cheapestOf, dearestOf, lastReplyOf, listedWishes, offeredWish } from '../../wording/offers.ts';
import { normalise } from '../typing/normalise.ts';
import { focusOf } from './leaning/focus.ts';

/** The reply was of where the group sleeps or could. */
const OF_STAYS = /^You (?:have|would stay at) |^\s*\d+\. Stay at /m;
/** `any with a pool`, `is there one closer to the bars`. */
const ANY_ONE =
  /^(\W*(?:(?:and|ok|so|oh|but|then|is there|are there|have you got|got|do you have)\s+)*)(any|one|any of them|which(?: ones?| of them)?|ones)(?= (?:with|that has|that have|that is|thats|have|has|having|closer|nearer|near|in)\b)/i;

/** `something cheaper`, `is there owt nearer the old town`: said right after the stay was told, it is of the stay. */
const SUCH_A_ONE =
  /^(\W*(?:(?:and|ok|so|oh|but|then|hmm|is there|are there|have you got|got|do you have|can (?:we|you) (?:get|find|have)(?: us)?|could (?:we|you) (?:get|find|have)(?: us)?|find us|wed like|wed prefer)\s+)*)(?:something|somewhere|anything|anywhere|owt|summat|one|a place)(?= (?:(?:a bit|bit|a little|much|any|more) )?(?:cheaper|nearer|closer|nicer|posher|fancier|bigger|better|quieter|smarter|central|less (?:expensive|pricey|dear)|different)\b(?!.*\b(?:for|on|do|eat|drink|dinner|lunch|nights?|activity|\w+day)\b)[^,;]{0,40}$)/i;

/** `what does that come to for all 12 of us`, `how much is it each`. */
const OF_ITS_PRICE =
  /^(.*?)\b(how much (?:is|does|would|will)|what(?:'s| is|s)?(?: (?:does|would|will|do))?) (?:that|it|this)(?= (?:come to|work out|each|per|pp|a head|a night|for (?:all|the \w+|us|\d+|everyone)|cost|in total|altogether|all together|all in)\b)(?!.*\b(?:trip|whole|everything|weekend|plan)\b)/i;
/** `how far is it from dinner`, `is it near the karting`. */
const ITS_WAY =
  /^(\W*(?:(?:and|so|ok|but|oh)\s+)*)(?:how (?:far|long|many minutes) (?:is|does it take from) (?:it|that|there)(?: (?:walk|away))? (?:from|to)|is (?:it|that) (?:anywhere |very |too |at all )?(?:near|close to|far from|walkable (?:from|to)|(?:in |within )?walking distance (?:of|from|to))) (?:the |our )?(.{3,30}?)([\s?]*)$/i;

/** `which is the cheapest`, `whats the poshest of them`. */
const WHICH_OF_STAYS =
  /^ (?:(?:and|so|ok|oh|but|hmm) )*(?:which|whichs|whats|what is|what|and)(?: (?:one|ones|of (?:them|those|these)))?(?: is| are| would be)? (?:the )?(?:(cheapest|least expensive)|(nicest|poshest|fanciest|smartest|best|dearest|most expensive))(?: (?:one|of (?:them|those|these|the lot)|hotel|place|there|then|please))* $/;
/** `ok switch us to that one`, of the hotel that was told of last. */
const TO_THAT =
  /^ (?:(?:ok|okay|yes|yeah|right|great|lovely|perfect|then|please|can you|could you|can we|lets|go on|just) )*(?:switch|move|change|swap|put|book|get)(?: (?:us|me|everyone|our stay|the hotel|the stay|hotels))?(?: (?:over|in|into|to|for))* (?:that|it|there|that one|that hotel|the one)(?: (?:then|please|instead|x+|thanks))* $/;

/** What is asked of the hotels that were listed, or the one of them that was told of last and is to be moved to; null for anything else. */
export function toStayTold(state: ConciergeState, message: string): string | null {
  const { line } = normalise(message);
  const offered = offeredWish(state.history);
  if (offered !== null && /^stay at /i.test(offered)) return TO_THAT.test(line) ? offered : null;
  const stays = listedWishes(state.history);
  const [, cheapest, dearest] = WHICH_OF_STAYS.exec(line) ?? [];
  if (stays.length < 2 || !stays.every((wish) => /^stay at /i.test(wish)) || (!cheapest && !dearest)) return null;
  const reply = lastReplyOf(state.history);
  const wish = stays[cheapest ? cheapestOf(reply) : dearestOf(reply)];
  return wish === undefined ? null : `tell me about ${wish.replace(/^stay at /i, '')}`;
}

/** A question that leans on the hotel that was asked about, or on those that were told, with the hotel named; the same message for any other words. */
export function ofListedStays(state: ConciergeState, message: string): string {
  const reply = lastReplyOf(state.history);
  const isOfOurs = focusOf(state)?.kind === 'stay';
  if (isOfOurs && ITS_WAY.test(message)) return message.replace(ITS_WAY, '$1how far is $2 from the hotel$3');
  if (isOfOurs && OF_ITS_PRICE.test(message)) return message.replace(OF_ITS_PRICE, '$1$2 the hotel');
  if (!isOfOurs && !(/\bstay\b/i.test(reply) && OF_STAYS.test(reply))) return message;
  if (SUCH_A_ONE.test(message)) return message.replace(SUCH_A_ONE, '$1a hotel');
  return message.replace(ANY_ONE, (all: string, lead: string, which: string) => {
    const isNearer = /^one$/i.test(which) && /^ (?:closer|nearer|near)\b/i.test(message.slice(all.length));
    return `${lead}${isNearer ? 'a hotel' : /^which/i.test(which) ? 'which hotels' : 'any hotels'}`;
  });
}
