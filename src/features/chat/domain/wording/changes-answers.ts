import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import { trailOf } from '../trail.ts';
import type { ChangesAsked } from '../understanding/conversation/changes-asked.ts';
import { changeLines, priceLine, shownLines } from './describe-change.ts';
import { wholePrice } from './whole-price.ts';

/** What the last change did, or all changes since the plan was made; the price before and now where that is asked. */
export function answerChanges(state: ConciergeState, { of, since }: ChangesAsked = LAST): string {
  const { plan, previous } = state;
  const first = trailOf(state).past.at(-1) ?? null;
  const before = since === 'start' ? first : previous;
  if (!before)
    return `Nothing has been changed${previous ? ' that still stands' : ' yet'}: the plan is as it was made, at ${wholePrice(plan)}.`;
  const when = since === 'start' ? 'At the start' : 'Before the last change';
  if (of === 'price') return priceThen(when, before.plan, plan);
  const lines = changeLines(before.plan, plan);
  const told = lines.length > 0 ? shownLines(lines) : ['No slot of the plan changed.'];
  const opening = since === 'start' ? 'Compared with the plan as it was made:' : 'With the last change:';
  return [opening, ...told, priceLine(before.plan, plan)].join('\n');
}

const LAST: ChangesAsked = { of: 'plan', since: 'last' };

function priceThen(when: string, { totals: was, ...before }: TripPlan, plan: TripPlan): string {
  const { totals: now } = plan;
  const difference = now.allPerPersonPence - was.allPerPersonPence;
  const then = `${when} it came to ${wholePrice({ ...before, totals: was })}, ${formatPounds(was.allGroupPence)} in total.`;
  if (difference === 0 && was.allGroupPence === now.allGroupPence) return `${then} It is the same now.`;
  const word =
    difference === 0
      ? 'the same a person'
      : `${formatPounds(Math.abs(difference))} a person ${difference < 0 ? 'less' : 'more'}`;
  return `${then} Now it is ${wholePrice(plan)}, ${formatPounds(now.allGroupPence)} in total: ${word}.`;
}
