import type { TripDay } from './trip-request.ts';

/** Minutes after midnight at which the light goes, by month, rounded for 50 to 52 degrees north with summer time. */
const DUSK_BY_MONTH = [16.5, 17.25, 18.25, 20, 21, 21.5, 21.5, 20.5, 19.5, 18, 16.25, 16].map((hour) => hour * 60);
/** For a trip without dates: light enough on most evenings of the year. */
const UNDATED_DUSK = 18.5 * 60;
/** What opens only after this is meant for the dark, such as a ghost walk. */
const DAYTIME_OPENING = 15 * 60;

/** Latest end of an outdoor visit by daylight; null for what opens late and is meant for the evening. */
export function daylightEnd(day: TripDay, openMinute: number): number | null {
  if (openMinute >= DAYTIME_OPENING) return null;
  const month = day.date === null ? null : Number(day.date.slice(5, 7));
  return month === null ? UNDATED_DUSK : (DUSK_BY_MONTH[month - 1] ?? UNDATED_DUSK);
}
