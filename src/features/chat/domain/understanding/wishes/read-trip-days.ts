import { onlyOf } from '../../../../../shared/only-of.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { lastWish } from '../../wording/offers.ts';
import type { DateChange } from '../finding/find-dates.ts';
import { isOfPart } from '../finding/of-part.ts';
import { otherYear } from '../finding/other-year.ts';
import { NUMBER, readNumberText } from '../finding/read-number.ts';
import { daysTo, readWeekday, WEEKDAY } from '../finding/weekdays.ts';
import type { Reading } from '../reading.ts';

const NOT = '(?:not|instead of|rather than|no longer)';
const COMES =
  / (?:arriv\w+|land\w*|gets? (?:there|in)|getting (?:there|in)|com(?:e|ing) (?:out|over)|fly(?:ing)? out|start\w*) /;
const GOES =
  / (?:leav\w+|go(?:ing)? home|(?:fly|flying|head|heading|drive|driving) (?:home|back)|stay\w*|finish\w*|home) /;

const DAY_INSTEAD = new RegExp(
  ` ${WEEKDAY} (?:(?:morning|afternoon|evening|night) )?${NOT} (?:on )?(?:the )?${WEEKDAY} `,
);
const DAYS_INSTEAD = new RegExp(` (${NUMBER}) (day|night)s? ${NOT} (?:${NUMBER}) `);
/** `2 nights`, said of the whole trip. */
const DAYS_ALONE = new RegExp(
  `^ (?:just |only |we do |do |for |have |stay )?(${NUMBER}) (day|night)s?(?: only| instead| please| then)* $`,
);
const DAYS_NAMED = new RegExp(` (${NUMBER}) days? (?:please |now |only |just )*${WEEKDAY} (?:and|to) ${WEEKDAY} $`);
const DAYS_UNTIL = new RegExp(` (${NUMBER}) days (?:up )?(?:to|until|till) (?:the )?${WEEKDAY} $`);
const DAYS_FOR_DAYS = new RegExp(
  ` ${WEEKDAY} (?:and |to |till |until |through )?${WEEKDAY} ${NOT} (?:the )?${WEEKDAY} (?:and |to |till |until |through )?${WEEKDAY} `,
);
/** `it has to be a friday and saturday`. */
const HAS_TO_BE = new RegExp(
  ` (?:it|this|that|trip|weekend|party|do|event|stay|dates?) (?:now )?(?:has|have|needs?|got|will have|is going) to be (?:now )?(?:on )?(?:the |a )?${WEEKDAY} (?:and|to|till|until|through) (?:the |a )?${WEEKDAY} (?:now |instead |then |please )*$`,
);
/** `we want the whole thing on the saturday`. */
const WHOLE_ON = new RegExp(
  ` (?:want|do|have|put|prefer|like|need) (?:it all|all of it|the (?:whole|entire) (?:thing|lot|do|party|trip)) (?:to be )?(?:all )?(?:just |only )?(?:on |for )(?:just |only )?(?:the )?${WEEKDAY}(?: (?:now|instead|please|then))* $|^ (?:the )?(?:whole|entire) (?:thing|lot|do|party|trip) (?:all )?(?:just |only )?on (?:the )?${WEEKDAY}(?: (?:now|instead|please|then))* $`,
);
const JUST_THOSE = new RegExp(
  ` (?:just|only) (?:do |have |on )?(?:the )?${WEEKDAY} (?:and |to |till )?(?:the )?${WEEKDAY} (?:now |left |then |please )*$`,
);
const ONLY_HAVE = new RegExp(` only (?:have|got|do|make|manage) (?:the )?${WEEKDAY} (?:now |left |then )*$`);
const ONLY = new RegExp(
  `(?<! to| till| until| through) ${WEEKDAY}(?: and ${WEEKDAY})? only (?:please |then |no |not |${WEEKDAY} )*$`,
);
/** `just the thursday`, where nothing was said before that it could be a part of. */
const JUST_ONE = new RegExp(`^ (?:just|only) (?:do |the |on )*${WEEKDAY}(?: please| then| now| thanks)* $`);
const ONE_DAY = new RegExp(` (?:one|1) day (?:only |now )?(?:just |only |so |on |the )*${WEEKDAY} $`);
/** `staying til monday now`, `its the bank holiday so til monday`. */
const UNTIL_DAY = new RegExp(
  ` (?:stay|staying|there|away|so|now|going|stopping|trip|weekend)(?: on| now| is| are)* (?:until|till|til) (?:the )?${WEEKDAY}(?: now| please| then| instead| too)* $`,
);
const DONE_ON = new RegExp(
  ` (?:do|have|make|move|put|shift|switch|change) (?:it|this|that|everything|the (?:day|party|trip|whole thing)) (?:all )?(?:to |on |for )?(?:the )?${WEEKDAY} (?:instead |then |please |now )*$| (?:can|could|shall) (?:it be|we (?:do|have|go|come)) (?:it )?(?:on )?(?:the )?${WEEKDAY}(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?)?(?: of \\w+)? instead (?:please |then )*$`,
);
/** `it will have to be the sunday now`, of a trip of one day. */
const IS_ON = new RegExp(
  ` (?:it|its|itll|this|that|thatll|party|birthday|do|day|trip|whole thing|thing|event|date|everything)(?: now)? (?:(?:will |would |may |might )?(?:has|have|had|needs?|got|is going|ought)? ?(?:to )?(?:be|is|move|moves|go) (?:now )?(?:moved |moving |changed |shifted |put )?)(?:back |on )?(?:to |for |on )?(?:the |a )?${WEEKDAY}(?: (?:the )?\\d{1,2}(?:st|nd|rd|th))?(?: (?:now|instead|then|please|after all|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)))* $|^ (?:(?:so|ok|can we do|could we do|what about|how about|on|the) )*${WEEKDAY}(?: (?:the )?\\d{1,2}(?:st|nd|rd|th))? instead(?: (?:please|then))* $| (?:partys|birthdays|its) (?:now )?(?:on )?(?:the )?${WEEKDAY} (?:now|instead)(?: (?:the )?\\d{1,2}(?:st|nd|rd|th))* $`,
);
const AT_END =
  / (?:extra|additional|more|another|further|spare) (?:day|night) (?:tacked |put |added )?(?:on |at )(?:to )?the (end|start|beginning|front) /;
const A_DAY_MOVED = / (?:a |one )?(?:day|night) (?:or so )?(earlier|later|before|early|late|after) /;
const HOME_ON = new RegExp(
  ` (?:no|skip|drop|lose|cut|scrap|not) (?:the )?${WEEKDAY}(?: |.* )${WEEKDAY}(?: night| evening)? home `,
);

const UNTIL_REASON =
  '(?= (?:(?:now|any ?more|after all|at all|either|altogether|please|then) )*(?:$|(?:because|as|so|since|cant|cannot|we|were|weve|flying|im|they|nobody|no one|for (?:most|any|half|some|many|the|us|me|anyone|anybody|everyone|everybody|a|two|three|lots|too)|some|half|everyone|most|i|he|she|its|it|too|got|have|just|only|people|not|work) ))';
const LOST_DAY = new RegExp(
  ` (?:drop|skip|cut|cancel|scrap|remove|dropping|skipping|losing|lost|cutting|without|(?:cant|cannot|wont|not|can no longer|are not) (?:do|doing|make|manage|get|have|be there)(?: for)?) (?:out )?(?:on )?(?:the )?(?:whole |entire |full |whole of )?${WEEKDAY}${UNTIL_REASON}`,
);
/** `drop sunday` and no more: its parts go, and nobody goes home a day earlier for it. */
const DAY_DROPPED = new RegExp(
  ` (?:drop|skip|cancel|scrap|remove|cut) (?:out )?(?:the )?(?:whole |entire |full |whole of )?${WEEKDAY}(?: (?:please|then|now|altogether|completely|entirely|thanks|instead))* $`,
);
const DAY_IS_OUT = new RegExp(
  `^ (?:(?:so|sorry|but|and|the|right|ok) )*${WEEKDAY} (?:is |has |will have to )?(?:off|out|a no go|no go|no good|cancelled|not happening|not possible|not doable|gone|no longer (?:possible|doable|an option|on|happening|working)|doesnt work|isnt going to work|wont work|no longer works)${UNTIL_REASON}`,
);

/**
 * Which days the trip has, told by one of its ends, by their number or by their names: `arriving a day later`, `3 days not
 * 4`, `sunday instead of saturday`. Null where the words name a part of the plan, which is what moves then.
 */
export function readTripDays({ line, slots, kinds, types, venues }: Reading, state: ConciergeState): DateChange | null {
  // `could it be moved to the sunday`, of a trip of one day and with nothing spoken of: all of it.
  const isWhole = state.request.days.length === 1 && lastWish(state.history) === null;
  if (slots.length + kinds.length + types.length + venues.length > 0 || (isOfPart(line) && !isWhole)) return null;
  return (
    readYear(line, state) ??
    readFollowing(line, state) ??
    readLength(line, state) ??
    readEdges(line) ??
    readOther(line, state) ??
    readLost(line, state)
  );
}

/** The trip's own weekend in another year; without dates there is no year to change. */
function readYear(line: string, { request, today }: ConciergeState): DateChange | null {
  const first = request.days[0]?.date ?? null;
  const present = Number((first ?? today).slice(0, 4));
  const year = otherYear(line, present);
  return first === null || year === null || year === present ? null : { kind: 'year', year };
}

const FOLLOWING = new RegExp(
  ` (?:move|shift|push|put|do|change|switch|make|postpone|postponed|moved|delay|have) (?:it|this|that|us|everything|the (?:trip|dates|weekend|whole thing|event|away ?day)|to) (?:all )?(?:back |on |out )?(?:to |until |for |on )?(?:the )?following ${WEEKDAY}(?: instead| please| now| then)* $`,
);

/** `move it to the following thursday`: the first such day after the trip is the day it begins on. */
function readFollowing(line: string, { request }: ConciergeState): DateChange | null {
  const weekday = readWeekday(FOLLOWING.exec(line)?.[1]);
  const first = request.days[0]?.weekday;
  if (weekday === null || first === undefined) return null;
  const ahead = (weekday - first + 7) % 7;
  return { kind: 'shift', days: ahead < request.days.length ? ahead + 7 : ahead };
}

/** The first or the last day of the trip, taken out as a whole: what a day between loses is its parts. */
function readLost(line: string, { request }: ConciergeState): DateChange | null {
  const days = request.days.map((day) => day.weekday);
  const lost = readWeekday(LOST_DAY.exec(line)?.[1] ?? DAY_IS_OUT.exec(line)?.[1]);
  if (lost === null || days.length < 2 || days.filter((day) => day === lost).length !== 1) return null;
  if (lost === days[0]) return edgeBy('start', 1);
  return lost === days.at(-1) && !DAY_DROPPED.test(line) ? edgeBy('end', -1) : null;
}

const MOVED_TO_DAYS = new RegExp(
  ` (?:bring|push|move|shift|put|do|change|switch|make) (?:it|them|this|that|the (?:trip|dates|weekend)|everything|us|dates)(?: all)? (?:forward |back |on |out )?(?:to |for |on )?(?:the )?${WEEKDAY} (?:and|to|till|until|through) (?:the )?${WEEKDAY} (?:instead |please |now |then )*$`,
);

function readLength(line: string, state: ConciergeState): DateChange | null {
  const [from, to] =
    DAYS_NAMED.exec(line)?.slice(2) ??
    (MOVED_TO_DAYS.exec(line) ?? DAYS_FOR_DAYS.exec(line) ?? HAS_TO_BE.exec(line) ?? JUST_THOSE.exec(line))?.slice(1) ??
    [];
  const [start, end] = [readWeekday(from), readWeekday(to)];
  if (start !== null && end !== null) return { kind: 'between', start, end };
  const [, count, unit] = DAYS_INSTEAD.exec(line) ?? DAYS_UNTIL.exec(line) ?? DAYS_ALONE.exec(line) ?? [];
  const days = count === undefined ? null : readNumberText(count);
  if (days !== null) return { kind: 'set-length', days: unit === 'night' ? days + 1 : days };
  const whole = WHOLE_ON.exec(line);
  const onOne = readWeekday(whole?.[1] ?? whole?.[2]);
  if (onOne !== null && state.request.days.length > 1 && state.request.days.some(({ weekday }) => weekday === onOne))
    return { kind: 'between', start: onOne, end: onOne };
  const [, first, second] = ONLY.exec(line) ?? ONLY_HAVE.exec(line) ?? ONE_DAY.exec(line) ?? [];
  const only = readWeekday(first ?? (lastWish(state.history) === null ? JUST_ONE.exec(line)?.[1] : undefined));
  return only === null ? null : { kind: 'between', start: only, end: readWeekday(second) ?? only };
}

function readEdges(line: string): DateChange | null {
  const end = AT_END.exec(line)?.[1];
  if (end !== undefined) return end === 'end' ? edgeBy('end', 1) : edgeBy('start', -1);
  const home = readWeekday(HOME_ON.exec(line)?.[2]);
  if (home !== null) return { kind: 'edge', edge: 'end', weekday: home };
  const until = readWeekday(UNTIL_DAY.exec(line)?.[1]);
  if (until !== null) return { kind: 'edge', edge: 'end', weekday: until };
  // `early start the day after` tells why, of a day that the trip has not.
  const way = / (?:early|late) (?:start|flight|train|shift|morning) /.test(line)
    ? undefined
    : A_DAY_MOVED.exec(line)?.[1];
  if (way === undefined) return null;
  const by = /^(?:later|late|after)$/.test(way) ? 1 : -1;
  if (COMES.test(line)) return edgeBy('start', by);
  return GOES.test(line) ? edgeBy('end', by) : null;
}

/** One weekday for another: the day of a trip of one day, or the end of a longer one that the old day is. */
function readOther(line: string, { request }: ConciergeState): DateChange | null {
  const onlyDay = onlyOf(request.days)?.weekday;
  const [, done, instead] = DONE_ON.exec(line) ?? [];
  const onto = readWeekday(
    done ??
      instead ??
      (onlyDay === undefined
        ? undefined
        : IS_ON.exec(line)
            ?.slice(1)
            .find((name) => name !== undefined)),
  );
  if (onlyDay !== undefined && onto !== null && onto !== onlyDay) return { kind: 'shift', days: daysTo(onlyDay, onto) };
  const [, wanted, old] = DAY_INSTEAD.exec(line) ?? [];
  const [weekday, was] = [readWeekday(wanted), readWeekday(old)];
  if (weekday === null || was === null) return null;
  const days = request.days.map((day) => day.weekday);
  // `can we arrive saturday morning instead of friday`.
  if (days.includes(weekday) && COMES.test(line) && was === days[0]) return { kind: 'edge', edge: 'start', weekday };
  if (days.includes(weekday) && GOES.test(line) && was === days.at(-1)) return { kind: 'edge', edge: 'end', weekday };
  if (days.includes(weekday) || !days.includes(was)) return null;
  if (days.length === 1) return { kind: 'shift', days: daysTo(was, weekday) };
  if (was === days[0]) return { kind: 'edge', edge: 'start', weekday };
  return was === days.at(-1) ? { kind: 'edge', edge: 'end', weekday } : null;
}

const edgeBy = (edge: 'start' | 'end', days: number): DateChange => ({ kind: 'edge-by', edge, days });
