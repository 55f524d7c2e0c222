import { formatClock } from '../../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../../concierge-state.ts';
import { dayName } from '../../../wording/name-slot.ts';
import { isNothingOpen, lastReplyOf } from '../../../wording/offers.ts';
import { inDay, inEvening } from '../../finding/clock-in-day.ts';
import { type Clock, findClocks } from '../../finding/find-clocks.ts';
import { read } from '../../reading.ts';
import { normalise } from '../../typing/normalise.ts';
import { partsSpokenOf } from '../spoken-of.ts';
import { inOneClause } from './in-one-clause.ts';

const TOLD = /^(\w+day) (starts|ends) at (\d\d):\d\d with /gm;
const SPAN =
  '(?:half (?:an )?hour|an hour(?: and a half)?|(?:a )?couple of hours|\\w+ (?:hours?|minutes)|(?:a )?(?:little )?bit|a little|much|slightly|a touch)';
const LATER = new RegExp(` (?:(${SPAN}) )?(later|earlier) `);
/** `push it back half an hour`, `bring that forward an hour`. */
const MOVED = new RegExp(
  ` (?:push|put|move|knock|bring|pull|shift)(?: (?:it|that|this|things|everything))? (back|forward)(?: by)? (${SPAN}) `,
);
/** What is ordered, asked or counted otherwise. */
const OTHERWISE =
  / (?:swap|drop|add|cheaper|remove|cancel|book|find|what|how|why|where|who|which|when|is there|are there|any|budget|undo|of us|people|others?|some of|stay|leave|keep|fine|good|great|perfect|happy|quid|each|pp|dates?|days?|weeks?|weekend|would(?:nt)? be (?:a bit |far |way |rather )?(?:too|very|late|early)|wouldnt|isnt it|is (?:that|it)|trains?|flights?|planes?|coach|ferry|bus|lands?|landing|arriv\w+|gets? (?:in|there|here)|check in|check out|she|he|they|her|his|him|(?:that|this) one) /;
const SAYS_HOUR =
  / (?:make|at|to|for|say|before|by|until|earliest|latest|rather|better|do|be|about|around|start|begin|finish|end|aim|like|can (?:we|it)|could (?:we|it)|thats|that) /;
const AT_EARLIEST = / (?:before|earliest|no earlier|or later|onwards|at least) /;
const ENDS = / (?:finish|end|done|over|wrap up) /;
const STARTS = / (?:start|begin|kick off|meet|get going) /;
const WORDS_MAX = 12;
/** So few words are an hour, or later, and nothing else. */
const BARE_MAX = 3;
const HOUR_WORD =
  /\b(?<!\b(?:at|that|this|the|first|last|half|an|another|only|by|for|before|until) )(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
const SHORT_MAX = 7;
const AFTERNOON = 17;
const MORNING = 6;
/** Who is out until then is not done by the afternoon. */
const LATE = 21;

/**
 * `an hour later please`, `too early, make it 12`, right after a reply that told when one day starts or ends: that end of that day, in
 * full. Null where the message names a day, a part or anything else of its own.
 */
export function onDayEdge(state: ConciergeState, message: string): string | null {
  if (!isNothingOpen(state.history)) return null;
  const told = onlyOf([...lastReplyOf(state.history).matchAll(TOLD)]);
  const [, day, way, hour] = told ?? [];
  if (day === undefined) return endOfTold(state, message);
  const catches = CATCHES.exec(normalise(message).line)?.[1];
  const at = onlyOf(findClocks(normalise(message).raw));
  if (way === 'ends' && catches !== undefined && at && read(message, state).days.length === 0)
    return `${someOf(message) ?? 'we'} have a ${catches} at ${formatClock(inDay(at))} on ${day}`;
  const lands = way === 'starts' && at !== undefined && LANDS.test(normalise(message).line);
  if (lands && at && read(message, state).days.length === 0) return `we land at ${formatClock(inDay(at))} on ${day}`;
  return inOneClause(state, message, (clause) => {
    const { line, raw, words, slots, kinds, days, venues, hotels, amount } = read(clause, state);
    const bare = line.replace(/^ (?:(?:and|so|ok|or) )*(?:what|how) about /, ' ');
    const isNamed = slots.length + kinds.length + days.length + venues.length + hotels.length > 0 || amount !== null;
    if (isNamed || OTHERWISE.test(bare) || words.length > WORDS_MAX) return null;
    const edge = ENDS.test(line) ? 'finish' : STARTS.test(line) || way === 'starts' ? 'start' : 'finish';
    const shift = shiftSaid(bare, words.length);
    if (shift !== null) return `${edge} ${day} ${shift}`;
    const isShort = words.length <= BARE_MAX || (words.length <= SHORT_MAX && SAYS_HOUR.test(bare));
    const said = isShort ? raw.replace(HOUR_WORD, (hour) => `at ${hour}`) : raw;
    const clock = onlyOf(findClocks(said).filter(({ isRefused }) => !isRefused));
    if (!clock || clock.rangeEnd !== undefined || !(SAYS_HOUR.test(bare) || words.length <= BARE_MAX)) return null;
    const isNight = Number(hour) < MORNING || Number(hour) >= LATE;
    if (edge === 'finish') return `finish ${day} by ${endOf(clock, isNight || Number(hour) >= AFTERNOON, isNight)}`;
    const start = formatClock(inDay(clock));
    return AT_EARLIEST.test(line) ? `nothing before ${start} on ${day}` : `start ${day} at ${start}`;
  });
}

/** `flights at 6 so make it earlier`, after the end of a day was told. */
const CATCHES =
  / (train|flight|plane|ferry|coach|bus|eurostar)s? (?:is |are |home |back |leaves |goes |out |departs )*(?:at |around |about )?\d/;
/** `couple of the girls train is 4`: who of them it is. */
const SOME = /\b(?:a )?(couple|few|some|half|one|two|three|\d) of (?:the |our |my )?(\w+)/i;

function someOf(message: string): string | null {
  const [, count = '', who = ''] = SOME.exec(message) ?? [];
  return count === ''
    ? null
    : `${/^(?:couple|few)$/i.test(count) ? 'a ' : ''}${count} of ${/^(?:us|them)$/i.test(who) ? who : `the ${who}`}`;
}

/** `bit tight, flights only in at 2`, after the start of a day was told. */
const LANDS =
  / (?:train|flight|plane|ferry|coach|bus|eurostar|we|they)s? (?:\w+ ){0,2}?(?:lands?|landing|arrives?|gets? in|in|due(?: in)?|into \w+|touch(?:es)? down) (?:(?:until|till|not|before|only|about|around|at|by) )*(?:\d|half|quarter|noon)/;
const POINTS_AT_END =
  / (?:make|have|can|could|get|does|do|should|let) (?:it|that|that one|this one|that night) (?:to )?(?:finish|end|be done|be over|wrap up|stop|done|over)(?: \w+){1,3} $/;

/** `can we make that finish by 11`, of the last thing of a day that was just told of: the day ends then. */
function endOfTold(state: ConciergeState, message: string): string | null {
  const { line, raw, days, slots } = read(message, state);
  const clock = POINTS_AT_END.test(line) && days.length + slots.length === 0 ? onlyOf(findClocks(raw)) : undefined;
  const parts = clock ? partsSpokenOf(state) : [];
  const day = onlyOf([...new Set(parts.map((part) => part.day))]);
  const last = day === undefined ? undefined : state.plan.days[day]?.slots.at(-1);
  if (!clock || day === undefined || !parts.some(({ slot }) => slot.id === last?.id)) return null;
  return `finish ${dayName(state.plan, day)} by ${endOf(clock, last?.kind === 'night' || last?.kind === 'dinner', (last?.endMinute ?? 0) >= LATE * 60)}`;
}

/** `an hour later`, of how much is said and which way; `later` by itself only where hardly more is said. */
function shiftSaid(line: string, words: number): string | null {
  const [, way, by = ''] = MOVED.exec(line) ?? [];
  if (way !== undefined) return `${by} ${way === 'back' ? 'later' : 'earlier'}`;
  const [, span, than] = LATER.exec(line) ?? [];
  if (than === undefined || (span === undefined && words > SHORT_MAX)) return null;
  return span === undefined || !/hour|minutes/.test(span) ? than : `${span} ${than}`;
}

const MIDNIGHT = 1440;
/** `done by 1`, of a night out: in the small hours. */
const SMALL_HOURS = { from: 60, to: 300 };
function endOf(clock: Clock, isEvening: boolean, isNight: boolean): string {
  if (isNight && !clock.isExact && clock.minute >= SMALL_HOURS.from && clock.minute <= SMALL_HOURS.to)
    return `${formatClock(clock.minute)}am`;
  const minute = isEvening ? inEvening(clock) : inDay(clock);
  return minute % MIDNIGHT === 0 || (isEvening && clock.minute === 720 && !clock.isExact)
    ? 'midnight'
    : formatClock(minute);
}
