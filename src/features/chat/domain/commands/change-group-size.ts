import { formatPounds } from '../../../../shared/money.ts';
import { GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '../../../planner/domain/brief-rules.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { PeopleChange } from '../understanding/finding/people-change.ts';
import { wholePrice } from '../wording/whole-price.ts';
import { changePlanForNoMore } from './change-plan.ts';
import { changed, type Outcome, refused, said } from './outcome.ts';

/** The same plan for another number of people; places that do not take so many give way. */
export function changeGroupSize(state: ConciergeState, change: PeopleChange): Outcome {
  const before = state.request.groupSize;
  const size = change.kind === 'size' ? change.people : before + change.people;
  if (size === before)
    return said(
      `The plan is for ${before} already, and comes to ${wholePrice(state.plan)}, ${formatPounds(state.plan.totals.allGroupPence)} in total.`,
    );
  if (size < GROUP_SIZE_MIN)
    return refused(`You are ${before} now, so that would leave nobody. How many are you in all?`);
  if (size > GROUP_SIZE_MAX)
    return refused(
      `I can only plan for up to ${GROUP_SIZE_MAX} people. For ${size}, ask for a quote and we plan it with you.`,
    );
  const result = changePlanForNoMore(state, { request: { ...state.request, groupSize: size } });
  if (!result.ok)
    return refused(`I could not make the plan work for ${size} people: ${result.reason}. Nothing has changed.`);
  return changed(result.value, `The plan is now for ${size} ${size === 1 ? 'person' : 'people'}.`);
}
