import { newRelaxations } from '../commands/change-plan.ts';
import type { PlannedTrip } from '../concierge-state.ts';
import { changeLines, priceLine, shownLines } from '../wording/describe-change.ts';

/** What one message changed altogether, in the local concierge's own words, with what it does to the price. */
export function tellChange(before: PlannedTrip, after: PlannedTrip, remarks: readonly string[]): string {
  const told = [
    ...remarks,
    ...shownLines(changeLines(before.plan, after.plan)),
    ...newRelaxations(before.plan, after.plan).map(({ text }) => text),
    priceLine(before.plan, after.plan),
  ];
  return [...new Set(told)].join('\n');
}

/** The same as separate lines, for the list of what a version changed; a change of rules alone is told by its remarks. */
export function linesOfChange(before: PlannedTrip, after: PlannedTrip, remarks: readonly string[]): string[] {
  const lines = changeLines(before.plan, after.plan);
  return lines.length > 0 ? lines : [...remarks];
}
