import { type HoursWindow, parseDayHours } from '../catalogue/parse-hours.ts';
import type { WeeklyHours } from '../catalogue/venue.ts';
import type { Weekday } from '../shared/dates.ts';

const DAY_KEYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Hours are few distinct texts, read again for every stop and day of every plan. */
const readHours = new Map<string, readonly HoursWindow[]>();
const READ_HOURS_MAX = 5_000;

/** When a place may be visited on a weekday; a window that passes midnight belongs to the day it opens. */
export function openingWindows(hours: WeeklyHours, weekday: Weekday): readonly HoursWindow[] {
  const text = hours[DAY_KEYS[weekday] ?? 'mon'];
  return text ? windowsIn(text) : [];
}

/** The earliest minute at which a place opens on any day of the week; null for one that never does. */
export function earliestOpening(hours: WeeklyHours): number | null {
  let earliest: number | null = null;
  for (const day of DAY_KEYS) {
    const text = hours[day];
    const open = text ? windowsIn(text)[0]?.open : undefined;
    if (open !== undefined && (earliest === null || open < earliest)) earliest = open;
  }
  return earliest;
}

function windowsIn(text: string): readonly HoursWindow[] {
  const known = readHours.get(text);
  if (known) return known;
  const windows = parseDayHours(text);
  if (readHours.size < READ_HOURS_MAX) readHours.set(text, windows);
  return windows;
}
