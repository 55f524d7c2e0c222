/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type IsoDay = string;

/** Monday is 0 and Sunday 6, as in ISO 8601 less one. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const MS_PER_DAY = 86_400_000;

const toUtcMs = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);
const fromUtcMs = (ms: number): IsoDay => new Date(ms).toISOString().slice(0, 10);

/** True for a day that exists: `2026-02-30` and `26-1-1` are none. */
export function isIsoDay(text: string): text is IsoDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = toUtcMs(text);
  return !Number.isNaN(ms) && fromUtcMs(ms) === text;
}

/** The calendar day so many days later, or earlier for a negative count; `day` has to be one that exists. */
export const addDays = (day: IsoDay, count: number): IsoDay => fromUtcMs(toUtcMs(day) + count * MS_PER_DAY);

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => Math.round((toUtcMs(to) - toUtcMs(from)) / MS_PER_DAY);

/** The weekday of a calendar day that exists. */
export const weekdayOf = (day: IsoDay): Weekday => ((new Date(toUtcMs(day)).getUTCDay() + 6) % 7) as Weekday;

/** `Saturday 14 March 2026`. */
export function formatDay(day: IsoDay): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${WEEKDAY_NAMES[weekdayOf(day)]} ${date} ${MONTH_NAMES[(month ?? 1) - 1]} ${year}`;
}

/** `Friday 11 to Sunday 13 June 2027`: what both days share is said once; one day is that day. */
export function formatDays(first: IsoDay, last: IsoDay): string {
  if (first === last) return formatDay(first);
  const [firstYear, firstMonth] = first.split('-');
  const [lastYear, lastMonth] = last.split('-');
  const words = formatDay(first).split(' ');
  const kept = firstYear !== lastYear ? words.length : firstMonth !== lastMonth ? 3 : 2;
  return `${words.slice(0, kept).join(' ')} to ${formatDay(last)}`;
}

/** `June 2025` from `2025-06` or a day of it; anything else as it is. */
export function formatMonth(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(text) ?? [];
  const name = MONTH_NAMES[Number(month) - 1];
  return year === undefined || name === undefined ? text : `${name} ${year}`;
}

/** The calendar day at an instant in a time zone (IANA name). */
export function dayAt(instant: Date, timeZone: string): IsoDay {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** `19:30` from 1170; minutes past midnight wrap, so 1500 is `01:00`. */
export function formatClock(minuteOfDay: number): string {
  const minute = ((minuteOfDay % 1440) + 1440) % 1440;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
