import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { type Clock, findClocks, nearest } from '../finding/find-clocks.ts';
import { toldHours } from '../finding/told-hours.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { QUESTION_LEAD } from '../typing/openings.ts';

type AtHour = Extract<Intent, { kind: 'at-hour' }>;

/** `are we free at half 1 on friday`, `where will we be at 3`. */
const WHAT_IS_ON = new RegExp(
  `${QUESTION_LEAD}(?:(?:are|am|is) (?:we|i|they|everyone|everybody|the (?:group|lads|girls)|anyone) (?:all )?(?:free|busy|tied up|in the middle of \\w+|(?:up to|doing) (?:anything|something|owt|summat|much))|(?:is there|have we got|do we have) (?:an? |any |enough |some )?(?:gap|time|break|space|free time)|where (?:are|will) (?:we|they|everyone) (?:be )?|(?:what|anything|is anything|is there anything) (?:is |are we |will we be )?(?:on|happening|going on|doing|planned)) (?:\\w+ ){0,3}?(?:at|around|about|from|by) `,
);
/** Whether a part can be had by who is told to come or go then. */
const MAKES_IT =
  / (?:can|could|will|would|do|does|is|are) (?:\w+ ){1,4}?(?:make|makes|get to|get there for|get back for|be back for|back in time for|in time for|catch|manage|miss|missing|join us (?:for|at)|join (?:for|at)|be there for|come to|still (?:do|get|come))(?= )/;
/** What is asked of an hour that was told just before. */
const ASKED_OF_IT =
  / (?:what (?:will|would|do|does|is) (?:he|she|they|we|that|it) (?:\w+ )?(?:miss|missing)|is there (?:any |enough )?time|(?:does|will|would|do) (?:that|it|this|any of it|anything) (?:\w+ )?(?:clash|fit|work|overlap)|(?:is|are) (?:there )?(?:anything|something|much|owt) (?:\w+ ){0,2}?(?:can|could|for)|(?:is|will) (?:that|this|it) (?:be )?(?:ok|okay|alright|a problem|fine|possible|doable)|are we (?:free|busy)|what (?:can|could) (?:he|she|they)|will (?:he|she|they|we) be (?:\w+ )?(?:back|done|finished|home)) /;
const JOURNEYS = / (?:flights?|planes?|trains?|coach|bus|ferry|eurostar|land|lands|landing|arrive|arrives) /;
const ORDERS =
  / (?:swap|change|drop|add|push|shift|bring|delay|earlier|later|instead|book|so (?:can|could) (?:we|you|dinner|lunch)|make sure) /;
const WORDS_MAX = 28;

/**
 * What the plan has at an hour that is asked of or told (`are we free at half 1`, `dave gets in at 8, can he make dinner`, `nan goes to
 * bed at 9, is there anything she can come to`). Nothing moves. Null where no such hour is asked about.
 */
export function readAtHour(message: string, state: ConciergeState): AtHour | null {
  if (
    message.length > LENGTH_MAX ||
    !/\d|noon|midday|midnight|o'?clock|one|two|three|five|six|seven|eight|nine|ten/i.test(message)
  )
    return null;
  const reading = read(message, state);
  const { line, raw, slots, venues, kinds, words } = reading;
  if (words.length > WORDS_MAX || ORDERS.test(line) || venues.length > 0) return null;
  const clock = onlyOf(findClocks(raw));
  if (!clock || clock.isRefused) return null;
  const namesPart = slots.length > 0 || kinds.some((kind) => kind !== 'activity');
  if (WHAT_IS_ON.test(line)) return namesPart ? null : atHour(reading, clock, state);
  if (toldHours(raw).length === 0) return null;
  if (namesPart) return MAKES_IT.test(line) ? atHour(reading, clock, state) : null;
  return ASKED_OF_IT.test(line) && !JOURNEYS.test(line) ? atHour(reading, clock, state) : null;
}
const LENGTH_MAX = 200;

/** The hour as the part beside it has it, else as the day or the evening has it. */
export function atHour(reading: Reading, clock: Clock, { plan }: ConciergeState): AtHour {
  const { days, slots, kinds, line, words } = reading;
  const isOfParts = slots.length > 0 || kinds.length > 0;
  const scope = isOfParts ? findScope(reading, plan, words.length).slots : [];
  const meant = scope.filter(({ day }) => days.length === 0 || days.includes(day));
  const [first] = meant;
  const isLate = !clock.isExact && / (?:bed|asleep|sitter|babysitter|nanny|home|night|evening) /.test(line);
  const minute = first ? nearest(clock, first.slot.startMinute) : isLate ? inEvening(clock) : inDay(clock);
  return { kind: 'at-hour', minute, days, slots: meant };
}
