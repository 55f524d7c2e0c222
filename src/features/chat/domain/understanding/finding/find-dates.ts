import { addDays, daysBetween, type IsoDay, isIsoDay, type Weekday } from '../../../../../shared/dates.ts';
import { isDateOfElse } from './date-of-else.ts';
import { daysOfMonth, monthAlone } from './days-of-month.ts';
import { isMeasured } from './measured-for.ts';
import { findWeekend, MONTH, monthOf, namedWeekend } from './named-weekends.ts';
import { isOfPart } from './of-part.ts';
import { NUMBER, readNumberText } from './read-number.ts';
import { readWeekday, WEEKDAY } from './weekdays.ts';

/** New dates for the trip: from one day to another, moved by days, or so many days longer or shorter. */
export type DateChange =
  | { kind: 'range'; start: IsoDay; end: IsoDay }
  | { kind: 'start'; start: IsoDay }
  | { kind: 'shift'; days: number }
  | { kind: 'length'; days: number }
  | { kind: 'set-length'; days: number }
  /** The first or the last day falls on another weekday. */
  | { kind: 'edge'; edge: 'start' | 'end'; weekday: Weekday }
  /** The first or the last day falls so many days later. */
  | { kind: 'edge-by'; edge: 'start' | 'end'; days: number }
  /** One day more, at the end that it is nearer to. */
  | { kind: 'extra-day'; weekday: Weekday }
  /** The trip's own weekdays about that day, `the weekend of 12 june`. */
  | { kind: 'weekend-of'; day: IsoDay }
  | { kind: 'between'; start: Weekday; end: Weekday }
  | { kind: 'weekend'; nth: number; month: number }
  /** Some weekend of that month, and which one is open. */
  | { kind: 'month'; month: number }
  /** Days of the month that the trip is in, `the 27th not the 20th`. */
  | { kind: 'days-of-month'; first: number; last: number | null }
  /** The same weekend of another year. */
  | { kind: 'year'; year: number }
  /** A day that no calendar has, or that is over. */
  | { kind: 'impossible' };

const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const TO = '\\s*(?:-|–|—|to|tae|til|till|until|thru|through|and|n|&)\\s*(?:the\\s+)?';
/** `friday the` of `friday the 9th to sunday the 11th`: the number alone says which day it is. */
const WEEKDAY_OF_DATE =
  /\b(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|\w+day)s?,?\s+(?:the\s+)?(?=\d{1,2}(?:st|nd|rd|th)?\b(?!:|\.\d\d\b|\s*(?:am|pm)\b))/g;
/** `the 18th o april`. */
const SCOTS_OF = new RegExp(`(?<=\\d(?:st|nd|rd|th)?) (?:o|o'|ae) (?=${MONTH}\\b)`, 'g');
/** The days between may be said too, `12 13 14 nov`. */
const LISTED = '(?:[\\s,]+\\d{1,2}(?:st|nd|rd|th)?){0,3}[\\s,]+(?:and\\s+|&\\s*)?';

/** Dates as people type them; a day without a year is the next such day after `today`. Null when none is there. */
export function findDates(raw: string, line: string, today: IsoDay): DateChange | null {
  if (isOfPart(line)) return null;
  const weekend = findWeekend(line);
  if (weekend) return { kind: 'weekend', ...weekend };
  const friday = namedWeekend(line, today);
  if (friday && !/ (?:add|vibes|extra|as well|too) /.test(line)) return { kind: 'start', start: friday };
  const dated = findRange(raw.toLowerCase().replace(WEEKDAY_OF_DATE, '').replace(SCOTS_OF, ' of '), today);
  if (dated && isDateOfElse(line)) return null;
  if (dated?.kind === 'start' && / weekend (?:of|around|about|starting|beginning) /.test(line))
    return { kind: 'weekend-of', day: dated.start };
  const stays = dated?.kind === 'start' ? nightsFrom(line) : null;
  if (dated?.kind === 'start' && stays !== null) return range(dated.start, addDays(dated.start, stays));
  return (
    dated ??
    daysOfMonth(line) ??
    findShift(line) ??
    findLength(line) ??
    findEdge(line) ??
    findExtraDay(line) ??
    findImpossible(raw.toLowerCase(), line) ??
    monthAlone(line)
  );
}

/** `26 march for 3 nights`: how long the trip is from the day that it begins on, in nights. */
function nightsFrom(line: string): number | null {
  const [, count = '', unit] =
    new RegExp(` (?:for |x )?(${NUMBER}) (night|day)s?(?: please| then)* $`).exec(line) ?? [];
  const said = readNumberText(count);
  return said === null ? null : unit === 'night' ? said : said - 1;
}

function findRange(text: string, today: IsoDay): DateChange | null {
  const iso = /(\d{4}-\d{2}-\d{2})(?:\D+(\d{4}-\d{2}-\d{2}))?/.exec(text);
  if (iso?.[1] && isIsoDay(iso[1]))
    return iso[2] && isIsoDay(iso[2]) ? range(iso[1], iso[2]) : { kind: 'start', start: iso[1] };
  const year = Number(/\b(20\d{2})\b/.exec(text)?.[1] ?? 0) || null;
  const on = (day: string | undefined, month: number | null) => nextDay(Number(day), month, year, today);

  const twoMonths = new RegExp(`\\b${DAY}\\s*(?:of\\s+)?${MONTH}\\b${TO}${DAY}\\s*(?:of\\s+)?${MONTH}`).exec(text);
  if (twoMonths) return pair(on(twoMonths[1], monthOf(twoMonths[2])), on(twoMonths[3], monthOf(twoMonths[4])));
  const oneMonth = new RegExp(`\\b${DAY}${TO}${DAY}\\s*(?:of\\s+)?${MONTH}`).exec(text);
  if (oneMonth) return pair(on(oneMonth[1], monthOf(oneMonth[3])), on(oneMonth[2], monthOf(oneMonth[3])));
  const listed = new RegExp(`(?<!\\d[\\s,]+)\\b${DAY}${LISTED}${DAY}\\s*(?:of\\s+)?${MONTH}`).exec(text);
  if (listed) return pair(on(listed[1], monthOf(listed[3])), on(listed[2], monthOf(listed[3])));
  const monthFirst = new RegExp(`\\b${MONTH}\\b\\s+(?:the\\s+)?${DAY}${TO}${DAY}\\b`).exec(text);
  if (monthFirst) return pair(on(monthFirst[2], monthOf(monthFirst[1])), on(monthFirst[3], monthOf(monthFirst[1])));
  const apart = /\b(\d{1,2})(?:st|nd|rd|th)\s*(?:to|till|until|-|–)\s*(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b/.exec(text);
  // `a weekend in may, the 21st to the 23rd`.
  const inMonth = apart ? monthOf(new RegExp(`\\b(?:in|of)\\s+${MONTH}\\b`).exec(text)?.[1]) : null;
  if (apart && inMonth !== null) return pair(on(apart[1], inMonth), on(apart[2], inMonth));
  const dots = /\b(\d{1,2})\.(\d{1,2})\.(?:\d{2,4})?\s*(?:-|–|to|till|until)\s*(\d{1,2})\.(\d{1,2})\./.exec(text);
  if (dots) return pair(on(dots[1], Number(dots[2])), on(dots[3], Number(dots[4])));
  const slashes = /\b(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\s*(?:-|–|to|till|until)\s*(\d{1,2})\/(\d{1,2})/.exec(text);
  if (slashes) return pair(on(slashes[1], Number(slashes[2])), on(slashes[3], Number(slashes[4])));
  const single = new RegExp(`\\b${DAY}\\s*(?:of\\s+)?${MONTH}\\b`).exec(text);
  if (single) return start(on(single[1], monthOf(single[2])));
  const singleMonthFirst = new RegExp(`\\b${MONTH}\\b(?:\\s+(?:the\\s+)?|,\\s*the\\s+)${DAY}\\b`).exec(text);
  if (singleMonthFirst) return start(on(singleMonthFirst[2], monthOf(singleMonthFirst[1])));
  return null;
}

function findShift(line: string): DateChange | null {
  if (
    / (?:weekend|week) (?:after|later)(?: that)? | (?:following|next) (?:weekend|week) | (?:back|forward|on) a week | a week later /.test(
      line,
    )
  ) {
    const forward = / (?:bring|move|pull) (?:\w+ ){0,4}?forward a week /.test(line);
    return { kind: 'shift', days: forward ? -7 : 7 };
  }
  if (/ (?:weekend|week) (?:before|earlier) | a week earlier | previous weekend /.test(line))
    return { kind: 'shift', days: -7 };
  // `the saturday after`, `the friday before`: a week on or back.
  const sameDay = /(?:^| the) (?:\w+day) (after|before|following)(?= (?:that |instead |please |then )*$)/.exec(
    line,
  )?.[1];
  if (sameDay) return { kind: 'shift', days: sameDay === 'before' ? -7 : 7 };
  if (/ (?:make it|move it to|do it|go|to) the (?:next day|day after) /.test(line)) return { kind: 'shift', days: 1 };
  if (/ (?:make it|move it to|do it|go|to) the day before /.test(line)) return { kind: 'shift', days: -1 };
  const told =
    new RegExp(` (${NUMBER}) (day|week|month|weekend)s? (later|earlier|after|before)(?= )`).exec(line) ??
    new RegExp(
      ` (?:postpone|push|delay|move|put|shift|bump|knock|bring|pull|set) (?:\\w+ ){0,5}?(?:back |forward |on |out )?(?:by |for )?(${NUMBER}) (day|week|month|weekend)s?\\b(?! off)(?: (later|earlier|forward|back|on))?(?= )`,
    ).exec(line);
  if (!told?.[1]) return null;
  const unit = told[2] === 'month' ? 28 : told[2] === 'day' ? 1 : 7;
  const count = (readNumberText(told[1]) ?? 0) * unit;
  const isEarlier = told[3] === 'earlier' || told[3] === 'before' || / (?:forward|earlier) /.test(`${told[0]} `);
  return count === 0 ? null : { kind: 'shift', days: isEarlier ? -count : count };
}

function findLength(line: string): DateChange | null {
  const longer = new RegExp(
    ` (?:(${NUMBER}) (?:more |extra )?(?:day|night)s? (?:longer|more|extra)|(?:add|stay|extend(?: it| the trip)?(?: by)?) (?:an? )?(?:extra |another )?(${NUMBER})? ?(?:extra |more )?(?:day|night)s?(?= (?:on the end |to the (?:end|trip) |longer |more |extra )?$)|(?:for |stay )?(${NUMBER}) (?:more|extra) (?:day|night)s?(?= (?:please )?$)|(?:an )?(?:extra|another) (?:day|night)(?= (?:please )?$))`,
  ).exec(line);
  const shorter = new RegExp(
    ` (?:(${NUMBER}) (?:day|night)s? (?:shorter|less|fewer)|(?:cut|shorten|take|drop|knock) (?:it |the trip )?(?:by |off )?(?:off )?(${NUMBER}) (?:day|night)s?(?: off)?)(?= )`,
  ).exec(line);
  if (shorter) return { kind: 'length', days: -(readNumberText(shorter[1] ?? shorter[2] ?? 'a') ?? 1) };
  if (longer) return { kind: 'length', days: readNumberText(longer[1] ?? longer[2] ?? longer[3] ?? 'a') ?? 1 };
  return null;
}

/** `the galway team only arrive on friday`: some of them, and not the trip. */
const OF_OTHERS =
  / (?:the|our|my|his|her|their) (?!whole |entire |group |party |trip |flights? |trains? |coach |bus |ferry |plane |drive |lot )(?:\w+ ){1,3}?(?:only |just |will |all |wont |cant )*(?:arrives?|arriving|gets? (?:in|there|here)|lands?|comes?|joins?|leaves?|flies|goes|has to (?:leave|go)|have to (?:leave|go)) /;

/** `we are not getting there till saturday`. */
const NOT_BEFORE = new RegExp(
  ` (?:we|were|us|everyone|everybody) (?:\\w+ ){0,2}?(?:not|cant|cannot|wont|couldnt) (?:be )?(?:able to )?(?:get|getting|arrive|arriving|come|coming|make it|land|landing|there|here|set off|setting off|travel|travelling|fly|flying|start|starting)(?: (?:there|in|out|over|up|down|it|off|away|here))* (?:until|before) (?:the )?${WEEKDAY}(?: (?:now|then|instead|at all|earliest))* $`,
);

/** A month is four weeks, so that a weekend stays a weekend. */
function findEdge(line: string): DateChange | null {
  const setTo = new RegExp(
    ` (?:make it|cut it to|cut it down to|down to|shorten it to|just|only|for) (?:do |did |doing |have |had |stay |stayed |go for |went for )?(?:a |the )?(${NUMBER}) (day|night)s?(?: trip| only| instead| long)*(?= $)`,
  ).exec(line);
  const enough = new RegExp(
    ` (${NUMBER}) (day|night)s? (?:is|are|will be|would be) (?:\\w+ )?(?:enough|plenty|all we (?:need|can do|have|want)|fine|ideal)(?: for us| please)* $`,
  ).exec(line);
  // `the hen do is now 4 days`.
  const isNow = new RegExp(
    ` (?:trip|hen|stag|do|weekend|holiday|party|it|its|we) (?:is |are )?(?:now |going to be |gonna be ){1,2}(?:for )?(${NUMBER}) (day|night)s?(?= (?:$|staying|stay|so|until|and|with|not|instead))`,
  ).exec(line);
  const said = (isMeasured(line) ? null : setTo) ?? enough ?? isNow;
  const count = said?.[1] ? readNumberText(said[1]) : null;
  if (count !== null) return { kind: 'set-length', days: said?.[2] === 'night' ? count + 1 : count };
  if (/ (?:drop|lose|cut|skip|remove) the last day /.test(line)) return { kind: 'length', days: -1 };
  const begins = new RegExp(
    ` (?:start|begin|arrive|come|go|leave home|travel|fly out|head out|set off)(?: (?:on|from|out on))?(?: the)? ${WEEKDAY}(?= (?:(?:instead|night|evening|now|then) )*$)`,
  ).exec(line);
  // `10pm finish sat` is about the hours of a day.
  if (/ \d{1,2} ?(?:am|pm) | (?:later|earlier|late|early|lie in|hour|hours|calmer|wilder) /.test(line)) return null;
  const ends = new RegExp(
    ` (?:come (?:back|home)|(?:stay|staying|stop|stopping)(?: on| over| there)? (?:till|until|to)|leave|go home|head home|finish|end|fly (?:back|home)|return)(?: (?:on|till|until))?(?: the)? ${WEEKDAY}(?= (?:(?:instead|night|now|then) )*$)`,
  ).exec(line);
  const [, firstDay, edgeDay] =
    new RegExp(` (?:the )?${WEEKDAY} (?:is|will be) (?:now )?(?:our|the) (first|last) (?:full )?day `).exec(line) ?? [];
  const edgeOn = readWeekday(firstDay);
  if (edgeOn !== null) return { kind: 'edge', edge: edgeDay === 'first' ? 'start' : 'end', weekday: edgeOn };
  const notBefore = readWeekday(OF_OTHERS.test(line) ? undefined : NOT_BEFORE.exec(line)?.[1]);
  if (notBefore !== null) return { kind: 'edge', edge: 'start', weekday: notBefore };
  const both = bothEdges(line);
  if (both) return both;
  if (/ (?:make|stay|do|have|turn|want|stop|go)(?: \w+){0,4} (?:whole|full|entire) weekend /.test(line))
    return { kind: 'edge', edge: 'end', weekday: 6 };
  if (/ (?:make it|turn it into|make a) (?:a )?weekend(?: of it)?(?: instead| please)* $/.test(line))
    return { kind: 'edge', edge: 'end', weekday: 6 };
  if (/ (?:make it|turn it into|do) a long weekend /.test(line)) return { kind: 'edge', edge: 'end', weekday: 0 };
  const home = new RegExp(
    ` (?:home|(?:coming|going|heading|travelling|flying|driving) (?:back|home)|(?:flights?|trains?|ferry|coach|bus|plane|drive) (?:home|back) (?:is|are|leaves?|goes|departs?)(?: now)?|(?:are|be|got to be|get|getting|fly|flying|have to be) back|back home) (?:on |by )?${WEEKDAY}(?= |$)`,
  ).exec(line);
  const named = ends?.[1] ?? home?.[1] ?? begins?.[1];
  const weekday = readWeekday(named);
  if (OF_OTHERS.test(line)) return null;
  return weekday === null ? null : { kind: 'edge', edge: ends || home ? 'end' : 'start', weekday };
}

/** `31 february`, `last week`: named like dates, and none that a trip can have. */
function findImpossible(text: string, line: string): DateChange | null {
  const isNamed = new RegExp(`\\b${DAY}\\s*(?:of\\s+)?${MONTH}\\b|\\b${MONTH}\\b\\s+(?:the\\s+)?${DAY}\\b`).test(text);
  const isPast =
    / (?:last (?:week|weekend|month|year|summer|friday|saturday)|yesterday|the past|19\d\d) /.test(line) &&
    (/ (?:move|change|dates?|go|do it|plan|book|have it|make it|switch|reschedule|same (?:weekend|dates?|days?|time)) /.test(
      line,
    ) ||
      /^ (?:(?:but|just|can we|could we|lets|maybe|how about|the|in|on) )*(?:last (?:week|weekend|month|year|summer)|yesterday)(?: (?:instead|please|if poss|then))* $/.test(
        line,
      ));
  return isNamed || isPast ? { kind: 'impossible' } : null;
}

/** `add the monday as well`, `stay the sunday too`: another day at the end or the beginning. */
function findExtraDay(line: string): DateChange | null {
  const [, early, name] =
    new RegExp(
      ` (?:add|include|stay|stay for|tack on|extend (?:(?:it|the \\w+) )?(?:to|until|till|through)|go|keep|(?<!(?:things?|else|stuff|more|another|one) to )do|come|make it) (?:on )?(?:the |till |until |to )*(?:(early) )?${WEEKDAY}(?: (?:as well|too|also|on the end|and all|on top)|(?: (?:on|night))?(?= (?:please |then |its |it is |is |\\d{1,2}(?:st|nd|rd|th) )*(?:$|a bank|bank|its|it is)))(?= )`,
    ).exec(line) ?? [];
  const weekday = readWeekday(name);
  if (
    weekday === null ||
    / (?:nobody|noone|no one|none(?: of \w+)?|cant|cannot|wont|couldnt|not) (?:can |able to |could |will )?(?:stay|add|do|come|make|go) /.test(
      line,
    )
  )
    return null;
  return early ? { kind: 'edge', edge: 'start', weekday } : { kind: 'extra-day', weekday };
}

/** `move the karting from friday to saturday`: something of the plan goes from day to day, not the trip. */
const PART_MOVED =
  / (?:move|moving|shift|put|push|bring|take|drag|swap|switch|change) (?!(?:it|this|that|us|them|everything|(?:the |our |my )?(?:trip|dates?|days?|weekend|whole thing|hen|stag|party|do)) )(?:\w+ ){1,6}?from \w+day (?:to|till|until|onto) \w+day /;

/** `thursday to saturday only`, `just friday to sunday`, `arrive thursday and leave sunday`. */
function bothEdges(line: string): DateChange | null {
  if (
    / (?:delay|postpone|push|put back|hold off|move|shift|drag|bring|swap|have) (?:\w+day) (?:to|till|until) \w+day /.test(
      line,
    ) ||
    PART_MOVED.test(line)
  )
    return null;
  const [, first, last] =
    new RegExp(
      ` (?:arrive|arriving|come|get there|land|start|starting|begin|from) (?:on )?(?:the )?${WEEKDAY} (?:\\w+ ){0,3}?(?:leave|leaving|go home|fly home|home|back|finish|end|to|till|until) (?:on )?(?:the )?${WEEKDAY}(?= )`,
    ).exec(line) ??
    new RegExp(
      ` ${WEEKDAY} (?:to|till|until|through|thru) ${WEEKDAY}(?= (?:(?:only|instead|now|please|then|is enough|will do|would do|just|not \\w+) ?)*$)`,
    ).exec(line) ??
    new RegExp(
      ` only (?:do|make|manage|have|come) (?:the )?${WEEKDAY} (?:and|to) (?:the )?${WEEKDAY}(?= (?!lunch|dinner|night))`,
    ).exec(line) ??
    [];
  const [start, end] = [readWeekday(first), readWeekday(last)];
  return start === null || end === null ? null : { kind: 'between', start, end };
}

function nextDay(day: number, month: number | null, year: number | null, today: IsoDay): IsoDay | null {
  if (month === null || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const inYear = (candidate: number) =>
    `${candidate}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const candidates = year ? [inYear(year)] : [inYear(thisYear), inYear(thisYear + 1)];
  return (
    candidates.find((candidate) => isIsoDay(candidate) && (year !== null || daysBetween(today, candidate) >= 0)) ?? null
  );
}

const range = (first: IsoDay, last: IsoDay): DateChange => ({ kind: 'range', start: first, end: last });
const start = (day: IsoDay | null): DateChange | null => (day ? { kind: 'start', start: day } : null);

function pair(first: IsoDay | null, last: IsoDay | null): DateChange | null {
  if (!first || !last) return null;
  // `28 December to 2 January`: the second day falls in the year after the first.
  if (daysBetween(first, last) >= 0) return range(first, last);
  const nextYear = `${Number(last.slice(0, 4)) + 1}${last.slice(4)}`;
  return daysBetween(first, nextYear) < 31 ? range(first, nextYear) : range(first, last);
}
