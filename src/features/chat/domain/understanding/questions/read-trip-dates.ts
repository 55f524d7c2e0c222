import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { scopeOf } from '../scope.ts';
import { openings } from '../typing/openings.ts';

const LEAD = `^ ${openings('remind me|tell me|can you tell me|do you know|(?:might|may|can|could) (?:i|we) (?:just )?ask')}`;
const TRIP =
  '(?:the |our |this |my )?(?:trip|weekend|weekend away|hen|stag|hen do|stag do|do|party|birthday|celebration|work do|thing|whole thing|plan|it|this|that)';
const ASKS = new RegExp(
  `${LEAD}(?:(?:what|which) (?:dates?|weekend|week|month)(?: (?:is|are|was|were|have|has|did|do|does|will|would)(?: (?!if )\\w+){0,7}| (?:again|then|please))?|(?:what|which) (?:dates?|weekend) (?:we|i|you|they) (?:gave|told|said|put|agreed|settled|booked|had|have)(?: \\w+){0,3}|when (?:is|are|was) (?:${TRIP}|we (?:actually |really |all )?(?:going|coming|away|off|doing (?:this|it))|you (?:got|have) us (?:down|booked))|(?:(?:what (?:is|are)|(?:can|could|please) (?:you )?(?:please )?(?:confirm|check)|confirm|check|remind (?:me|us) (?:of|about)) )?(?:the |our )?dates?|when (?:have|did|do) (?:we|you) (?:\\w+ )?(?:got|have|put|booked|set|say) (?:it|this|us|that)(?: \\w+){0,3}|what (?:did|have) (?:we|you|i) (?:say|said|put|agree|agreed|got|settle on|settled on)(?: for)? (?:the|our) dates?(?: (?:were|was|are|is|as))?|is it (?:a|this|that|the) (?:weekend|week) (?:that )?(?:we|you|i) (?:have )?(?:got |put |booked )?(?:us |it )?(?:down|put|booked)|how many (?:days|nights) (?:is|are) (?:it|we|the trip|this)(?: \\w+){0,4}|when do we (?:go|fly out|travel|set off) (?:and (?:come|get) back|again))(?: (?:again|(?:of|for) ${TRIP}|for|on|then|planned for|booked for|down for|going|is it))* $`,
);
/** Dates that are to become others, or of something else than the trip. */
const OTHER =
  / (?:change|move|swap|instead|if|could(?! you)|can we|cheaper|cheapest|best|better|pay|paid|due|balance|deposit|cancel|refund|confirmed|free|available|quieter|quietest|other|another|next) /;

const NUMBERS_BY =
  / (?:by when|when|how late|what day|whats the latest|what is the (?:latest|deadline|cut off)|deadline) (?:\w+ ){0,8}?(?:(?:final |exact |the |our |confirmed )*numbers|headcount|head count|final names|how many (?:we are|of us|are coming))(?: (?:by|for|confirmed|in|be|change|final|to you))* $/;

const PEOPLE = '(?:people|persons?|of us|guests?|heads|girls|lads|hens|stags)';
const MOST = new RegExp(
  ` (?:(?:(?:the|our|your|is|whats|a) )(?:most|maximum|max|biggest|largest) (?:number of |amount of )?(?:${PEOPLE}|group|party|headcount|numbers?|group size|party size)|(?:maximum|max|biggest|largest) (?:number of |amount of )?(?:${PEOPLE}|group|party|headcount|numbers?|group size|party size)|(?:limit|cap|maximum|max) (?:\\w+ ){0,4}?(?:number of ${PEOPLE}|numbers|group size|how many)|how many (?:more )?(?:${PEOPLE} )?(?:can|could|may) (?:come|join|be added|(?:we|you|i|it|there) (?:\\w+ ){0,3}?(?:come|join|be|plan for|do|handle|cope with|take|have|invite|bring|add))|(?:most|maximum|max) (?:that )?you (?:can|could|will|do)(?: (?:do|take|have|handle|plan for))?(?= (?:people|for|at once|$))|how (?:big|large) (?:a group|can (?:we|the group|it) (?:be|get))) `,
);

/** `by when must we have final numbers`, `whats the most people we can have`; null for anything else. */
export function readNumbersAsked({ line, slots, venues, kinds }: Reading): Intent | null {
  if (slots.length > 0) return null;
  if (NUMBERS_BY.test(line)) return { kind: 'people', asks: 'deadline' };
  return MOST.test(line) && venues.length + kinds.length === 0 ? { kind: 'people', asks: 'most' } : null;
}

/** A weekday that the trip does not have, asked about. */
const OTHER_DAY =
  /^ (?:(?:so|and|but|ok) )*(?:(?:is there |have we got |do we have |have you got )?(?:anything|owt|something|much)|what (?:is|are|have|do)|are we|do we)(?: \w+){0,5} (?:on |for |the )*(monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:morning|afternoon|evening|night|then|at all))* $/;
const DAY_WISH =
  / (?:add|could|can|want|stay|extra|extend|leave|fly|home|if|cheaper|open|close|shut|free|arrive|come) /;

/** `anything booked for monday` of a trip that ends on Sunday: the days that it has; null for anything else. */
export function readOtherDay({ line, days, slots, venues, types, words }: Reading): Intent | null {
  const isOther = days.length === 0 && slots.length + venues.length + types.length === 0 && OTHER_DAY.test(line);
  return isOther && !DAY_WISH.test(line) && words.length <= WORDS_MAX ? { kind: 'schedule', scope: scopeOf([]) } : null;
}
const WORDS_MAX = 9;

const IS_TRIP = /^(?:trip|party|weekend|thing|do)$/;

/** `what date have we got it down for`, `when is the weekend`: the dates of the trip; null for anything else. */
export function readTripDates({ line, words, slots, venues, kinds, days, types, hotels }: Reading): Intent | null {
  // The trip of `the dates of the trip` is no boat trip.
  const named = [...slots, ...venues, ...types].filter(
    ({ from, to }) => !IS_TRIP.test(words.slice(from, to).join(' ')),
  );
  if (named.length + kinds.length + days.length > 0) return null;
  if (!ASKS.test(line) || OTHER.test(line)) return null;
  return hotels.length > 0 || / (?:hotel|hostel|apartment) /.test(line) ? { kind: 'stay' } : { kind: 'trip-dates' };
}
