import { MONTH_NAMES } from '../../../shared/dates.ts';

/** A trip that a chart can show. */
export interface ChartedTrip {
  id: string;
  title: string;
  /** The instant it was planned, ISO. */
  plannedAt: string;
}

export interface Period<Trip> {
  /** `2026-11`, `2026-4` for a quarter, `2026`. */
  key: string;
  /** `November 2026`, `Oct to Dec 2026`, `2026`. */
  name: string;
  trips: readonly Trip[];
}

export type PeriodUnit = 'month' | 'quarter' | 'year';

/** The most bars that one chart can hold without becoming a wall. */
export const MOST_BARS = 12;

/**
 * Trips by the month they were planned in (months of UTC), the newest first; by the quarter or the year where there would
 * be too many months. Null where the trips are few enough for a bar each. No trip is left out.
 */
export function tripPeriods<Trip extends ChartedTrip>(
  trips: readonly Trip[],
): { unit: PeriodUnit; periods: readonly Period<Trip>[] } | null {
  if (trips.length <= MOST_BARS) return null;
  const months = periodsBy(trips, 'month');
  if (months.length <= MOST_BARS) return { unit: 'month', periods: months };
  const quarters = periodsBy(trips, 'quarter');
  if (quarters.length <= MOST_BARS) return { unit: 'quarter', periods: quarters };
  return { unit: 'year', periods: periodsBy(trips, 'year') };
}

function periodsBy<Trip extends ChartedTrip>(trips: readonly Trip[], unit: PeriodUnit): Period<Trip>[] {
  const groups = Map.groupBy(trips, ({ plannedAt }) => periodKey(plannedAt, unit));
  return [...groups]
    .map(([key, members]) => ({ key, name: periodName(key, unit), trips: members }))
    .toSorted((a, b) => (a.key < b.key ? 1 : -1));
}

function periodKey(plannedAt: string, unit: PeriodUnit): string {
  const [year, month] = [plannedAt.slice(0, 4), plannedAt.slice(5, 7)];
  switch (unit) {
    case 'month':
      return `${year}-${month}`;
    case 'quarter':
      return `${year}-${Math.ceil(Number(month) / 3)}`;
    case 'year':
      return year;
  }
}

function periodName(key: string, unit: PeriodUnit): string {
  const [year = '', part = ''] = key.split('-');
  const month = (number: number) => MONTH_NAMES[number - 1] ?? '';
  switch (unit) {
    case 'month':
      return `${month(Number(part))} ${year}`;
    case 'quarter':
      return `${month(Number(part) * 3 - 2).slice(0, 3)} to ${month(Number(part) * 3).slice(0, 3)} ${year}`;
    case 'year':
      return year;
  }
}
