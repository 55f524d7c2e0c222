import type { ConciergeState } from '../../../concierge-state.ts';
import { lastChanged, lastReplyOf, lastWish } from '../../../wording/offers.ts';
import { read } from '../../reading.ts';
import { normalise } from '../../typing/normalise.ts';
import { inOneClause } from './in-one-clause.ts';

const TOLD = /^(?:The trip is (?:now )?\w+day \d|There are no dates yet)/m;
/** The plan day by day, which tells the dates to whoever asked when it is. */
const TOLD_BY_DAY = /^\w+day \d{1,2} \w+ \d{4}:$/m;
const TURNS_DOWN = /^\W*(?:no|nah|nope|sorry|oops|actually|wait|i meant?)\b/i;
const ASKED_WHEN = / (?:when|what dates?|which (?:dates?|weekend|days?)|what (?:weekend|days?)) /;
/** `the one after`, `the fortnight before`, `the following one`: of the weekend that was told. */
const BESIDE =
  /^ (?:\w+ ){0,8}?(?:(?:(?:the )?one|(?:the |a )?(fortnight|month|week)) (after|before|later|earlier|following|on|sooner)|the (following|next|previous) one)(?: (?:that|it|this|please|then|instead|any good|would|be|is|works?|suits?|us|for|better|possible|if poss|if possible|if you can|or not|ok|okay|maybe|same (?:two |three |few )?(?:days|weekend)))* $/;
/** `make it one more`, after how many nights it is: of them, and no guest. */
const ASKED_LENGTH = / how many (night|day)s /;
const MORE =
  /^ (?:(?:ok|oh|can we|could we|make|do|have|add|stay|it|that|please|lets|just|and|for) )*((?:one|1|an extra one|another(?: one)?) ?(?:more|extra|less|fewer)?)(?: (?:please|then|night|day|instead))* $/;
const ASKS =
  / (?:any good|any cheaper|possible|doable|ok|okay|work|what about|how about|what if) |^ (?:is|would|does) /;
const ORDERS = / (?:make|move|do|put|switch|shift|go for|change|book) /;
const OTHERWISE =
  / (?:whats|what is|where|when|which|who|how|swap|drop|add|hotel|hostel|birthday|bars?|clubs?|pubs?|restaurants?) /;

/**
 * `can we make it the one after`, right after the dates were told or changed: the trip a week later, in full. Null for any other
 * message.
 */
export function onDates(state: ConciergeState, message: string): string | null {
  const asked = ASKED_LENGTH.exec(normalise(lastWish(state.history) ?? '').line)?.[1];
  const more = asked === undefined ? undefined : MORE.exec(normalise(message).line)?.[1];
  if (more !== undefined) return /less|fewer/.test(more) ? `make it a ${asked} shorter` : `stay an extra ${asked}`;
  const reply = lastReplyOf(state.history);
  const isTold =
    TOLD.test(reply) || (TOLD_BY_DAY.test(reply) && ASKED_WHEN.test(normalise(lastWish(state.history) ?? '').line));
  // `no, a week earlier`, once it was moved a week later, is of the dates before.
  if (!isTold || (lastChanged(state.history) && TURNS_DOWN.test(message))) return null;
  return inOneClause(state, message, (clause) => {
    const { line, slots, kinds, venues, types } = read(clause, state);
    if (slots.length + kinds.length + venues.length + types.length > 0) return null;
    const [, span, beside, side] = BESIDE.exec(line) ?? [];
    if ((beside ?? side) === undefined || OTHERWISE.test(line)) return null;
    const way = /^(?:before|earlier|previous|sooner)$/.test(beside ?? side ?? '') ? 'earlier' : 'later';
    const isOnlyAsked = (ASKS.test(line) || /\?\s*$/.test(clause)) && !ORDERS.test(line);
    const by = span === 'fortnight' ? '2 weeks' : span === 'month' ? '4 weeks' : 'a week';
    return `${isOnlyAsked ? 'what if we ' : ''}move the trip ${by} ${way}${isOnlyAsked ? '?' : ''}`;
  });
}
