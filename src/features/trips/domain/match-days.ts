import type { IsoDay } from '../../../shared/dates.ts';

type Day = { date: IsoDay | null };

/**
 * Which old day each new one continues, null for a day that is new. Dates that both trips have stay themselves; a trip
 * moved as a whole keeps its days in their order; otherwise arrival stays arrival, departure departure, and the days
 * between keep their order.
 */
export function matchDays(before: readonly Day[], after: readonly Day[]): (number | null)[] {
  const onDate = (date: IsoDay | null): number => (date === null ? -1 : before.findIndex((day) => day.date === date));
  if (after.some(({ date }) => onDate(date) >= 0)) {
    const byDate = after.map(({ date }) => onDate(date));
    return byDate.map((index) => (index < 0 ? null : index));
  }
  const [count, last] = [before.length, before.length - 1];
  if (count === after.length) return after.map((_, index) => index);
  return after.map((_, index) => {
    if (index === 0) return 0;
    if (index === after.length - 1) return last > 0 ? last : null;
    return index < last ? index : null;
  });
}
