import { formatPounds } from '../../../shared/money.ts';
import type { CostKind, CostLine, TripCosts } from './trip-costs.ts';

export const COST_KIND_WORDS: Readonly<Record<CostKind, string>> = {
  activities: 'Things to do',
  meals: 'Meals',
  nights: 'Nights out',
  stay: 'Stay',
};

/** `June 2025` where every price is from then, so that one sentence can say it for all; else empty. */
export function commonMonth({ days, stay }: Pick<TripCosts, 'days' | 'stay'>): string {
  const lines = [...days.flatMap((day) => day.lines), ...(stay === null ? [] : [stay])];
  const [month = '', ...others] = new Set(lines.filter(({ isUsual }) => !isUsual).map(({ asOf }) => asOf));
  return others.length === 0 ? month : '';
}

/** `450 Kč per person · as of June 2025`, the month only where it is not that of all prices; empty where nothing is to be said. */
export function lineRemark(
  { localPrice, asOf, isUsual }: Pick<CostLine, 'localPrice' | 'asOf' | 'isUsual'>,
  ofAll: string,
): string {
  const price = isUsual ? 'usual price, venue to be confirmed' : asOf === ofAll ? '' : `as of ${asOf}`;
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
