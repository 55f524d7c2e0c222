import { newRelaxations } from '../commands/change-plan.ts';
import { runIntent } from '../commands/run-intent.ts';
import type { ConciergeState, PlannedTrip } from '../concierge-state.ts';
import type { Wish } from '../understanding/intent.ts';
import { changeLines, priceLine } from '../wording/describe-change.ts';
import { found, type ToolRun } from './concierge-tool.ts';
import { planFacts } from './plan-facts.ts';

/**
 * Carries out a wish as the local concierge does, with the planner and the checker behind it: the trip that comes back
 * keeps every rule, and what cannot be done leaves the trip as it is and says why.
 */
export function runChange(state: ConciergeState, wish: Wish): ToolRun {
  const outcome = runIntent(state, wish, []);
  if (outcome.kind === 'said') return found({ changed: false, because: outcome.text });
  return changedRun(state, outcome.trip, outcome.remark, outcome.aside);
}

/** What a tool tells of a change: line by line, what stayed and why, what it breaks, and the price. */
function changedRun(
  state: ConciergeState,
  trip: PlannedTrip,
  remark: string | null = null,
  aside: string | null = null,
): ToolRun {
  return {
    trip,
    facts: {
      changed: true,
      ...(remark ? { remark } : {}),
      changes: changeLines(state.plan, trip.plan),
      ...(aside ? { stayed: aside } : {}),
      warnings: newRelaxations(state.plan, trip.plan).map(({ text }) => text),
      priceNow: priceLine(state.plan, trip.plan),
      plan: planFacts({ ...state, ...trip }),
    },
  };
}
