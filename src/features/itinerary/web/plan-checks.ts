import { formatPounds } from '../../../shared/money.ts';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';

/**
 * What may honestly be said to have been checked about this plan (PRODUCT: the plan is checked). A rule that
 * the plan had to relax is not claimed, and nothing is claimed for a plan that carries no exact slots.
 */
export function planChecks(plan: ReadRecommendations): string[] {
  const entries = plan.days.flatMap((day) => day.schedule).filter((entry) => entry !== null);
  if (plan.scope === null || entries.length === 0 || entries.some((entry) => entry.slot === null)) return [];
  const relaxed = new Set(plan.relaxations.map((relaxation) => relaxation.kind));
  const isCity = plan.scope === 'city';
  return [
    isCity ? 'every stop is open at its hour' : 'every stop is at an hour when such places usually open',
    isCity ? 'each is reachable from the one before' : 'there is time to get from one to the next',
    plan.groupSize !== null && isCity && !relaxed.has('group-split') && `all of them take a group of ${plan.groupSize}`,
    plan.budgetCapPence !== null &&
      !relaxed.has('budget-raised') &&
      `the plan stays within ${formatPounds(plan.budgetCapPence)} a person`,
    isCity && 'no place comes up twice',
  ].filter((claim) => claim !== false);
}
