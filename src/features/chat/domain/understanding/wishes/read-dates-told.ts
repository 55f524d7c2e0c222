import { daysBetween, type IsoDay, isIsoDay } from '../../../../../shared/dates.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { questionKind } from '../cues/asks.ts';
import { findClocks } from '../finding/find-clocks.ts';
import type { DateChange } from '../finding/find-dates.ts';
import { MONTH, monthOf } from '../finding/named-weekends.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';
import { readTripDays } from './read-trip-days.ts';

const WORDS_MAX = 22;
const DATE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}\\b|\\b${MONTH}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)|\\b(\\d{1,2})\\/(\\d{1,2})(?:\\/\\d{2,4})?\\b|\\b(\\d{1,2})(?:st|nd|rd|th)\\b`,
  'g',
);
/** What a date may be told of beside the trip. */
const OF_ELSE =
  /\b(?:birthdays?|anniversary|floor|century|deposit|pay(?:ment|ing|s)?|paid|confirm|know|tell|decide|wait|turns?|turning|£|quid|wedding|check)\b/i;
const LEADS = '(?:\\s+(?:on|the|is|are|now|from|for|about|it|we|of|around|to|at))*\\s*$';
const BACK = new RegExp(
  `\\b(?:back|home|return\\w*|leav\\w+ (?:on|the)|til|till|until|through|fl(?:y|ying) (?:back|home)|end\\w*|finish\\w*)${LEADS}`,
  'i',
);
const ARRIVES = new RegExp(
  `\\b(?:get there|getting there|arriv\\w+|land\\w*|get in|come (?:up|over|out)|fl(?:y|ying) out|out|going out|head(?:ing)? out|set(?:ting)? off|there)${LEADS}`,
  'i',
);
const STARTS = new RegExp(
  `\\b(?:starts?|starting|go|going|begins?|move|make|do it|book(?:ed)?|flights?(?: are| is)?|fly|flying|try)${LEADS}`,
  'i',
);
const FROM_THEN = /\b(?:from then|(?:go|start|book|do it|leave|fly|travel) then)\b/i;
const DENIED_BEFORE =
  /\b(?:not|instead of|rather than|from|(?:cant|can't|cannot|no longer|wont|won't) (?:do|make|manage|get))(?:\s+(?:on|the|for))*\s*$/i;
const DENIED_AFTER =
  /^(?:\s+(?:of\s+\w+|is|are|now))*\s+(?:out|off|no good|gone|full|booked|(?:doesnt|doesn't|wont|won't) work|not possible|no longer|cancelled)\b/i;
const TO = /^\s*(?:-|–|—|to|till|til|until|through|and|n|&|and back|and home)(?:\s+the)?\s*$/i;
const OPENS_SPAN = /\b\d{1,2}\s*(?:and|to|till|until|&|-|–|,)\s*(?:the\s+)?$/;
/** A stay of more nights is not told by one date. */
const DAYS_MAX = 10;

interface Told {
  day: number;
  month: number | null;
  before: string;
  /** All that stands before it. */
  whole: string;
  after: string;
  to: number;
  from: number;
}

/**
 * Dates of the whole trip, told as they are booked: `out on the 11th back on the 14th june`, `we fly back on the 15th`, `the
 * 12th is out, 19th instead`, `flights are cheaper the 17th so go from then`. A day without a month is of the month that
 * the trip is in. Null where a part of the plan or an hour is named, and for any other date.
 */
export function readDatesTold(reading: Reading, state: ConciergeState): Intent | null {
  const { raw, line, words, slots, kinds } = reading;
  const isOfElse = slots.length + kinds.length > 0 || OF_ELSE.test(raw);
  if (words.length > WORDS_MAX || isOfElse || questionKind(line, raw) !== null) return null;
  const change = ofOneDay(reading, state) ?? weekAfter(reading) ?? datesOf(raw.toLowerCase(), state);
  return change === null ? null : { kind: 'dates', change };
}

function datesOf(text: string, { request, today }: ConciergeState): DateChange | null {
  const told = datesIn(text);
  const [one, two, more] = told;
  const first = request.days[0]?.date ?? null;
  const last = request.days.at(-1)?.date ?? null;
  const isHour = findClocks(text.replace(DATE, ' ')).some(({ isBare }) => !isBare);
  // `could we do 11 and 12 february`: a span of days is read where spans are.
  if (!one || more || isHour || told.some(({ before }) => OPENS_SPAN.test(before))) return null;
  const month = told.find((date) => date.month !== null)?.month ?? (first === null ? null : Number(first.slice(5, 7)));
  const iso = (date: Told): IsoDay | null => dayOf(date, date.month ?? month, first ?? today, today);
  if (two) {
    const [start, end] = [iso(one), iso(two)];
    const between = text.slice(one.to, two.from);
    const isDenied = DENIED_BEFORE.test(one.before) || DENIED_AFTER.test(one.after);
    if (isDenied && end !== null && start !== null) return start === last && start !== first ? null : startOn(end);
    // `the 9th not the 10th, back the same day`.
    if (
      DENIED_BEFORE.test(two.before) &&
      start !== null &&
      end === first &&
      last !== null &&
      /\b(?:back|home) (?:on )?the same\b/.test(text)
    )
      return daysBetween(start, last) >= 0 ? { kind: 'range', start, end: last } : null;
    const isPair = BACK.test(between) || (TO.test(between) && one.month !== two.month);
    const isWhole = one.month !== null && two.month !== null && TO.test(between);
    if (isPair && !isWhole && start !== null && end !== null && daysBetween(start, end) >= 0)
      return daysBetween(start, end) <= DAYS_MAX ? { kind: 'range', start, end } : null;
    return end !== null && STARTS.test(two.before) && !STARTS.test(one.before) && two.month === null
      ? startOn(end)
      : null;
  }
  const day = iso(one);
  if (day === null || first === null || last === null || !isOfAll(one.whole)) return null;
  if (FROM_THEN.test(text)) return startOn(day);
  if (one.month !== null) return null;
  if (BACK.test(one.before))
    return daysBetween(first, day) >= 0 && daysBetween(first, day) <= DAYS_MAX && day !== last
      ? { kind: 'range', start: first, end: day }
      : null;
  if (ARRIVES.test(one.before))
    return daysBetween(day, last) >= 0 && daysBetween(day, first) <= NEAR_DAYS && day !== first
      ? { kind: 'range', start: day, end: last }
      : null;
  return /\b(?:trip|weekend|do|hen|stag|party) (?:now )?starts?\b/.test(text) && STARTS.test(one.before)
    ? startOn(day)
    : null;
}

/** `jo flies back on the 13th` and `are we back on the 14th` are not about when all of them travel. */
const isOfAll = (before: string): boolean =>
  before
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .every((word) => word === '' || OF_ALL.has(word)) &&
  !/^\s*(?:are|is|do|does|did|when|what|was|were we)\b/.test(before);
const OF_ALL = new Set(
  `a about actually all and are arrive arrives arriving at back be been book booked but can change changed cheaper come comes coming could
  day days dates do dont earlier ends everyone finish finishes finishing flights flight fly flying for from gang get getting go goes going
  gonna got group had have head heading hi home id if ill im in instead is it its just land landing lands later leave leaves leaving lot
  make move need news not now of off ok on only our out over plan plans please return returning says set setting should so sorry start
  starting starts stay staying stop stopping than that the their then there they till til time to train trains travel travelling trip turns
  until up us want was we weekend well were weve will with would work works`.split(/\s+/),
);

/** So near to the first day, another day of arrival makes the trip longer and does not move it. */
const NEAR_DAYS = 3;
const startOn = (start: IsoDay): DateChange => ({ kind: 'start', start });

const datesIn = (text: string): Told[] =>
  [...text.matchAll(DATE)].map((found): Told => {
    const [whole, day, month, monthFirst, dayAfter, slashDay, slashMonth, alone] = found;
    const to = found.index + whole.length;
    const named = monthOf(month ?? monthFirst);
    return {
      day: Number(day ?? dayAfter ?? slashDay ?? alone),
      month: slashMonth === undefined ? named : Number(slashMonth),
      before: text.slice(Math.max(0, found.index - 40), found.index),
      whole: text.slice(0, found.index),
      after: text.slice(to, to + 40),
      from: found.index,
      to,
    };
  });

/** The day of the year that the trip is in, or of the next where it is over. */
function dayOf({ day }: Told, month: number | null, near: IsoDay, today: IsoDay): IsoDay | null {
  if (month === null) return null;
  const inYear = (year: number): string => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const year = Number(near.slice(0, 4));
  return (
    [inYear(year), inYear(year + 1)].find((one): one is IsoDay => isIsoDay(one) && daysBetween(today, one) >= 0) ?? null
  );
}

const LAST_CLAUSE = /^.*(?:,|;|\.|\bso\b|\bcos\b)\s*(?=(?:do|make|move|have|put|switch|change|can|could)\b)/i;
/** `hes got football that day, do it on the sunday`, of a trip of one day. */
function ofOneDay({ raw }: Reading, state: ConciergeState): DateChange | null {
  if (state.request.days.length !== 1) return null;
  const own = raw
    .replace(LAST_CLAUSE, '')
    .replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day),? (?:now,? )?(?:the )?\d{1,2}(?:st|nd|rd|th)\b/i, '$1');
  const change = own === raw ? null : readTripDays(read(own, state), state);
  return change?.kind === 'shift' ? change : null;
}

const ONE_AFTER =
  / that (?:\w+day|weekend|week|day|date|one) (?:.* )?(?:so |do |make it |go for |have |try |but |just )*(?:the )?(?:one|week|weekend|\w+day) (after|before)(?: that| it| instead| please| then| works| is fine| is better)* $/;
/** `he's away that saturday so the one after`. */
function weekAfter({ line }: Reading): DateChange | null {
  const way = ONE_AFTER.exec(line)?.[1];
  return way === undefined ? null : { kind: 'shift', days: way === 'after' ? 7 : -7 };
}
