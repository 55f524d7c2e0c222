import { addDays, type IsoDay, isIsoDay, MONTH_NAMES, weekdayOf } from '../../../shared/dates.ts';
import type { Booking } from './booking.ts';

/** A month, `YYYY-MM`. */
export type IsoMonth = string;

export const monthOf = (day: IsoDay): IsoMonth => day.slice(0, 7);

/** The month that a query names, or the fallback where it names none that exists. */
export const readMonth = (text: string | null, fallback: IsoMonth): IsoMonth =>
  text !== null && /^[12]\d{3}-\d{2}$/.test(text) && isIsoDay(`${text}-01`) ? text : fallback;

/** The day that a query names, where it is one of the month; else today, or the first of a month without today. */
export function readDay(text: string | null, month: IsoMonth, today: IsoDay): IsoDay {
  if (text !== null && monthOf(text) === month && isIsoDay(text)) return text;
  return month === monthOf(today) ? today : `${month}-01`;
}

/** `May 2027`. */
export function monthText(month: IsoMonth): string {
  const [year, number] = month.split('-').map(Number);
  return `${MONTH_NAMES[(number ?? 1) - 1]} ${year}`;
}

/** The month `count` later, or earlier where it is negative. */
export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Whole weeks from Monday to Sunday that hold the month: four to six. */
export function weeksOf(month: IsoMonth): IsoDay[][] {
  const first: IsoDay = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: IsoDay[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday <= last; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((weekday) => addDays(monday, weekday)));
  return weeks;
}

/** Trips under way on that day, but none that was called off. */
export const tripsOn = (bookings: readonly Booking[], day: IsoDay): Booking[] =>
  bookings.filter(
    ({ start_date: start, end_date: end, status }) =>
      status !== 'cancelled' && start !== null && end !== null && start <= day && day <= end,
  );

/** Trips that touch the month, the earliest first. */
export const tripsOfMonth = (bookings: readonly Booking[], month: IsoMonth): Booking[] =>
  bookings
    .filter(
      ({ start_date: start, end_date: end, status }) =>
        status !== 'cancelled' && start !== null && end !== null && monthOf(start) <= month && month <= monthOf(end),
    )
    .toSorted((a, b) => (a.start_date ?? '').localeCompare(b.start_date ?? ''));

/** Saturdays of the month, today or later, whose weekend is free of trips: where the next one could go. */
export const freeWeekends = (bookings: readonly Booking[], month: IsoMonth, today: IsoDay): IsoDay[] =>
  weeksOf(month)
    .map((week) => week[5] ?? '')
    .filter((saturday) => monthOf(saturday) === month && saturday >= today)
    .filter((saturday) => [-1, 0, 1].every((shift) => tripsOn(bookings, addDays(saturday, shift)).length === 0));

const DAY_STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/** The day that a key leads to from this one, as date grids do (WAI-ARIA); null for a key that leads nowhere. */
export function dayReached(key: string, day: IsoDay): IsoDay | null {
  const step = DAY_STEPS.get(key);
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, 6 - weekdayOf(day));
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = addMonths(monthOf(day), key === 'PageUp' ? -1 : 1);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same <= last ? same : last;
}
