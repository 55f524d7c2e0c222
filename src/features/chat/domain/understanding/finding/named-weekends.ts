import { addDays, type IsoDay, MONTH_NAMES, weekdayOf } from '../../../../../shared/dates.ts';
import { readOrdinal } from './read-number.ts';

/** Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): IsoDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moved = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const march = epact + toSunday - 7 * correction + 114;
  return dayOf(year, Math.floor(march / 31), (march % 31) + 1);
}

const dayOf = (year: number, month: number, day: number): IsoDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The first Monday from a day on; Monday is weekday nought. */
const mondayFrom = (day: IsoDay): IsoDay => addDays(day, (7 - weekdayOf(day)) % 7);

/** English bank holidays, and days that weekends are called after; each gives the Friday before its weekend. */
const WEEKENDS: readonly (readonly [RegExp, (year: number) => IsoDay])[] = [
  [/ easter /, (year) => addDays(easterSunday(year), -2)],
  [/ (?:early |first )?may (?:day )?bank holiday /, (year) => addDays(mondayFrom(dayOf(year, 5, 1)), -3)],
  [/ (?:spring|whit|late may|second may) bank holiday /, (year) => addDays(mondayFrom(dayOf(year, 5, 25)), -3)],
  [/ (?:august|summer) bank holiday /, (year) => addDays(mondayFrom(dayOf(year, 8, 25)), -3)],
  [/ valentines?(?: day)? weekend /, (year) => addDays(mondayFrom(dayOf(year, 2, 12)), -3)],
];

/** The Friday of a weekend that is called by its holiday, the next one after `today`; null where none is named. */
export function namedWeekend(line: string, today: IsoDay): IsoDay | null {
  const find = WEEKENDS.find(([pattern]) => pattern.test(line))?.[1];
  if (!find) return null;
  const year = Number(/ (20\d\d) /.exec(line)?.[1] ?? today.slice(0, 4));
  const [first, next] = [find(year), find(year + 1)];
  return first > today ? first : next;
}

/** `first weekend in july`, `the last weekend of may`: the trip's own weekdays of that weekend. */
export function findWeekend(line: string): { nth: number; month: number } | null {
  const [, which, name] =
    new RegExp(` (first|second|third|fourth|last|1st|2nd|3rd|4th) weekend (?:in|of) ${MONTH}`).exec(line) ?? [];
  const month = monthOf(name);
  if (which === undefined || month === null) return null;
  return { nth: (readOrdinal(which) ?? 0) - 1, month };
}

/** A month by its name or the start of it, in brackets; `monthOf` counts it. */
export const MONTH = `(${MONTH_NAMES.map((name) => `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`).join('|')}|sept)`;

/** The number of a month by its name or the first three letters of it; null for any other word. */
export function monthOf(word: string | undefined): number | null {
  const index = MONTH_NAMES.findIndex((name) => word !== undefined && name.toLowerCase().startsWith(word.slice(0, 3)));
  return index < 0 ? null : index + 1;
}
