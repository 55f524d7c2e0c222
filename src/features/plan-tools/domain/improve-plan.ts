import { checkPlan } from '../../../engine/check-plan.ts';
import { servedBy } from '../../../engine/fair-plan.ts';
import { improveTrip } from '../../../engine/improve-trip.ts';
import { IMPROVE_ITERATIONS } from '../../../engine/plan-trip.ts';
import { ok, type Result } from '../../../shared/result.ts';
import type { ToolTrip } from './answer-plan-question.ts';
import { type ChangeRefusal, impossible, type NewVersion } from './new-version.ts';

/** The better plan that a longer search finds by the planner's own measure, checked; a refusal where there is none. */
export function improvePlan({ request, plan, places }: ToolTrip): Result<NewVersion, ChangeRefusal> {
  const options = { seed: plan.seed, iterations: IMPROVE_ITERATIONS, destination: plan.destination };
  const better = improveTrip(plan, request, places, options);
  if (better === plan || checkPlan(better, request, places).length > 0)
    return impossible('We searched for longer and found nothing that suits your brief better than this plan.');
  const cause = 'A longer search found a better plan';
  if (!request.members?.length) return ok({ request, plan: better, cause });
  return ok({ request, plan: { ...better, served: servedBy(better, request, places) }, cause });
}
