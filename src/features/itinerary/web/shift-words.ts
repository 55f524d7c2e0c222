import { formatClock } from '../../../shared/dates.ts';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';

interface Placed {
  name: string;
  /** With the name it tells a stop from the others: ids are places in the day, and change with it. */
  venueKind: string | null;
  day: number;
  startMinute: number;
}

const placedStops = (plan: ReadRecommendations): Placed[] =>
  plan.days.flatMap(({ schedule }, day) =>
    schedule.flatMap((entry) =>
      entry?.slot
        ? [
            {
              name: entry.activity?.name ?? '',
              venueKind: entry.slot.venueKind,
              day,
              startMinute: entry.slot.startMinute,
            },
          ]
        : [],
    ),
  );

/** Where a stop of this name begins in a plan, and on which day. */
export const findStop = (plan: ReadRecommendations, name: string): { day: number; startMinute: number } | null =>
  placedStops(plan).find((stop) => stop.name === name) ?? null;

/** What is different between two plans besides the stop that was moved, if one was, a sentence each. */
export function shiftLines(
  before: ReadRecommendations,
  after: ReadRecommendations,
  moved: string | null,
  dayName: (day: number) => string,
): string[] {
  const [old, fresh] = [placedStops(before), placedStops(after)];
  const same = (list: readonly Placed[], { name, venueKind }: Placed): Placed | undefined =>
    list.find((other) => other.name === name && other.venueKind === venueKind);
  const shifts = fresh.flatMap((stop) => {
    const was = same(old, stop);
    if (stop.name === moved) return [];
    if (was === undefined) return [`${stop.name} is new, ${dayName(stop.day)} at ${formatClock(stop.startMinute)}.`];
    if (was.day === stop.day && was.startMinute === stop.startMinute) return [];
    const to = formatClock(stop.startMinute);
    return [
      was.day === stop.day
        ? `${stop.name} moves from ${formatClock(was.startMinute)} to ${to}.`
        : `${stop.name} moves to ${dayName(stop.day)} at ${to}.`,
    ];
  });
  const gone = old.filter((stop) => stop.name !== moved && same(fresh, stop) === undefined);
  return [...shifts, ...gone.map(({ name }) => `${name} is no longer in the plan.`)];
}

/** Where the moved stop is now, in one sentence. */
export function movedWords(after: ReadRecommendations | null, name: string, dayName: (day: number) => string): string {
  const now = after === null ? null : findStop(after, name);
  return now === null
    ? `${name} was moved.`
    : `${name} is at ${formatClock(now.startMinute)} now, ${dayName(now.day)}.`;
}
