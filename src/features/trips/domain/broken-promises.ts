import type { Relaxation, TripPlan } from '../../../engine/trip-plan.ts';

/** Pence over the budget weigh less than any broken promise, and decide between plans that are otherwise alike. */
const PER_PENNY = 1e-6;

/**
 * How much of what a brief asks for a plan does not keep: meals, wishes by name, pins, hours, the budget. A group that
 * sits at two tables or a day with nothing open is told, and is no reason to give up the plan that people know.
 */
export const brokenPromises = ({ relaxations }: TripPlan): number =>
  relaxations.reduce((sum, relaxation) => sum + weightOf(relaxation), 0);

function weightOf(relaxation: Relaxation): number {
  switch (relaxation.kind) {
    case 'budget-raised':
      return 1 + relaxation.byPencePerPerson * PER_PENNY;
    case 'meal-dropped':
    case 'must-have-left-out':
    case 'pin-moved':
    case 'day-extended':
      return 1;
    case 'group-split':
    case 'diet-unconfirmed':
    case 'nothing-open':
      return 0;
  }
}
