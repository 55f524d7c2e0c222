import { daysBetween, type IsoDay } from '../../../shared/dates.ts';

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60 * MS_PER_SECOND;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;

const midnightUtc = (day: IsoDay): number => daysBetween('1970-01-01', day) * MS_PER_DAY;

/**
 * The instant (Unix time, milliseconds) at which a clock in `timeZone` (IANA name) shows so many minutes after the
 * midnight that begins `day`, as one reads the clock: 1500 is 01:00 on the next day, whatever the clocks did that night.
 * Of an hour that comes twice it is the first; an hour that the clocks skip is read by the clock before the change (both
 * as RFC 5545, 3.3.5).
 */
export function instantAt(day: IsoDay, minute: number, timeZone: string): number {
  const wall = midnightUtc(day) + minute * MS_PER_MINUTE;
  const before = wall - offsetMs(wall - MS_PER_DAY, timeZone);
  const after = wall - offsetMs(wall + MS_PER_DAY, timeZone);
  const isRight = (instant: number): boolean => instant + offsetMs(instant, timeZone) === wall;
  const [first] = [before, after].filter(isRight).toSorted((a, b) => a - b);
  return first ?? before;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** How far the clock there is ahead of UTC at an instant, milliseconds. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  const day = midnightUtc(`${part('year')}-${part('month')}-${part('day')}`);
  const minutes = Number(part('hour')) * 60 + Number(part('minute'));
  return day + minutes * MS_PER_MINUTE + Number(part('second')) * MS_PER_SECOND - instant;
}
