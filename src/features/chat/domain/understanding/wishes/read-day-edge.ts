import { formatClock } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { findClocks } from '../finding/find-clocks.ts';
import { namesOtherDay } from '../finding/find-days.ts';
import { findPeople } from '../finding/find-people.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { NOWHERE } from '../scope.ts';
import { leastOf, readHours } from './read-hours.ts';

const WORDS_MAX = 20;
const START =
  / (?:start|starts|starting|begin|begins|beginning|commence|commences|kick off|kicks off|from|rush|lie in|lay in|sleep in|surface|surfacing|up|awake|out of bed|earliest|onwards|earlier|sooner|free|clear|before|until|till|til) /;
const FINISH =
  / (?:done|finish|finished|finishes|finishing|end|ends|ended|over|wrap up|wrapped up|conclude|concludes|past|after|away|gone|latest|later|call it a day|out|free|clear|stop|completed) /;
const FINISHES_OUTRIGHT =
  /^ (?:just|only) (?:till|until|til) | (?:(?:be |all |everything |everyone |us |has to be |to be )?(?:done|finished|over|out|away|gone|clear|free|wrapped up|completed) (?:by|for|before|at)|finish|finishes|finishing|ends? (?:at|by|before)|end |ends |wrap (?:\w+ )?up|conclude|concludes|call it a day|stop (?:at|by)|(?:nothing|not|cant|cannot|dont|never|no) (?:\w+ ){0,4}?(?:past|after|beyond|later than)|at (?:the )?latest|no later) /;
/** Words that say no more than when a day begins or ends. */
const TALK = new Set(
  `a absolute actually all and any anything are as at away awake be bed before begin beginning begins beyond bit both breakfast but by call
  can cannot cant clean clear commence commences completed conclude concludes could day days do dont done each earlier earliest early
  either else end ended ends ever every everyone everybody everything fancy feel finish finished finishes finishing first for free from
  gentle get gets getting girls go going gone got guys has have having home hotel hour i id ideally if im in into is it its just keep kick
  kicks lads last late later latest lay leave leaving leisure leisurely let lets lie like make max maybe me might morning mornings much must my
  need needs never nice no nobody none noone not nothing of off ok on once one only onwards or our ours out over own past people plan plans
  please possible prefer proper rather really relaxed rest rush rushed said say should sleep slow so sooner start started starting starts
  still stop surface surfacing than that the them then there they thing things think this til till time to too try u until up us wake want
  wanted wants was we well weve were whatever will with wont would wouldnt wrap wrapped you your`.split(/\s+/),
);
const EVERY_DAY =
  / (?:(?:any|every|each|either|both|all) (?:of the |the |our )?(?:days?|mornings?)|(?:any|every|each|either|both) (?:one )?of (?:the|our) (?:days|mornings)|mornings|ever|never|all weekend|any day) /;
const DAY_WORDS =
  / (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|first day|last day|final day|second day|third day|day (?:one|two|three|four|\d))(?= )/g;

/**
 * When a day, or each of them, begins or ends, in clauses that say nothing else: `saturday 11 start`, `nothing before
 * 10.30 any day`, `no later than 4 sunday`. Clauses without an hour may tell why. Null for anything else.
 */
export function readDayEdge(whole: Reading, state: ConciergeState): Intent | null {
  const { plan } = state;
  if (whole.kinds.length > 0 || whole.words.length > WORDS_MAX) return null;
  const open = someDay(whole, state);
  if (open) return open;
  const leaving = ON_THE_WAY_HOME.test(whole.line) ? readHours(whole, plan) : null;
  if (leaving?.edge === 'leave') return { kind: 'hours', ...leaving };
  const texts = spoken(whole.raw)
    .split(/\s*(?:[;!?]+|\.+(?=\s|$)|,(?!\d)|\s[-–]\s|\bso\b|:(?=\s))\s*/)
    .filter((text) => /\w/.test(text));
  const clauses = texts.map((text) => read(text, state));
  const own = clauses.filter((clause) => isOnlyThat(clause));
  const isTold = clauses.every((clause) => own.includes(clause) || isAside(clause));
  const line = ` ${own.map((clause) => clause.line.trim()).join(' ')} `;
  const clocks = own.flatMap(({ raw }) => findClocks(raw)).filter(({ isRefused, isKept }) => !isRefused && !isKept);
  const clock = onlyOf(clocks);
  if (!isTold || !clock || ASKS.test(line) || COUNTS.test(line) || isCountedFirst(own)) return null;
  const days = daysOf(whole, line, state);
  const [day, ...alsoDays] = days;
  if (day === undefined) return null;
  const also = alsoDays.length > 0 ? { alsoDays } : {};
  const isFinish = FINISHES_OUTRIGHT.test(line) || (FINISH.test(line) && !START.test(line));
  if (isFinish) {
    const known = readHours(whole, plan);
    if (known?.edge === 'finish') return { kind: 'hours', ...known };
    const minute = day < plan.days.length - 1 && inEvening(clock) >= DUSK ? inEvening(clock) : inDay(clock);
    return minute < SMALL_HOURS ? null : { kind: 'hours', edge: 'finish', day, minute, isLeast: true, ...also };
  }
  // When they land says itself when the day begins.
  const isOfJourney = clauses.some((clause) => !own.includes(clause) && JOURNEY.test(clause.line));
  if (!START.test(line) || ENDS.test(line) || isOfJourney) return null;
  const least = NO_SOONER.test(line) ? { isLeast: true as const } : leastOf(line, clock);
  return { kind: 'hours', edge: 'start', day, minute: inDay(clock), ...least, ...also };
}

/** `we're all on the 3 o'clock bus home saturday` tells, and asks for no way. */
const ON_THE_WAY_HOME =
  /^ (?:(?:so|and|but|ok) )*(?:we are|were|we have to be|everyone is|they are|theyre) (?:all |both )*(?:on|getting|catching|booked on) (?:the|a|our) \d{1,2}(?: \d\d)?(?: ?(?:am|pm|oclock))? (?:train|bus|coach|flight|ferry) /;

/** `could you start at eleven`, `any chance you could start a bit later`, of a trip of several days: on which of them is asked. */
function someDay({ line, raw, days, slots, types }: Reading, { plan }: ConciergeState): Intent | null {
  const found = SOME_DAY.exec(line);
  if (!found || plan.days.length < 2 || days.length + slots.length + types.length > 0 || EVERY_DAY.test(line))
    return null;
  const [, later] = found;
  const clock = onlyOf(findClocks(raw));
  if (later !== undefined && !clock) return { kind: 'vague', scope: NOWHERE, onSomeDay: `Start ${later}` };
  return later === undefined && clock && !clock.isRefused && clock.joint === 'at'
    ? { kind: 'vague', scope: NOWHERE, onSomeDay: `Start at ${formatClock(inDay(clock))}` }
    : null;
}
const SOME_DAY =
  /^ (?:(?:so|and|but|ok|hi|hey|please|i was|was|just|im|wondering|if|can|could|would|might|may|is it|it|possible|be|able|are|to|any chance|of|you|we|us|do you think|let) )*(?:start|starting|begin|kick off)(?: (?:things|it|off|out))? (?:(?:a )?(?:bit|little|touch|tad|wee bit)? ?(later|earlier)|(?:at|from) (?:about |around )?(?:\w+ ?){1,4}?)(?: (?:instead|please|if possible|at all|thanks|then|am|pm))* $/;

/** `scrap anything past 1`, as what is not to be. */
const spoken = (raw: string): string =>
  raw
    .replace(/\bmove it to (?=\d)/i, 'make it ')
    .replace(
      /\b(?:scrap|drop|cut|cancel|lose|bin|ditch|skip) (?:anything|everything|whatever(?:'?s)?|all) (?=(?:\w+ ){0,2}(?:past|after|beyond|before)\b)/i,
      'nothing ',
    );

/** Finishing before this is no evening, minutes. */
const DUSK = 1020;
/** An hour up to it is of a night out, minutes. */
const SMALL_HOURS = 240;
const NO_SOONER = / (?:nothing|nobody|not|dont|wont|never|free|clear|earliest|no plans|no one|rush|lie in|surface) /;
const ENDS = / (?:finish|finishes|ends?|over|out till|out until) /;
/** `we are 9 from saturday`. */
const COUNTS =
  / (?:we are|were|there are|of us) (?:only |just )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!start)/;
/** `make it 14, start saturday at 1`: the first is no hour, where another clause says one. */
const isCountedFirst = ([first, second]: readonly Reading[]): boolean =>
  first !== undefined && second !== undefined && findPeople(first.line) !== null && findClocks(first.raw).length === 0;
const ASKS =
  /^ (?:(?:so|and|but|ok|oh|hi|hey) )*(?:will (?:we|it|they|everyone|everybody) |(?:is|are|was|were|does|do|did|why|what|when|where|how|who|which) (?!it (?:ok|possible))(?!(?:we|lads|girls) (?:not|wont|never|need)))/;

function isOnlyThat({ line, raw, types, diets }: Reading): boolean {
  const bare = line.replace(DAY_WORDS, ' ');
  const words = bare.trim().split(' ');
  const isNumber = (word: string): boolean => /^[\d:.]+(?:am|pm)?$/.test(word) || HOUR_WORDS.has(word);
  const isTalk = words.every((word) => word === '' || TALK.has(word) || isNumber(word));
  return isTalk && types.length + diets.length === 0 && !/[£$€]/.test(raw);
}
const HOUR_WORDS = new Set(
  'one two three four five six seven eight nine ten eleven twelve half quarter past to noon midday oclock am pm ish fifteen twenty thirty'.split(
    ' ',
  ),
);

/** `we fly home sunday at 4`: why the day ends sooner. */
const JOURNEY = / (?:fly|flying|flights?|trains?|coach|plane|ferry|bus|land|landing|airport|station) /;
/** A clause that tells why, and names neither a part nor an hour nor a number. */
const isAside = ({ slots, kinds, raw, types, line, diets }: Reading): boolean =>
  (JOURNEY.test(line) && slots.length + kinds.length === 0) ||
  (slots.length + kinds.length + types.length + diets.length + findClocks(raw).length === 0 &&
    !/\d/.test(raw) &&
    !ORDERS.test(line));
const ORDERS =
  / (?:drop|swap|add|move|change|cheaper|cancel|book|find|replace|push|shift|later|earlier|put|how|what|when|where|who|why|which|join|coming|us|people) /;

function daysOf(whole: Reading, line: string, { plan }: ConciergeState): readonly number[] {
  if (whole.days.length > 0) return whole.days;
  if (plan.days.length === 1 && !namesOtherDay(whole.line, whole.days)) return [0];
  return EVERY_DAY.test(line) ? [...plan.days.keys()] : [];
}
