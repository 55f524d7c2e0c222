import { checkPlan } from '../../../../engine/check-plan.ts';
import { improveTrip } from '../../../../engine/improve-trip.ts';
import { IMPROVE_ITERATIONS } from '../../../../engine/plan-trip.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { NOWHERE } from '../understanding/scope.ts';
import { askWhatToChange } from '../wording/vague-question.ts';
import { changed, type Outcome, said } from './outcome.ts';

/**
 * The better plan that a longer search finds by the planner's own measure, checked; where there is none, that is said,
 * with what else could be done.
 */
export function improve(state: ConciergeState): Outcome {
  const { plan, request, places, destination } = state;
  const options = { seed: plan.seed, iterations: IMPROVE_ITERATIONS, destination };
  const better = improveTrip(plan, request, places, options);
  if (better !== plan && checkPlan(better, request, places).length === 0)
    return changed({ request, plan: better }, 'I looked longer, and this suits the brief better.');
  const nothing = 'I looked longer and found nothing that suits the brief better as it stands.';
  return said(`${nothing} ${askWhatToChange(state, NOWHERE)}`);
}
