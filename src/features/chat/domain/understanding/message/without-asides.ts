import type { ConciergeState } from '../../concierge-state.ts';
import { read } from '../reading.ts';

const ASIDE = /\s*\(([^()\d]{2,40})\)(?=\s*(?:[,.;!]|$))/g;
const SAYS_MORE =
  /^\s*(?:not|no|except|but|and|or|all|both|please|only|just|plus|with|without|incl\w*|excl\w*|for|on|at|the)\b|\?/i;
const WORDS_MAX = 4;
/** A longer message has more in brackets than a reason, characters. */
const LENGTH_MAX = 600;

/** `stick another bar on, 10.20 is way too early to finish`: why there is to be more, and no hour of it. */
const FINISH_TOO_EARLY =
  /^(.*\b(?:add|stick|put|squeeze|another|one more|fit|book|chuck)\b[^,;.!?]*)[,;.!–-]+\s*(?:cos |because |as )?(?:(?:(?:finishing|ending|stopping|home) (?:at|by) )?\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?\s*(?:is|'s|s)\s+(?:\w+\s+)?(?:too|a bit|rather|well) early(?: (?:to|for) [\w ]{2,30})?|(?:we|they) (?:can'?t|cannot|don'?t want to|won'?t) (?:finish|end|stop|be (?:home|done|in bed)) (?:at|by) \d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?)[\s.!]*$/i;

/** `swap karting for bowling, its cheaper anyway`: why that one, and no order for the whole trip. */
const THAT_IS_WHY =
  /^(.*\b(?:swap|change|switch|replace|instead of|rather than)\b[^,;.!?]*)[,;.!–-]+\s*(?:(?:and|cos|because|as|since|plus)\s+)*(?:it'?s|it is|that'?s|that is|they'?re|they are|which is|it works out|works out|it'?d be|it would be|it'?ll be)\s+(?:(?:a bit|bit|a lot|much|way|far|loads|also|probably|even|so much|actually)\s+)*(?:cheaper|nearer|closer|free|nicer|less money|more fun|better value)(?:\s+(?:anyway|anyways|too|as well|after all|tbh|i think|for us))*[\s.!]*$/i;

/** `lose cahoots on friday everyones gonna be knackered after singing`: why, and no more to lose. */
const ALL_WILL_BE =
  /^(.*\b(?:swap|change|drop|lose|bin|skip|cancel|move|ditch|cut)\b[^,;.!?]*?)[\s,;.!–-]+(?:(?:cos|because|as|since) )?(?:every(?:one|body)(?:['’]?s| is| will)?|half of (?:us|them)|people|we['’]?(?:ll|re)|they['’]?(?:ll|re)) (?:is |are |will |all |just |both |really )*(?:gonna |gona |going to )?be (?:tired|k?nackere?d|shattered|dead|hung ?over|wrecked|done in|exhausted|too \w+|skint|full|stuffed|hanging|rough)\b[^,;.!?]*[\s.!]*$/i;

/** `shorten the plan, its too much`: too much of it, and not too dear. */
const TOO_MUCH_OF_PLAN =
  /^(.*\b(?:shorten|slim down|pare down|thin out|streamline)\b[^,;.!?]*)[,;.!–-]+\s*(?:(?:cos|because|as)\s+)?(?:it'?s|it is|that'?s|there'?s)\s+(?:(?:a bit|way|far|just)\s+)?too (?:much|long|full|packed)[\s.!]*$/i;

/** A message without what stands in brackets as mere reason or mood, `no winery (hungover)`; what wishes for something stays. */
export function withoutAsides(message: string, state: ConciergeState): string {
  if (message.length > LENGTH_MAX) return message;
  const told =
    [TOO_MUCH_OF_PLAN, FINISH_TOO_EARLY, THAT_IS_WHY, ALL_WILL_BE].map((why) => why.exec(message)?.[1]).find(Boolean) ??
    message;
  return told.replace(ASIDE, (aside, said: string) => {
    const { words, slots, venues, types, kinds, days, diets, timesOfDay, amount } = read(said, state);
    const named = slots.length + venues.length + types.length + kinds.length + days.length + diets.length;
    const isMere = named + timesOfDay.length === 0 && amount === null && words.length <= WORDS_MAX;
    return isMere && !SAYS_MORE.test(said) ? '' : aside;
  });
}
