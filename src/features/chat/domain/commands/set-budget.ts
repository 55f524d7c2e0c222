import { checkPlan } from '../../../../engine/check-plan.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { SPENDING } from '../wording/whole-price.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

/** Raises the limit per person, or lifts it; the plan itself stays, there is only room for more. */
export function setBudget(state: ConciergeState, capPence: number | null): Outcome {
  const { request, plan, places } = state;
  const before = request.budgetCapPence;
  if (capPence === before) return said('That is the limit already.');
  if (capPence !== null && before !== null && capPence < plan.totals.slotsPerPersonPence)
    return refused(
      `${SPENDING} come to ${formatPounds(plan.totals.slotsPerPersonPence)} a person now. Say “keep it under ${formatPounds(capPence)} pp” and I make it cheaper.`,
    );
  const relaxations = plan.relaxations.filter(({ kind }) => kind !== 'budget-raised');
  const next = {
    request: { ...request, budgetCapPence: capPence },
    plan: { ...plan, budgetCapPence: capPence, relaxations },
  };
  const [fault] = checkPlan(next.plan, next.request, places);
  if (fault) return refused(`I could not change the limit: ${fault.text}.`);
  const now =
    capPence === null ? 'There is no limit per person any more' : `The limit is now ${formatPounds(capPence)} a person`;
  return changed(next, `${now}${before === null ? '' : ` instead of ${formatPounds(before)}`}.`);
}
