import type { ConciergeState } from '../../concierge-state.ts';
import { lastReplyOf } from '../../wording/offers.ts';

/** The reply was of where the group sleeps or could. */
const OF_STAYS = /^You (?:have|would stay at) |^\s*\d+\. Stay at /m;
/** `any with a pool`, `is there one closer to the bars`. */
const ANY_ONE =
  /^(\W*(?:(?:and|ok|so|oh|but|then|is there|are there|have you got|got|do you have)\s+)*)(any|one|any of them|which(?: ones?| of them)?|ones)(?= (?:with|that has|that have|that is|thats|have|has|having|closer|nearer|near|in)\b)/i;

/** `something cheaper`, `is there owt nearer the old town`: said right after the stay was told, it is of the stay. */
const SUCH_A_ONE =
  /^(\W*(?:(?:and|ok|so|oh|but|then|hmm|is there|are there|have you got|got|do you have|can (?:we|you) (?:get|find|have)(?: us)?|could (?:we|you) (?:get|find|have)(?: us)?|find us|wed like|wed prefer)\s+)*)(?:something|somewhere|anything|anywhere|owt|summat|one|a place)(?= (?:(?:a bit|bit|a little|much|any|more) )?(?:cheaper|nearer|closer|nicer|posher|fancier|bigger|better|quieter|smarter|central|less (?:expensive|pricey|dear)|different)\b(?!.*\b(?:for|on|do|eat|drink|dinner|lunch|nights?|activity|\w+day)\b)[^,;]{0,40}$)/i;

/** A question that leans on the hotels that were just told, with the hotel named; the same message for any other words. */
export function ofListedStays({ history }: ConciergeState, message: string): string {
  const reply = lastReplyOf(history);
  if (!/\bstay\b/i.test(reply) || !OF_STAYS.test(reply)) return message;
  if (SUCH_A_ONE.test(message)) return message.replace(SUCH_A_ONE, '$1a hotel');
  return message.replace(ANY_ONE, (all: string, lead: string, which: string) => {
    const isNearer = /^one$/i.test(which) && /^ (?:closer|nearer|near)\b/i.test(message.slice(all.length));
    return `${lead}${isNearer ? 'a hotel' : /^which/i.test(which) ? 'which hotels' : 'any hotels'}`;
  });
}
