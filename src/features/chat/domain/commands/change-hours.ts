import type { TripRequest } from '../../../../engine/trip-request.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { HEAD_HOME_MINUTES, mealsWithin, SETTLE_IN_MINUTES } from '../../../planner/domain/plan-days.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { dayName } from '../wording/name-slot.ts';
import { changePlan } from './change-plan.ts';
import { changed, type Outcome, refused } from './outcome.ts';

export interface NewHours {
  /** Coming and going leave time to settle in and to head home; a start or a finish is meant to the minute. */
  edge: 'arrive' | 'leave' | 'start' | 'finish';
  day: number;
  minute: number;
}

/** No day out begins before six in the morning, minutes. */
const EARLIEST = 360;

/** Other hours for one day: what lies outside them gives way. */
export function changeHours(state: ConciergeState, { edge, day, minute }: NewHours): Outcome {
  const { request, plan } = state;
  const present = request.days[day];
  if (!present) return refused('That day is not in the plan.');
  if (minute < EARLIEST && (edge === 'start' || edge === 'leave'))
    return refused(`Nothing on our list is open at ${formatClock(minute)}, so ${dayName(plan, day)} stays as it is.`);
  let { startMinute, endMinute } = present;
  switch (edge) {
    case 'arrive':
      startMinute = minute + SETTLE_IN_MINUTES;
      break;
    case 'start':
      startMinute = minute;
      break;
    case 'leave':
      endMinute = minute - HEAD_HOME_MINUTES;
      break;
    case 'finish':
      endMinute = minute;
      break;
  }
  if (endMinute - startMinute < 60)
    return refused(
      `That leaves no time for anything on ${dayName(plan, day)}. Say “drop ${dayName(plan, day)}” to leave it free.`,
    );
  const hours = { ...present, startMinute, endMinute, ...mealsWithin(startMinute, endMinute) };
  const next: TripRequest = { ...request, days: request.days.map((one, index) => (index === day ? hours : one)) };
  const result = changePlan(state, { request: next });
  if (!result.ok) return refused(`I could not make that work: ${result.reason}. Nothing has changed.`);
  return changed(result.value, inWords(dayName(plan, day), edge, { startMinute, endMinute }));
}

function inWords(name: string, edge: NewHours['edge'], hours: { startMinute: number; endMinute: number }): string {
  switch (edge) {
    case 'arrive':
      return `${name} now starts at ${formatClock(hours.startMinute)} at the earliest, an hour after you arrive.`;
    case 'leave':
      return `${name} now ends by ${formatClock(hours.endMinute)}, ${HEAD_HOME_MINUTES} minutes before you leave.`;
    case 'start':
      return `${name} now starts at ${formatClock(hours.startMinute)} at the earliest.`;
    case 'finish':
      return `${name} now ends by ${formatClock(hours.endMinute)}.`;
  }
}
