import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { formatDay, type IsoDay, MONTH_NAMES, WEEKDAY_NAMES } from '../../../../../shared/dates.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { ReadPart } from '../cues/read-part.ts';
import type { DateChange } from '../finding/find-dates.ts';
import { readNumber } from '../finding/read-number.ts';
import { readWeekday, WEEKDAY } from '../finding/weekdays.ts';
import type { Intent } from '../intent.ts';
import { type Reading, read } from '../reading.ts';

/** What is done to parts of the plan, or wanted of it. */
const OF_PARTS: ReadonlySet<Intent['kind']> = new Set([
  'swap',
  'add',
  'drop',
  'keep',
  'mood',
  'avoid',
  'cheaper',
  'day-limit',
  'busy',
  'hours-again',
  'some-free',
  'retime',
  'hours',
  'move-day',
  'exchange',
  'exchange-days',
  'which-two',
  'vague',
  'ideas',
  'dry',
  'rain',
  'improve',
  'closer',
  'free-time',
  'extremes',
  'schedule',
  'price',
  'refund',
  'unknown',
]);
/** Not `daft money for a wednesday crowd`. */
const NAMED = new RegExp(`(?<! (?!on )\\w+ a) ${WEEKDAY}s? `);
/** Where a part is to go to, or what it is to change places with: `move the karting on friday to wednesday`. */
const TOWARDS = new RegExp(` (?:to|onto|with|and|for|on) (?:the |a )?${WEEKDAY} | ${WEEKDAY} (?:and|with|for) `);
/** Who comes when, and until when they make up their minds. */
const OF_THE_TRIP =
  / (?:fly|flying|flight|train|home|work|works|working|back|land|landing|extra|stay|staying|until|till|til|by|before|since|last|next|every|trip|dates|extend|if we|weather|forecast|add a (?:day|night)) /;
/** The hour that a day is to begin after or end by, and nobody's mind to be made up: `finish by 5 on friday`. */
const BY_HOUR = / (?:by|before|until|till|til) (?=(?:half )?\d)/g;
/** Of the hours of a day these are said as well. */
const COMES_OR_GOES = / (?:arrive|arriving|leave|leaving) /;
const OF_A_PLAN = / (?:start|starts|finish|finishes|end|ends|begin|nothing|move|put|free|clear|plans?|day|way round) /;
const OF_A_DAY = / (?:everything|all|the lot|stuff|plans?|things) (?:on|for|from) /;

const ON_A_DAY = new RegExp(` on (?:the )?${WEEKDAY} `);

/** A longer message has reasons in it, and days of its own in them. */
const WORDS_MAX = 12;

const DATE = new RegExp(
  `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH_NAMES.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\b|\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b`,
  'gi',
);
const HAS_DATE = new RegExp(DATE.source, 'i');

/** `move the cruise to 14 march` names the Sunday of the trip, and is no wish to travel then. */
export function datesAsDays(message: string, state: ConciergeState): string {
  const { days } = state.plan;
  if (!HAS_DATE.test(message) || !isOfOnePart(read(message, state))) return message;
  return message.replace(DATE, (said: string, day?: string, month?: string, ordinal?: string) => {
    const planned = days.find(
      ({ date }) =>
        date !== null &&
        Number(date.slice(8)) === Number(day ?? ordinal) &&
        (month === undefined || monthName(date).startsWith(month.slice(0, 3).toLowerCase())),
    );
    return planned ? WEEKDAY_NAMES[planned.weekday] : said;
  });
}

const monthName = (date: IsoDay): string => (MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? '').toLowerCase();

/** `fish and chips on the sunday` of a trip that ends on Saturday: no other day is taken for it. */
export function withoutAbsentDays(parts: readonly ReadPart[], state: ConciergeState): ReadPart[] {
  const all = parts.map((part): ReadPart => {
    const day = absentDayOf(part.intent, read(part.wish, state), state);
    return day === null ? part : { ...part, intent: { kind: 'impossible', why: { kind: 'no-such-day', day } } };
  });
  const isAbsent = all.some(({ intent }) => intent.kind === 'impossible' && intent.why.kind === 'no-such-day');
  // `something on sunday, we are not leaving until 3` is of that day as well.
  const isOfAbsent = ({ intent, wish }: ReadPart): boolean =>
    isAbsent && intent.kind === 'hours' && intent.edge === 'leave' && read(wish, state).days.length === 0;
  return all.filter((part) => !isOfAbsent(part));
}

function absentDayOf(intent: Intent, reading: Reading, { plan }: ConciergeState): string | null {
  const { kind } = intent;
  const { line, words, days, slots, kinds, timesOfDay } = reading;
  // `a picnic on the sunday, weather permitting` is for that day, whatever else is said.
  const isThing = intent.kind === 'add' && ON_A_DAY.test(line);
  const isOfTrip = OF_THE_TRIP.test(kind === 'hours' ? line.replace(BY_HOUR, ' ') : line);
  if (words.length > WORDS_MAX || (isOfTrip && !isThing)) return null;
  if (kind === 'dates') return isOfOnePart(reading) ? dateOf(intent.change) : null;
  if (!OF_PARTS.has(kind) || (COMES_OR_GOES.test(line) && kind !== 'hours')) return null;
  const day = weekdayNamed(line, days.length === 0 ? NAMED : TOWARDS, plan) ?? numberNamed(line, plan);
  if (day === null) return null;
  const isOfPlan = slots.length + kinds.length + timesOfDay.length > 0 || OF_A_PLAN.test(line);
  if (kind === 'unknown' && !isOfPlan) return null;
  return kind === 'refund' && !OF_A_DAY.test(line) ? null : day;
}

function weekdayNamed(line: string, pattern: RegExp, plan: TripPlan): string | null {
  const [, first, second] = pattern.exec(line) ?? [];
  const name = first ?? second;
  const weekday = readWeekday(name);
  return name === undefined || plan.days.some((day) => day.weekday === weekday) ? null : name;
}

const NUMBERED = / day (\w+) /;
/** Not `our 21st birthday` nor `the 2nd one`. */
const OF_THE_MONTH =
  / the (\d{1,2}(?:st|nd|rd|th))(?! (?:birthday|one|place|thing|stop|bar|pub|club|dinner|lunch|night|option|time))/;

/** `day 5` of three, or `the 25th` of a trip that is over by then. */
function numberNamed(line: string, { days }: TripPlan): string | null {
  const count = readNumber(NUMBERED.exec(line)?.[1] ?? '');
  if (count !== null) return count > days.length ? `day ${count}` : null;
  const ordinal = OF_THE_MONTH.exec(line)?.[1];
  const isThere = ({ date }: TripPlan['days'][number]): boolean =>
    date === null || Number(date.slice(8)) === Number.parseInt(ordinal ?? '', 10);
  return ordinal === undefined || days.some(isThere) ? null : ordinal;
}

const PUTS = / (?:move|moved|add|put|shift|switch|do|book|have|fit in|squeeze in) /;
const WHOLE = / (?:everything|all|whole|weekend|arriving|arrive|from|start|starting) /;

/** `move the cruise to the 20th` is no wish to travel then. */
const isOfOnePart = ({ line, slots, types, kinds }: Reading): boolean =>
  slots.length + types.length + kinds.length > 0 && PUTS.test(line) && !WHOLE.test(line);

function dateOf(change: DateChange): string | null {
  if (change.kind === 'start') return formatDay(change.start);
  return change.kind === 'days-of-month' && change.last === null ? `day ${change.first} of the month` : null;
}
