import { formatClock, formatDay, WEEKDAY_NAMES } from '../../../shared/dates.ts';
import { formatPounds } from '../../../shared/money.ts';
import { outlineDifference, type StopOnDay } from './outline-difference.ts';
import type { PlanOutline } from './plan-outline.ts';

/** One thing that is different, told in `words`; `kind` chooses its sign. */
export interface OutlineLine {
  kind: 'came' | 'went' | 'swapped' | 'moved' | 'about';
  words: string;
}

/** What a plan has that the one before had not, and the other way round, a line each: the trip itself first. */
export function outlineLines(before: PlanOutline, after: PlanOutline): OutlineLine[] {
  const { came, went, swapped, moved } = outlineDifference(before, after);
  const line = (kind: OutlineLine['kind'], words: string): OutlineLine => ({ kind, words });
  return [
    ...aboutTrip(before, after).map((words) => line('about', words)),
    ...swapped.map(({ from, to }) =>
      line('swapped', `${to.stop.name} instead of ${from.stop.name}, ${whenOf(after, to)}`),
    ),
    ...came.map((one) => line('came', `${one.stop.name}, ${whenOf(after, one)}`)),
    ...went.map((one) => line('went', `${one.stop.name}, ${whenOf(before, one)}`)),
    ...moved.map(({ from, to }) =>
      line('moved', `${to.stop.name}, from ${whenOf(before, from)} to ${toWhen(before, after, from, to)}`),
    ),
  ];
}

function aboutTrip(before: PlanOutline, after: PlanOutline): string[] {
  const [was, is] = [before.days[0]?.date ?? null, after.days[0]?.date ?? null];
  return [
    ...(before.people === after.people ? [] : [`For ${after.people} people instead of ${before.people}`]),
    ...(before.days.length === after.days.length
      ? []
      : [`${daysOf(after.days.length)} instead of ${daysOf(before.days.length)}`]),
    ...(was === is || is === null
      ? []
      : [`From ${formatDay(is)}${was === null ? '' : ` instead of ${formatDay(was)}`}`]),
    ...(before.stay === after.stay ? [] : [staying(before.stay, after.stay)]),
  ];
}

const daysOf = (count: number): string => (count === 1 ? 'One day' : `${count} days`);

function staying(was: string | null, is: string | null): string {
  if (is === null) return `No stay at ${was} any more`;
  return was === null ? `Staying at ${is}` : `Staying at ${is} instead of ${was}`;
}

/** `Saturday 15:00`. */
const whenOf = (plan: PlanOutline, { day, stop }: StopOnDay): string =>
  `${dayName(plan, day)} ${formatClock(stop.startMinute)}`;

/** The day is named only where it is another one. */
const toWhen = (before: PlanOutline, after: PlanOutline, from: StopOnDay, to: StopOnDay): string =>
  dayName(before, from.day) === dayName(after, to.day) ? formatClock(to.stop.startMinute) : whenOf(after, to);

function dayName({ days }: PlanOutline, day: number): string {
  const weekday = days[day]?.weekday;
  if (weekday === undefined) return `day ${day + 1}`;
  const isRepeated = days.filter((other) => other.weekday === weekday).length > 1;
  return isRepeated ? `${WEEKDAY_NAMES[weekday]} (day ${day + 1})` : WEEKDAY_NAMES[weekday];
}

/** `£143 per person, all in`. */
export const pricePerPerson = ({ pence }: PlanOutline): string => `${formatPounds(pence)} per person, all in`;

/** `£6 more`; null where the price is the same. */
export function priceChange(before: PlanOutline, after: PlanOutline): string | null {
  const pence = after.pence - before.pence;
  return pence === 0 ? null : `${formatPounds(Math.abs(pence))} ${pence > 0 ? 'more' : 'less'}`;
}
