import type { ConciergeState } from '../../concierge-state.ts';
import { slotsOf } from '../finding/find-slots.ts';
import { read } from '../reading.ts';
import { normalise } from '../typing/normalise.ts';
import { ITEM_END } from '../typing/written-lines.ts';
import { questionKind } from './asks.ts';
import { asksPlainly } from './asks-plainly.ts';
import { howAsked } from './how-asked.ts';

/** Two things that one message says, in the order in which they are to be done. */
export interface SaidBeside {
  first: string;
  second: string;
  /** Words say that the second is another matter, and not only a mark. */
  isTold: boolean;
}

/** `also`, `oh and`, `plus`: another matter begins. */
const ANOTHER_MATTER =
  /[\s,;.!?–-]+(?:(?:oh |ah )?and also|also|oh,? (?:and|yeah|yes)(?: also)?|(?:and )?(?:one|another) (?:last|other|more) thing|(?:and )?while (?:you|u)(?:'?re| are|r| r) (?:at it|there|on)|separately|(?:and )?plus)[\s,:–-]+(?=\S)/gi;
/** `swap dinner but first how far is it`: what is said last comes first. */
const BUT_FIRST = /[\s,;.–-]+but (?:first|before (?:that|you do))(?: (?:off|of all))?[\s,:–-]+(?=\S)/i;
/** Where a sentence ends, or a clause. */
const MARK = /(?<=[.!?;])\s+(?=\S)|,\s+(?=\S)|\s+(?:and|n|&)\s+(?=\S)/gi;
/** `if it rains then swap the boat`: one wish on its condition. */
const IS_CONDITION = /^(?:\W*(?:and|but|so|ok)\s+)*(?:if|when|unless|in case|once|what if|say|suppose)\b/i;
/** `what if two drop out?`, `say 9 turn up, what is it then`. */
const IS_ASKED = /\?$|^\W*what if\b|\b(?:how much|how|what(?:'?s)?|would)\b(?! if)/i;
/** Words that lean on what was said before them, or take it back. */
const LEANS =
  /^ (?:not|nope|no (?:wait|thats|i|we|sorry|actually|the other)|wait|actually|sorry|i mean|i meant|or|rather|he|she|they|it|that|this|those|them|which|who|because|cos|since|as|so|unless|instead|even|just|only|except|same|both|either) |(?! one of (?:us|them|the|my|our) ) (?:(?<! make )it|that|this|them|those|these|one|there(?! is| are)|instead(?! of)|either|both) /;
/** `28th may to 30th instead` says all of itself. */
const OF_DATES =
  / (?:\d+ to \d+|january|february|march|april|may|june|july|august|september|october|november|december|weekend|week) /;
const NAME_IN_PARTS = /[,;.&]| (?:and|n) /;
const LENGTH_MAX = 300;
const CUTS_MAX = 4;
const MARKS_MAX = 5;

/** Where a message may part into two matters, those told to be two before those that only a mark parts. */
export function saidBeside(message: string, { plan }: ConciergeState): SaidBeside[] {
  if (message.length > LENGTH_MAX) return [];
  // `Castle, palace or historic house` is one name.
  const names = slotsOf(plan).flatMap(({ slot }) => (NAME_IN_PARTS.test(slot.name) ? [slot.name.toLowerCase()] : []));
  const isInName = ({ index = 0 }: RegExpMatchArray): boolean =>
    names.some((name) => {
      const at = message.toLowerCase().indexOf(name);
      return at >= 0 && at <= index && index < at + name.length;
    });
  const cut = (found: RegExpMatchArray): [string, string] => {
    const at = found.index ?? 0;
    const mark = found[0].includes('?') ? '?' : '';
    return [`${message.slice(0, at).trim()}${mark}`, message.slice(at + found[0].length).trim()];
  };
  const last = BUT_FIRST.exec(message);
  if (last) {
    const [second, first] = cut(last);
    return [{ first, second, isTold: true }].filter(isApart);
  }
  const told = [...message.matchAll(ANOTHER_MATTER)]
    .filter((one) => !isInName(one))
    .map(cut)
    .map(([first, second]) => ({ first, second, isTold: true }));
  const items = message.includes(ITEM_END) ? message.split(ITEM_END) : message.split(ANOTHER_MATTER);
  const marks = [...message.matchAll(MARK)].filter((one) => !isInName(one));
  const marked =
    marks.length > MARKS_MAX
      ? []
      : marks
          .filter((one) => !goesOn(cut(one)[0], message.slice(one.index)))
          .map(cut)
          .map(([first, second]) => ({ first, second, isTold: false }));
  return [...ordersFirst(items), ...told.slice(0, CUTS_MAX), ...marked].filter(isApart);
}

/** Of a list or of several matters, told to be such: what is ordered in one, and after it what is asked. */
function ordersFirst(items: readonly string[]): SaidBeside[] {
  const isList = items.length > 1 && items.length <= CUTS_MAX + 2 && !items.slice(1).some((item) => leans(item));
  if (!isList) return [];
  const asked = items.filter((item) => asks(item));
  const ordered = items.filter((item) => !asked.includes(item));
  const [one = '', ...others] = ordered.length === 0 ? asked : ordered;
  const isMixed = ordered.length > 0 && asked.length > 0;
  const [first, second] = isMixed ? [ordered, asked] : [[one], others];
  return [{ first: first.join(ITEM_END), second: second.join(ITEM_END), isTold: true }];
}

/** `total if 3 drop out and we ditch the boat`: an `and` goes on with what is weighed in the same sentence. */
const goesOn = (first: string, rest: string): boolean =>
  /^[\s,]*(?:and|n|&)\s/i.test(rest) && WEIGHED.test(first.split(/[.!?;]\s/).at(-1) ?? first);
const WEIGHED = /\b(?:if|suppose|supposing|assuming|without|were (?:we|there)|should (?:we|two|three|one|some))\b/i;

/** Whether the words can only be asked: by their form, or as what a change would do. */
export function asks(words: string): boolean {
  const { line } = normalise(words);
  if (questionKind(line, words) !== null || asksPlainly(line) || NEEDED.test(line)) return true;
  return WEIGHS.test(line) && howAsked(words).asked === 'weighed';
}
/** `do we need to book the boat`, `do you sort flights`: nothing is booked for it. */
const NEEDED =
  /^ (?:(?:and|but|so|ok|oh|also) )*(?:do you (?:sort|offer|provide|arrange|include|organise|charge|cover|handle) |(?:do|will|should|would) (?:we|i|they|people|everyone) (?:need|have) to (?:book|reserve|prebook|pay|ring|call|bring|print|tell|let) )/;
/** `can we do 8 people` asks for it, `what if we were 8` does not. */
const WEIGHS =
  /^ (?:(?:and|but|so|ok|oh) )*(?:if(?! (?:you|poss\w*|its? ok|not|so) )|what\w*|how\w*|would|suppose|supposing|say (?:we|there)) /;

function isApart({ first, second }: SaidBeside): boolean {
  return (
    normalise(second).words.length >= 2 &&
    normalise(first).words.length >= 2 &&
    !(IS_CONDITION.test(first) && !IS_ASKED.test(first)) &&
    !leans(second)
  );
}

function leans(words: string): boolean {
  const { line } = normalise(words);
  return LEANS.test(line) && !(OF_DATES.test(line) && !LEANS.test(line.replace(/ instead /, ' ')));
}

/** Whether the words name a part, a day, a thing, people, a sum or a hotel, and do not hang on what stands beside them. */
export function saysOfItsOwn(words: string, state: ConciergeState): boolean {
  const { slots, days, kinds, types, venues, diets, hotels, line } = read(words, state);
  const named = slots.length + days.length + kinds.length + types.length + venues.length + diets.length + hotels.length;
  return named > 0 || OF_TRIP.test(line) || OF_DATES.test(line) || / £?\d+ /.test(line);
}
const OF_TRIP =
  / (?:of us|people|person|coming|joining|dropped out|pulled out|stairs|steps?|step free|wheelchair|pregnant|drink|alcohol|booze|budget|limit|hotel|hostel|apartment|everything|whole|overall|weekend|week|airport|station|flights?|parking|refund|deposit|insurance|weather|rains?|transfers?) /;
