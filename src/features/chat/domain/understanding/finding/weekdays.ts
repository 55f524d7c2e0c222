import { WEEKDAY_NAMES, type Weekday } from '../../../../../shared/dates.ts';

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** The days of the week as a line has them, Monday first. */
export const WEEKDAYS: readonly string[] = WEEKDAY_NAMES.map((name) => name.toLowerCase());

/** For patterns: any of them, in brackets. */
export const WEEKDAY = `(${WEEKDAYS.join('|')})`;

/** The days to the nearest such weekday; below nought it is before. */
export function daysTo(from: Weekday, to: Weekday): number {
  const ahead = (to - from + 7) % 7;
  return ahead > 3 ? ahead - 7 : ahead;
}

export const readWeekday = (name: string | undefined): Weekday | null =>
  WEEK.find((day) => WEEKDAYS[day] === name) ?? null;
