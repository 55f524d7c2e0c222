import { type HoursWindow, parseDayHours } from '../catalogue/parse-hours.ts';
import type { WeeklyHours } from '../catalogue/venue.ts';
import type { Weekday } from '../shared/dates.ts';

const DAY_KEYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** When a place may be visited on a weekday; a window that passes midnight belongs to the day it opens. */
export function openingWindows(hours: WeeklyHours, weekday: Weekday): HoursWindow[] {
  const text = hours[DAY_KEYS[weekday] ?? 'mon'];
  return text ? parseDayHours(text) : [];
}
