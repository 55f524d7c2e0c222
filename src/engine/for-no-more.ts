import type { ChangedTrip } from './checked-replan.ts';
import { slotsOnDays } from './plan-effect.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** A twentieth more is not worth another choice. */
const HARDLY_MORE = 1.05;

/**
 * A change that nobody asks for to spend more (step-free access, a wet day, one more guest): where the best that the
 * planner finds costs more than the plan before, `again` plans it once more for what that one costs, and that is taken
 * unless it has a stop less or breaks a promise that the best one keeps. Prices are pence a person without the stay.
 */
export function forNoMore(
  before: TripPlan,
  best: ChangedTrip,
  again: (request: TripRequest) => ChangedTrip | null,
): ChangedTrip {
  const { slotsPerPersonPence } = before.totals;
  if (best.plan.totals.slotsPerPersonPence <= slotsPerPersonPence * HARDLY_MORE) return best;
  const { request } = best;
  const within = again({ ...request, budgetCapPence: slotsPerPersonPence });
  if (!within || within.plan.totals.slotsPerPersonPence > slotsPerPersonPence) return best;
  const kept = new Set(best.plan.relaxations.map(({ text }) => text));
  const isWorse =
    slotsOnDays(within.plan).length < slotsOnDays(best.plan).length ||
    within.plan.relaxations.some(({ text }) => !kept.has(text));
  return isWorse ? best : { request, plan: { ...within.plan, budgetCapPence: request.budgetCapPence } };
}
