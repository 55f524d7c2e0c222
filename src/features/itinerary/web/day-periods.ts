import { TIMES_OF_DAY, type TimeOfDay } from '../../../engine/trip-request.ts';
import { formatDay, isIsoDay, WEEKDAY_NAMES } from '../../../shared/dates.ts';
import type { ReadDay, ReadEntry, ReadRecommendations } from '../domain/recommendations-schema.ts';

export interface DayPeriod {
  timeOfDay: TimeOfDay;
  /** In the order of the clock; empty means free time. */
  entries: readonly ReadEntry[];
}

const entriesOf = (day: ReadDay): ReadEntry[] => day.schedule.filter((entry) => entry !== null);

/** Entries without an exact time keep the place they were stored in, after those that have one. */
const byStart = (one: ReadEntry, other: ReadEntry): number =>
  (one.slot?.startMinute ?? Number.MAX_SAFE_INTEGER) - (other.slot?.startMinute ?? Number.MAX_SAFE_INTEGER);

/** Morning, Afternoon and Evening of a day, always all three (SPEC 2, itinerary tab). */
export function dayPeriods(day: ReadDay): DayPeriod[] {
  const entries = entriesOf(day).toSorted(byStart);
  return TIMES_OF_DAY.map((timeOfDay) => ({
    timeOfDay,
    entries: entries.filter((entry) => entry.timeOfDay === timeOfDay),
  }));
}

/** The period to open first: the earliest with something planned, so that nobody meets an empty page. */
export const firstBusyPeriod = (day: ReadDay): TimeOfDay =>
  dayPeriods(day).find((period) => period.entries.length > 0)?.timeOfDay ?? 'Morning';

/** The text of a period's entry, or the words of SPEC 2 when the plan has none. */
export const entryText = (entry: ReadEntry): string =>
  entry.description.trim() || `No ${entry.timeOfDay.toLowerCase()} plan provided`;

/** `Friday 4 December 2026`, `Friday` when the trip has no dates yet, else `Day 2`. */
export function dayTitle(day: ReadDay, index: number): string {
  if (day.date !== null && isIsoDay(day.date)) return formatDay(day.date);
  return day.weekday === null ? `Day ${index + 1}` : WEEKDAY_NAMES[day.weekday];
}

/** `Fri 4` for a narrow switcher, `Fri`, else `Day 2`. */
export function dayShortTitle(day: ReadDay, index: number): string {
  if (day.weekday === null) return `Day ${index + 1}`;
  const weekday = WEEKDAY_NAMES[day.weekday].slice(0, 3);
  return day.date !== null && isIsoDay(day.date) ? `${weekday} ${Number(day.date.slice(8))}` : weekday;
}

export interface SuggestedActivity {
  key: string;
  name: string;
  type: string;
  link: string;
  pricePerPersonPence: number | null;
}

/** What can be booked, day by day; days with nothing to book are left out. */
export function suggestedActivities(plan: ReadRecommendations): { title: string; activities: SuggestedActivity[] }[] {
  return plan.days
    .map((day, index) => ({
      title: dayTitle(day, index),
      activities: dayPeriods(day)
        .flatMap((period) => period.entries)
        .flatMap((entry, order) =>
          entry.activity?.name
            ? [
                {
                  key: `${index}-${order}`,
                  name: entry.activity.name,
                  type: entry.activity.type,
                  link: bookableLink(entry.activity.affiliateLink),
                  pricePerPersonPence: entry.slot?.pricePerPersonPence ?? null,
                },
              ]
            : [],
        ),
    }))
    .filter((day) => day.activities.length > 0);
}

/** Stored links are data: only web addresses and our own pages may be opened, never `javascript:`. Empty when unusable. */
export const bookableLink = (link: string): string => (/^(https?:\/\/|\/(?!\/))/i.test(link) ? link : '');
