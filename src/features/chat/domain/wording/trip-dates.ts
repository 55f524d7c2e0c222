import { formatClock, formatDays, WEEKDAY_NAMES } from '../../../../shared/dates.ts';
import type { ConciergeState } from '../concierge-state.ts';

/** When the trip is, from the first thing to the last; without dates, which weekdays it is planned for. */
export function answerTripDates({ plan }: ConciergeState): string {
  const first = plan.days[0];
  const last = plan.days.at(-1);
  if (!first || !last) return 'There is nothing in the plan yet, so it has no dates.';
  const count = `${plan.days.length} ${plan.days.length === 1 ? 'day' : 'days'}`;
  const [start, end] = [first.slots[0], last.slots.at(-1)];
  const hours =
    start && end
      ? ` It begins with ${start.name} at ${formatClock(start.startMinute)} and ends with ${end.name} at ${formatClock(end.endMinute)}.`
      : '';
  if (first.date && last.date)
    return `The trip is ${formatDays(first.date, last.date)}, ${count}.${hours} Say other dates and I fit everything to them.`;
  return `There are no dates yet: it is planned for ${plan.days.length === 1 ? `a ${WEEKDAY_NAMES[first.weekday]}` : `${WEEKDAY_NAMES[first.weekday]} to ${WEEKDAY_NAMES[last.weekday]}`}, ${count}.${hours} Name the dates and I fit everything to them.`;
}
