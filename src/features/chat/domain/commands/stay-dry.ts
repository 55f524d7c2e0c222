import { rainPlan } from '../../../../engine/rain-plan.ts';
import { WEEKDAY_NAMES } from '../../../../shared/dates.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import { listOf } from '../wording/name-slot.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

/** Everything outdoors on these days, or on all, gives way to something indoors; what cannot stays and is named. */
export function stayDry(state: ConciergeState, days: readonly number[]): Outcome {
  let trip: PlannedTrip = state;
  const stuck: string[] = [];
  let isDry = true;
  for (const day of days.length > 0 ? days : [null]) {
    const result = rainPlan(trip.plan, trip.request, state.places, { day });
    if (result.kind === 'dry-already') continue;
    isDry = false;
    stuck.push(...result.stays.map(({ slot }) => slot.name));
    if (result.kind === 'changed') trip = { request: result.request, plan: result.plan };
  }
  const [first] = days;
  const weekday = first === undefined ? undefined : state.plan.days[first]?.weekday;
  if (isDry)
    return said(
      `Nothing ${weekday === undefined ? 'in the plan' : `on ${WEEKDAY_NAMES[weekday]}`} is outdoors, so rain changes nothing.`,
    );
  const remark = stuck.length > 0 ? `${listOf(stuck)} stays outdoors: nothing indoors on our list fits there.` : null;
  return trip.plan === state.plan
    ? refused(remark ?? 'Nothing indoors fits. Nothing has changed.')
    : changed(trip, null, remark);
}
