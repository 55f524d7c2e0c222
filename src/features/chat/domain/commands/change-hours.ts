import type { TripRequest } from '../../../../engine/trip-request.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { HEAD_HOME_MINUTES, mealsWithin, SETTLE_IN_MINUTES } from '../../../planner/domain/plan-days.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { dayName } from '../wording/name-slot.ts';
import { changePlan } from './change-plan.ts';
import { changed, type Outcome, refused } from './outcome.ts';

/** When the group comes or goes: what lies before or after it gives way, with time to settle in or to head home. */
export function changeHours(
  state: ConciergeState,
  { edge, day, minute }: { edge: 'arrive' | 'leave'; day: number; minute: number },
): Outcome {
  const { request, plan } = state;
  const present = request.days[day];
  if (!present) return refused('That day is not in the plan.');
  const startMinute = edge === 'arrive' ? minute + SETTLE_IN_MINUTES : present.startMinute;
  const endMinute = edge === 'leave' ? minute - HEAD_HOME_MINUTES : present.endMinute;
  if (endMinute - startMinute < 60)
    return refused(
      `That leaves no time for anything on ${dayName(plan, day)}. Say “drop ${dayName(plan, day)}” to leave it free.`,
    );
  const hours = { ...present, startMinute, endMinute, ...mealsWithin(startMinute, endMinute) };
  const next: TripRequest = { ...request, days: request.days.map((one, index) => (index === day ? hours : one)) };
  const result = changePlan(state, { request: next });
  if (!result.ok) return refused(`I could not make that work: ${result.reason}. Nothing has changed.`);
  const words =
    edge === 'arrive'
      ? `${dayName(plan, day)} now starts at ${formatClock(startMinute)} at the earliest, an hour after you arrive.`
      : `${dayName(plan, day)} now ends by ${formatClock(endMinute)}, ${HEAD_HOME_MINUTES} minutes before you leave.`;
  return changed(result.value, words);
}
