import { formatPounds } from '../../../shared/money.ts';
import type { CostKind, CostLine, TripCosts } from './trip-costs.ts';

export const COST_KIND_WORDS: Readonly<Record<CostKind, string>> = {
  activities: 'Things to do',
  meals: 'Meals',
  nights: 'Nights out',
  stay: 'Stay',
};

/** `450 Kč per person · as of June 2025`; empty where there is nothing to say. */
export function lineRemark({ localPrice, asOf, isUsual }: Pick<CostLine, 'localPrice' | 'asOf' | 'isUsual'>): string {
  const price = isUsual ? 'usual price, venue to be confirmed' : asOf === '' ? '' : `as of ${asOf}`;
  return [localPrice ?? '', price].filter(Boolean).join(' · ');
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
