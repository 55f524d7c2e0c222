import type { TripPlan } from '../../../../../engine/trip-plan.ts';
import { inDay, inEvening } from '../finding/clock-in-day.ts';
import { type Clock, findClocks } from '../finding/find-clocks.ts';
import type { Reading } from '../reading.ts';

/** An hour that is told of days, and of no part of them. */
export interface HourTold {
  line: string;
  /** What is ordered, without the reason that stands before it, and that up to the hour. */
  order: string;
  before: string;
  clock: Clock;
  /** The hour as one of the day, of the evening, and of the end of a night, minutes. */
  ofDay: number;
  ofEvening: number;
  ofNight: number;
  /** The day it is of; undefined where none is said. */
  day: number | undefined;
  /** Others that it is of as well. */
  also: { alsoDays?: readonly number[] };
  last: number;
  /** The day has a night out in it, and is not the one of the way home. */
  isOut: boolean;
}

/** A day, minutes. */
export const DAY = 1440;
/** An hour up to it, minutes, is of the night where somebody goes home or to bed. */
export const SMALL_HOURS = 180;

export const STARTS =
  / (?:start|starts|starting|started by|begin|begins|beginning|commence|commences|kick off|kicks off|kicking off|out of bed|surface|get going|at the earliest|meet|meet up) /;

/** The hour of a line that names no part of the plan; null where there is none, or several of several days. */
export function hourTold({ raw, line, days, slots, kinds }: Reading, plan: TripPlan): HourTold | null {
  // `dinner at 19:30 as the boss lands late`: about the dinner, and only the reason is about coming.
  if (kinds.length > 0 || slots.length > 0) return null;
  const told = tellingOf(raw);
  const clocks = findClocks(told).filter(({ isRefused, isKept }) => !isRefused && !isKept);
  const clock =
    clocks.find(({ joint }) => joint === 'after') ??
    clocks.find(({ isBare }) => !isBare) ??
    (STARTS.test(line) ? clocks[0] : undefined);
  // `in at 3 friday out by 5 sunday`: which hour is of which day is told in two clauses.
  const isOfTwo = days.length > 1 && clocks.filter(({ isBare }) => !isBare).length > 1;
  if (!clock || isOfTwo) return null;
  const [day, ...others] = days.length > 0 ? days : manyDays(line, plan);
  const last = plan.days.length - 1;
  const ofEvening = inEvening(clock);
  return {
    line,
    order: ` ${told.toLowerCase()} `,
    before: told.slice(0, clock.from),
    clock,
    ofDay: inDay(clock),
    ofEvening,
    ofNight: inNight(clock, ofEvening),
    day,
    also: others.length > 0 ? { alsoDays: others } : {},
    last,
    isOut: day !== undefined && day < last && nightsOf(plan).includes(day),
  };
}

/** `both nights`, `every morning`. */
function manyDays(line: string, { days }: TripPlan): number[] {
  const isOfDays = / (?:both|every|each|all) (?:mornings?|days?) /.test(line);
  const isOfNights = / (?:both|every|each|all) (?:nights?|evenings?) /.test(line);
  return [...days.keys()].slice(0, isOfDays ? days.length : isOfNights ? -1 : 0);
}

export const nightsOf = (plan: TripPlan): number[] =>
  [...plan.days.keys()].filter((day) => plan.days[day]?.slots.some(({ kind }) => kind === 'night') === true);

/** One to three, of the end of a day, is after midnight; any other hour as it is in the evening. */
const inNight = ({ minute, isExact }: Clock, ofEvening: number): number =>
  minute > 0 && minute <= SMALL_HOURS && (isExact || minute >= 60) ? minute + DAY : ofEvening;

/** What is ordered, without the reason that stands before it: `flight lands 14:20, hotel, shower.. say 16:00 start`. */
function tellingOf(raw: string): string {
  const parts = raw
    .replace(/\b(\d{1,2})(pm|am) (?=train|flight|coach|bus|ferry|plane)/i, 'at $1$2 ')
    .split(/\s*(?:[;!?]|\.{1,3}(?=\s)|,(?!\d)|\bso\b|\bbecause\b|\bcos\b|\bas\b|\b(?:can|could) we\b)\s*/i)
    .filter((part) => /\w/.test(part));
  const timed = parts.filter((part) => findClocks(part).some(({ isRefused, isBare }) => !isRefused && !isBare));
  const ordered = timed.filter((part) => ORDERED.test(` ${part.toLowerCase()} `));
  return ordered.at(-1) ?? timed[0] ?? raw;
}

const ORDERED =
  / (?:say|start|starts|starting|begin|kick off|wrap up|finish|done|be done|end|ends|stop|home|nothing|make it|want|need|needs|has to|must|meet) /;
