import { formatPounds } from '../../../shared/money.ts';
import type { CostKind, CostLine, TripCosts } from './trip-costs.ts';

export const COST_KIND_WORDS: Readonly<Record<CostKind, string>> = {
  activities: 'Things to do',
  meals: 'Meals',
  nights: 'Nights out',
  stay: 'Stay',
};

/** `Meals · 450 Kč per person · as of June 2025`. */
export function lineRemark({ kind, localPrice, asOf, isUsual }: CostLine): string {
  const price = isUsual ? 'usual price, venue to be confirmed' : asOf === '' ? '' : `as of ${asOf}`;
  return [COST_KIND_WORDS[kind], localPrice ?? '', price].filter(Boolean).join(' · ');
}

/** What the budget leaves a person, or by how much the plan goes over it. */
export function budgetText({ budget }: TripCosts): string {
  if (budget === null) return 'No upper limit';
  const { capPence, leftPence } = budget;
  if (leftPence < 0) return `${formatPounds(-leftPence)} over your ${formatPounds(capPence)}`;
  return leftPence === 0
    ? `All of your ${formatPounds(capPence)}`
    : `${formatPounds(leftPence)} left of your ${formatPounds(capPence)}`;
}
