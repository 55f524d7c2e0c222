import type { DayHours, WeeklyHours } from './venue.ts';

type Day = keyof WeeklyHours;
type DaySpan = Day | `${Day}-${Day}`;

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Day[];
const POSITION = new Map<string, number>(WEEK.map((day, position) => [day, position]));

/**
 * A week's hours the way a door sign writes them: `{ 'mon-thu': '12:00-22:00', 'fri-sat': '12:00-24:00' }`.
 * A span may run over the weekend (`sat-mon`); a later entry overrides an earlier one; days not named are closed.
 */
export function weeklyHours(sign: Partial<Record<DaySpan, DayHours>>): WeeklyHours {
  const hours: WeeklyHours = {};
  for (const [span, text] of Object.entries(sign)) {
    for (const day of daysOf(span)) hours[day] = text;
  }
  return hours;
}

function daysOf(span: string): Day[] {
  const [first = '', last = first] = span.split('-');
  const from = POSITION.get(first) ?? 0;
  const to = POSITION.get(last) ?? from;
  return from <= to ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)];
}
