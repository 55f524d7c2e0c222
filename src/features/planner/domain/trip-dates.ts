import { addDays, daysBetween, type IsoDay, isIsoDay } from '../../../shared/dates.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

/** The spec's one string for two dates (SPEC 3): start, this, end. */
const SEPARATOR = ' to ';

/** Longest trip we plan, in days, first and last included. */
export const TRIP_DAYS_MAX = 14;

/** Null means flexible: the planner assumes a Friday-to-Sunday weekend and says so. */
export type TripDates = { start: IsoDay; end: IsoDay } | null;

export type TripDatesFault = 'not-dates' | 'one-date' | 'end-before-start' | 'past' | 'too-long';

/** What the form shows for each fault; the server answers with the same words. */
export const TRIP_DATES_MESSAGE: Record<TripDatesFault, string> = {
  'not-dates': 'Dates must be real calendar days',
  'one-date': 'Add both a start and an end date, or leave both empty',
  'end-before-start': 'End date cannot be before start date',
  past: 'Start date cannot be in the past',
  'too-long': `Trips can be at most ${TRIP_DAYS_MAX} days long`,
};

/** Two days of a form as the spec's `dates` string; empty where neither is given. */
export const joinTripDates = (start: string, end: string): string => (start || end ? `${start}${SEPARATOR}${end}` : '');

/** The two days of a `dates` string as a form shows them, not checked: half a range stays half. */
export function splitTripDates(text: string): { start: string; end: string } {
  const [start = '', end = ''] = text.split(SEPARATOR);
  return { start: start.trim(), end: end.trim() };
}

/**
 * Reads the spec's `dates` string. Empty and `flexible` (the quick search's word) mean no dates.
 * `today` is the day in the organiser's time zone: a trip may start on it, not before.
 */
export function parseTripDates(text: string, today: IsoDay): Result<TripDates, TripDatesFault> {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === 'flexible') return ok(null);
  const padded = ` ${trimmed} `;
  const at = padded.indexOf(SEPARATOR);
  const start = at < 0 ? trimmed : padded.slice(0, at).trim();
  const end = at < 0 ? '' : padded.slice(at + SEPARATOR.length).trim();
  if ((start && !isIsoDay(start)) || (end && !isIsoDay(end))) return fail('not-dates');
  if (!start || !end) return fail('one-date');
  const span = daysBetween(start, end);
  if (span < 0) return fail('end-before-start');
  if (daysBetween(today, start) < 0) return fail('past');
  if (span + 1 > TRIP_DAYS_MAX) return fail('too-long');
  return ok({ start, end });
}

/** Every day of the trip, first to last. */
export function tripDays(dates: { start: IsoDay; end: IsoDay }): IsoDay[] {
  return Array.from({ length: daysBetween(dates.start, dates.end) + 1 }, (_, index) => addDays(dates.start, index));
}
