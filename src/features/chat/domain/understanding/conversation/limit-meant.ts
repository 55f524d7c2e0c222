import { formatPounds } from '../../../../../shared/money.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastWish } from '../../wording/offers.ts';
import { read } from '../reading.ts';
import { beforeChange, lastParts } from './last-read.ts';

const LEAD =
  '^ (?:(?:no|oh|sorry|oops|wait|and|but|well|actually|to be clear|i mean|i meant|i should say|i should have said|that is|thats|that was|it is|its|this is|just|only|meaning|as in|we mean|we meant|make that|make it|lol|ha|haha|btw|by the way) )*';
const END = '(?: (?:i mean|i meant|though|tho|lol|haha|please|thanks|sorry|by the way|btw|x+|not .{3,30}))* $';
const HOTEL = '(?:the |our )?(?:hotel|hotels|stay|accommodation|rooms?|bed|beds|hostel|place to stay)';
const TOTAL = new RegExp(
  `${LEAD}(?:(?:for|between) (?:all (?:of us|\\w+ of us)|everyone|everybody|the (?:whole )?(?:group|lot|lot of us|trip|party|team|thing)|the \\w+ of us|us all)|(?:in )?total|altogether|all together|all in all|not (?:each|per (?:person|head)|a head|pp))${END}`,
);
const EACH = new RegExp(
  `${LEAD}(?:each|per (?:person|head)|a head|pp|apiece|a pop|for each of us|not (?:in )?total|not (?:for )?(?:all of us|everyone|the (?:whole )?(?:group|lot|trip)))${END}`,
);
const WITHOUT_STAY = new RegExp(
  `${LEAD}(?:without|excluding|excl|not including|not counting|before|on top of|plus|apart from|ignoring|leaving out) ${HOTEL}${END}`,
);
const WITH_STAY = new RegExp(
  `${LEAD}(?:with|including|incl|inc|counting|all in(?: with| including)?|inclusive of) ${HOTEL}${END}`,
);
/** `i meant just friday`, `no no only the food`. */
const PART = new RegExp(
  `${LEAD}(?:(?:just|only|on|for) )*((?:the |our )?(?:\\w+ ){1,3}?)(?:(?:please|then|lol|x+|thanks|sorry) )*$`,
);
const WORDS_MAX = 12;
const SAYS_MEANT = / (?:i mean|i meant|we meant|just|only|no) /;

/** What was meant in full, and whether it is what was understood already. */
interface LimitMeant {
  wish: string;
  isSame: boolean;
}

/**
 * What a limit or a plain `cheaper` just before was meant for, in full: `that's for all of us`, `without the hotel`, `i
 * meant just friday`. Null for any other message.
 */
export function limitMeant(state: ConciergeState, line: string): LimitMeant | null {
  const said = lastWish(state.history);
  if (said === null || line.split(' ').length - 2 > WORDS_MAX) return null;
  const wish = onlyOf(lastParts(state));
  if (wish?.intent.kind !== 'cheaper' && wish?.intent.kind !== 'budget') return null;
  if (wish.intent.capPence === null) return partMeant(state, line);
  const { amount } = read(said, beforeChange(state));
  if (!amount) return null;
  const sum = `budget is ${formatPounds(amount.pence)}`;
  if (TOTAL.test(line)) return { wish: `${sum} in total`, isSame: false };
  const each = amount.perPerson ? ' each' : '';
  if (EACH.test(line)) return { wish: `${sum} each`, isSame: amount.perPerson };
  if (WITH_STAY.test(line)) return { wish: `${sum}${each} including the hotel`, isSame: false };
  return WITHOUT_STAY.test(line) ? { wish: `${sum}${each}`, isSame: wish.intent.stayPence === undefined } : null;
}

function partMeant(state: ConciergeState, line: string): LimitMeant | null {
  const part = SAYS_MEANT.test(line) ? PART.exec(line)?.[1]?.trim() : undefined;
  if (part === undefined) return null;
  const { days, kinds, slots, words } = read(part, state);
  const isPart = days.length + kinds.length + slots.length > 0 && words.length <= 4;
  return isPart ? { wish: `make ${part} cheaper`, isSame: false } : null;
}
