import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import type { IsoDay } from '../../../../../shared/dates.ts';
import { onlyOf } from '../../../../../shared/only-of.ts';
import { readClock } from '../../../../planner/domain/read-clock.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { findScope } from '../cues/find-scope.ts';
import { eachOnce } from '../finding/among-slots.ts';
import { findClocks, nearest } from '../finding/find-clocks.ts';
import { findDays } from '../finding/find-days.ts';
import { slotsWhere } from '../finding/find-slots.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import type { Scope } from '../scope.ts';

/** Another day, another hour, or other hours for a whole day; null when the wish is about something else. */
export function readTimeWish(reading: Reading, scope: Scope, state: ConciergeState): Intent | null {
  const { plan, today } = state;
  const told = withoutReason(reading, state);
  const meant = told === reading ? scope : findScope(told, plan, told.words.length);
  if (ORDERED_OUT.test(told.line) && namesByHour(told, meant)) return null;
  const timed = { ...told, raw: withoutOldTime(told.raw) };
  return readMove(told, meant, plan, today) ?? readRetime(timed, withMeal(told, wholeDay(told, meant, plan), plan));
}

/** `drop the axe throwing at 2`: the hour that it has says which one. */
const namesByHour = ({ raw }: Reading, { slots }: Scope): boolean => {
  const clock = onlyOf(findClocks(raw));
  return clock !== undefined && slots.some(({ slot }) => nearest(clock, slot.startMinute) === slot.startMinute);
};
const ORDERED_OUT =
  /^ (?:(?:please|can|could|we|you|just|and|so|lets) )*(?:drop|cancel|skip|swap|change|replace|remove) /;

/** `the brewery an hour later so we can have a pint before dinner`: what it is for names nothing that is to move. */
function withoutReason(reading: Reading, state: ConciergeState): Reading {
  const [told = '', ...reasons] = reading.raw.split(PURPOSE);
  const before = reasons.length > 0 && !/\d/.test(reasons.join(' ')) ? read(told, state) : reading;
  return before.slots.length > 0 ? before : reading;
}
const PURPOSE = /[\s,.;–-]+so (?=(?:that|we|i|they|people|everyone|there)\b)/i;

const AND_MEAL = / (lunch|dinner) and (?:the |our )?(?!lunch|dinner)\w| and (?:the |our )?(lunch|dinner) /;

/** `dinner and karaoke half an hour later`: the meal of that day as well as what is named beside it. */
function withMeal({ line, slots: mentions, days }: Reading, scope: Scope, plan: TripPlan): Scope {
  const [, first, second] = AND_MEAL.exec(line) ?? [];
  const named = mentions.flatMap(({ slots }) => slots);
  const placed = onlyOf(named);
  if ((first ?? second) === undefined || !placed || (days.length > 0 && !days.includes(placed.day))) return scope;
  const [meal] = slotsWhere(plan, [placed.day], [], [(first ?? second) === 'lunch' ? 'lunch' : 'dinner']);
  if (!meal || meal.slot.id === placed.slot.id) return scope;
  const slots = [meal, placed].sort((left, right) => right.slot.startMinute - left.slot.startMinute);
  return { ...scope, slots, kinds: [], timesOfDay: [], isEach: true };
}

const CLOCK =
  '(?:half |quarter )?(?:past |to )?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)?|(?:half|ten|five|twenty|quarter) (?:past|to|\\w+)|midnight|noon';

/** `the 3 o'clock train` says when they go, and of no part of the plan when it is. */
const JOURNEY_HOUR =
  /\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|o'?clock)?\s+(?=(?:train|flight|coach|bus|ferry home|plane|taxi|cab)\b)/gi;

/** `half 7 not ten past`, `7 rather than 6`: the old time is not wanted. */
const withoutOldTime = (raw: string): string =>
  raw
    .replace(JOURNEY_HOUR, ' ')
    .replace(new RegExp(`\\b(?:and )?(?:not|instead of|rather than|from) (?:at )?(?:${CLOCK})`, 'gi'), ' ');

/** Days that are only named to say where a thing is no longer to be: `saturday not friday`. */
const NOT_THAT_DAY =
  / (?:not|instead of|rather than|from|nobody needs it|no longer) (?:on )?(?:the )?(\w+day|first|second|third|last)(?= )/g;
/** Words that make another wish of it. */
const OTHER_WISH =
  / (?:add|swap|change|replace|drop|remove|cancel|skip|no|without|cheaper|calmer|wilder|different|another|something|somewhere|anything|more|earlier|later|keep|leave|how|what|when|where|why|who|which|boring|hate|instead of the (?!first|second|third|last|\w+day)|for) /;

/** `move the comedy to friday`, `karaoke on saturday instead`: one slot, and a day that it is not on. */
export function readMove(
  reading: Reading,
  { slots, kinds, timesOfDay }: Scope,
  plan: TripPlan,
  today: IsoDay,
): Intent | null {
  const { line, slots: named } = reading;
  const wanted = line.replace(NOT_THAT_DAY, ' ');
  const days = findDays(wanted, plan, today);
  const [day] = days;
  if (day === undefined || days.length !== 1) return null;
  const verb = / (?:move|shift|put|switch|do|have|bring|push|change|shove|swap|get|stick) /;
  const isItMoved = new RegExp(`${verb.source}(?:it|that|this) (?:to|on|onto) `).test(line);
  if (isItMoved && named.length + kinds.length + timesOfDay.length === 0) return { kind: 'move-day', slot: null, day };
  const targets = eachOnce(named.length > 0 ? named.flatMap((mention) => mention.slots) : slots);
  const elsewhere = targets.filter((placed) => placed.day !== day);
  const [target] = elsewhere;
  const isOne = elsewhere.length === 1 && targets.length === 1;
  if (!target || !isOne || named.length === 0 || readsClock(reading.raw)) return null;
  const isOrdered = new RegExp(`${verb.source}(?:.+ )?(?:to|on|onto|till|until|forward to|back to) `).test(wanted);
  const isPlaced =
    / (?:be|go|on|to|for|visit|see|do) (?:on )?(?:the )?(?:\w+day|first day|second day|third day|last day|day \w+) /.test(
      wanted,
    ) || /day (?:instead|rather|please|morning|afternoon|evening|night|\w{1,3})? ?$/.test(wanted);
  if (isOrdered && !/ (?:for|add) /.test(line)) return { kind: 'move-day', slot: target, day };
  return isPlaced && !OTHER_WISH.test(line.replace(NOT_THAT_DAY, ' ')) ? { kind: 'move-day', slot: target, day } : null;
}

const readsClock = (raw: string): boolean => readClock(raw, 'day') !== null;

const LATER =
  / (?:later|delay|delayed|postpone|lie ins?|lay ins?|sleep in(?! (?:the|a|an|our|that|one) )|too early|(?:push|bump|shift|shunt|knock|nudge|put|move|slide|shove|set) (?:\w+ ){0,6}?(?:back|on)(?= (?:by |an? (?:hour|half|quarter|bit|little|couple|few|tad|touch|smidge|good|whole|full|wee|day) |half |\d|one |two |three |bit |for |please |if |$))|back (?:by )?(?:a |an |half |\d+ |one |two |couple )|pushed back) /;
const TIME_MOVE =
  / (?:earlier|sooner|forward|too late|(?:finish|finishing|end) early|early finish|start at|starting at|move (?:\w+ ){1,4}(?:to|back|forward)|push(?:ed)?) /;
const UNIT = '(?:hours?|hrs?|minutes?|mins?)';
/** Nobody is fit to start: a lie-in, and what is said of those who need one. */
const SLOW_START =
  / (?:lie ins?|lay ins?|sleep in(?! (?:the|a|an|our|that|one) )|(?:hanging|hungover|wrecks?|wrecked|rough|sore heads?|heads? (?:will be |are )?(?:sore|banging)|dying|in bits|wiped out|recovering|worse for wear|fragile|(?<!for |for a |for the )hangovers?)(?! (?:out|around|about))|not (?:\w+ )?(?:morning people|early risers|early birds|morning person)|(?:dont|do not|wont|will not|cant|hate|never|not) (?:\w+ ){0,2}?(?:do|doing|be|face|surface|get|up for|functioning|function|see|like)? ?(?:mornings|early mornings|surfacing|surface (?:early|till|until)|up early|out of bed early|early starts?)|(?:late|slow|slower|gentle|easy|lazy|relaxed|later) (?:start|morning|breakfast|one)|nothing (?:too )?early|(?:not|dont start|not start) too early|ease (?:us |ourselves )?in(?:to it)?) /;
const IT_ALL = / (?:everything|it all|all of it|the lot|the whole (?:day|thing|lot)|entire day) /;

/** `not morning people on a friday` is about all of that day, not about its morning. */
function wholeDay({ line, slots, days, kinds }: Reading, scope: Scope, plan: TripPlan): Scope {
  // `start later both mornings`, where nothing is planned before noon: the first thing of each day that they wake up there.
  const isEachMorning =
    / (?:both|all|each|every|the|our) mornings? |^ (?:\w+ ){0,3}mornings? $/.test(line) && / start/.test(line);
  if (isEachMorning && scope.slots.length + days.length + slots.length === 0) {
    const firsts = plan.days.flatMap((_, day) => (day === 0 ? [] : slotsWhere(plan, [day], [], []).slice(0, 1)));
    return { ...scope, slots: firsts, timesOfDay: [], isEach: true };
  }
  // `move it all an hour later`, of a trip of one day.
  if (plan.days.length === 1 && slots.length + kinds.length === 0 && IT_ALL.test(line))
    return { ...scope, slots: slotsWhere(plan, [0], [], []), days: [0], timesOfDay: [] };
  if (!SLOW_START.test(line) || slots.length + kinds.length > 0 || days.length !== 1) return scope;
  return { ...scope, slots: slotsWhere(plan, days, [], []), timesOfDay: [] };
}

/** `by 20 minutes`, `for 8 year olds`: no hours. */
const NO_HOUR = new RegExp(`\\bby (?:about )?\\d{1,3} ?${UNIT}\\b|\\b\\d{1,2}[ -]?(?:years?|yrs?)[ -]olds?\\b`, 'gi');

const STANDS_BESIDE = / so (?:can|could|please|lets) (?:\w+ ){1,5}(?:before|after) (?:the )?[a-z]+ /;

function readRetime(reading: Reading, scope: Scope): Intent | null {
  const { line } = reading;
  const guess =
    scope.kinds.includes('dinner') || scope.kinds.includes('night') || reading.timesOfDay.includes('Evening')
      ? 'evening'
      : 'day';
  // The number of `forward by 20 minutes` is no hour.
  const clocks = findClocks(reading.raw);
  const isRefused = clocks.length > 0 && clocks.every((clock) => clock.isRefused);
  const startMinute = isRefused ? null : readClock(reading.raw.replace(NO_HOUR, ' '), guess);
  const isLater = LATER.test(line) || SLOW_START.test(line);
  const isMove = isLater || TIME_MOVE.test(line);
  const setsDay = startMinute !== null && scope.days.length > 0 && / (?:start|begin|finish|end|done) /.test(line);
  const setsTime =
    startMinute !== null && scope.slots.length > 0 && / (?:at|to|for|from|make|start|have|move|change|eat) /.test(line);
  if (!isMove && !setsTime && !setsDay) return null;
  // `only free until 6, so can the boat come before lunch`.
  if (startMinute !== null && STANDS_BESIDE.test(line)) return null;
  // `beers at 5 friday`, where only other days have beer: nothing of those is meant.
  const isElsewhere = reading.days.length > 0 && scope.slots.every(({ day }) => !reading.days.includes(day));
  if (isElsewhere && scope.slots.length > 1) return null;
  const by = new RegExp(` (half an|half|${NUMBER})(?: an)? ${UNIT}(?= )`).exec(line);
  const count = by?.[1]?.startsWith('half') ? 0.5 : readNumberText(by?.[1] ?? '');
  const byMinutes = by && count !== null ? count * (/ h(?:ou)?rs?$/.test(by[0]) ? 60 : 1) : null;
  if (
    startMinute === null &&
    byMinutes === null &&
    / move /.test(line) &&
    !/ (?:earlier|later|back|forward|sooner) /.test(line)
  )
    return null;
  const isWholeDay = reading.slots.length === 0 && scope.kinds.length === 0 && scope.timesOfDay.length === 0;
  const [day] = scope.days;
  if (isWholeDay && day !== undefined && startMinute !== null && / (?:start|begin|finish|end|done) /.test(line)) {
    const edge = / (?:start|begin) /.test(line) ? 'start' : 'finish';
    const minute = edge === 'start' ? startMinute : (readClock(reading.raw, 'evening') ?? startMinute);
    return { kind: 'hours', edge, day, minute };
  }
  const edge =
    / (?:start|starting|begin|lie ins?) /.test(line) || SLOW_START.test(line)
      ? 'first'
      : / (?:finish|end|too late|late) /.test(line)
        ? 'last'
        : null;
  const isAll = isWholeDay && / (?:everything|all|whole day|the lot|entire day|it all|the day) /.test(line);
  return { kind: 'retime', scope, direction: isLater ? 'later' : 'earlier', edge, startMinute, byMinutes, isAll };
}
