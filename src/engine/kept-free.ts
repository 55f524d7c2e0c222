import { formatClock } from '../shared/dates.ts';
import type { FreeHours, TripRequest } from './trip-request.ts';

/** Minutes after midnight between which a slot may start, both included. */
interface StartRange {
  from: number;
  to: number;
}

/** The hours of a day that are kept free. */
export const keptFreeOn = ({ keptFree }: TripRequest, day: number): readonly FreeHours[] =>
  keptFree?.filter((hours) => hours.day === day) ?? [];

/** Whether a slot from one minute to another would lie in these hours; to end or to begin with them is none of it. */
export const liesIn = (
  { startMinute, endMinute }: Pick<FreeHours, 'startMinute' | 'endMinute'>,
  slot: Pick<FreeHours, 'startMinute' | 'endMinute'>,
): boolean => slot.startMinute < endMinute && slot.endMinute > startMinute;

/** The same starts without those less than so many minutes `before` hours that are kept free begin, or `after` they end. */
export function outsideFreeHours(
  ranges: readonly StartRange[],
  { before, after }: { before: number; after: number },
  free: readonly FreeHours[],
): StartRange[] {
  let left = [...ranges];
  for (const { startMinute, endMinute } of free) {
    left = left.flatMap(({ from, to }) =>
      [
        { from, to: Math.min(to, startMinute - before) },
        { from: Math.max(from, endMinute + after), to },
      ].filter((range) => range.from <= range.to),
    );
  }
  return left;
}

/** The hours kept free once its days are others: each on the day that `dayOf` gives for its own, or gone for null. */
export const freeHoursOnDays = (
  { keptFree }: TripRequest,
  dayOf: (day: number) => number | null,
): Pick<TripRequest, 'keptFree'> =>
  keptFree === undefined
    ? {}
    : {
        keptFree: keptFree.flatMap((hours) => {
          const day = dayOf(hours.day);
          return day === null ? [] : [{ ...hours, day }];
        }),
      };

/** `14:00 to 16:00`. */
export const freeHoursInWords = ({ startMinute, endMinute }: Pick<FreeHours, 'startMinute' | 'endMinute'>): string =>
  `${formatClock(startMinute)} to ${formatClock(endMinute)}`;
