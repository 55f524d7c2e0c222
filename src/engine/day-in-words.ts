import { WEEKDAY_NAMES } from '../shared/dates.ts';
import type { TripPlan } from './trip-plan.ts';

/** `Saturday`; `Saturday (day 9)` where a trip has two of them, and `day 3` where it has no such day. */
export function dayInWords(plan: Pick<TripPlan, 'days'>, day: number): string {
  const weekday = plan.days[day]?.weekday;
  if (weekday === undefined) return `day ${day + 1}`;
  const isRepeated = plan.days.filter((other) => other.weekday === weekday).length > 1;
  return isRepeated ? `${WEEKDAY_NAMES[weekday]} (day ${day + 1})` : WEEKDAY_NAMES[weekday];
}
