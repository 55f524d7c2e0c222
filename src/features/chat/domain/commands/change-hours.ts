import type { TripRequest } from '../../../../engine/trip-request.ts';
import { formatClock } from '../../../../shared/dates.ts';
import { HEAD_HOME_MINUTES, mealsWithin, SETTLE_IN_MINUTES } from '../../../planner/domain/plan-days.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { dayName } from '../wording/name-slot.ts';
import { changePlan, changePlanForNoMore, keepsAll, newRelaxations } from './change-plan.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';
import { keptWithin, lostToHours, startingEarlier } from './use-hours.ts';

export interface NewHours {
  /** Coming and going leave time to settle in and to head home; a start or a finish is meant to the minute. */
  edge: 'arrive' | 'leave' | 'start' | 'finish';
  day: number;
  minute: number;
  /** The start is only the earliest that will do, `nothing before 10`, or the end the latest, `nothing after 11`. */
  isLeast?: boolean;
}

/** Lunch is served from noon until two; the last start that leaves time to get there, minutes. */
const LATE_LUNCH = 825;

/** No day out begins before six in the morning, minutes. */
const EARLIEST = 360;

/** The same hours for one day or several; what one day refuses changes nothing at all. */
export function changeHoursOf(state: ConciergeState, hours: NewHours & { alsoDays?: readonly number[] }): Outcome {
  let trip: PlannedTrip | null = null;
  const remarks: string[] = [];
  const asides: string[] = [];
  const already: string[] = [];
  for (const day of [hours.day, ...(hours.alsoDays ?? [])]) {
    const outcome = changeHours({ ...state, ...trip }, { ...hours, day });
    if (outcome.kind === 'said') {
      if (outcome.isRefusal) return outcome;
      already.push(outcome.text);
      continue;
    }
    trip = outcome.trip;
    if (outcome.remark !== null) remarks.push(outcome.remark);
    if (outcome.aside !== null) asides.push(outcome.aside);
  }
  const joined = (texts: readonly string[]): string | null => (texts.length > 0 ? texts.join(' ') : null);
  return trip ? changed(trip, joined(remarks), joined([...asides, ...already])) : said(already.join(' '));
}

/** Other hours for one day: what lies outside them gives way. */
export function changeHours(state: ConciergeState, { edge, day, minute, isLeast }: NewHours): Outcome {
  const { request, plan } = state;
  const present = request.days[day];
  if (!present) return refused('That day is not in the plan.');
  if (minute < EARLIEST && (edge === 'start' || edge === 'leave'))
    return refused(`Nothing on our list is open at ${formatClock(minute)}, so ${dayName(plan, day)} stays as it is.`);
  const lastEnd = plan.days[day]?.slots.at(-1)?.endMinute ?? 0;
  if (edge === 'finish' && isLeast && lastEnd <= minute && present.endMinute <= minute)
    return said(`${dayName(plan, day)} ends at ${formatClock(lastEnd)} already.`);
  const firstStart = plan.days[day]?.slots[0]?.startMinute ?? 0;
  if (edge === 'start' && isLeast && firstStart >= minute && present.startMinute >= minute)
    return said(`${dayName(plan, day)} starts at ${formatClock(firstStart)} already.`);
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
      // `nothing after 11pm` makes no day longer.
      endMinute = isLeast ? Math.min(minute, present.endMinute) : minute;
      break;
  }
  if (endMinute - startMinute < 60)
    return refused(
      `That leaves no time for anything on ${dayName(plan, day)}. Say yes to go ahead with “drop ${dayName(plan, day)}”.`,
    );
  const usual = mealsWithin(startMinute, endMinute);
  // A late lunch is a lunch still, where one was planned.
  const late = { needsLunch: usual.needsLunch || (present.needsLunch && startMinute <= LATE_LUNCH) };
  const tries = late.needsLunch === usual.needsLunch ? [usual] : [{ ...usual, ...late }, usual];
  const [first, ...rest] = tries.map((meals) => {
    const hours = { ...present, startMinute, endMinute, ...meals };
    const next: TripRequest = { ...request, days: request.days.map((one, index) => (index === day ? hours : one)) };
    return changePlan(state, { request: next });
  });
  const isWhole = first?.ok && newRelaxations(plan, first.value.plan).length === 0;
  const result = isWhole ? first : (rest[0] ?? first);
  if (!result) return refused('That day is not in the plan.');
  if (!result.ok) return refused(`I could not make that work: ${result.reason}. Nothing has changed.`);
  const remark = inWords(dayName(plan, day), edge, { startMinute, endMinute });
  if (edge === 'start' && isLeast !== true && minute < (plan.days[day]?.slots[0]?.startMinute ?? 0))
    return startingEarlier(state, result.value, { day, minute, remark });
  const isLess = (edge === 'start' && minute > firstStart) || (edge === 'finish' && minute < lastEnd);
  const kept =
    isLess && !keepsAll(plan, result.value.plan, [])
      ? keptWithin(state, result.value.request, { day, minute, edge })
      : null;
  if (kept) return changed(kept, remark);
  // What gives way to fewer hours does so for no more money.
  const isDearer = isLess && result.value.plan.totals.slotsPerPersonPence > plan.totals.slotsPerPersonPence;
  const cheaper = isDearer ? changePlanForNoMore(state, { request: result.value.request }) : null;
  const trip = cheaper?.ok ? cheaper.value : result.value;
  return changed(trip, remark, lostToHours(plan, trip.plan, day));
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
