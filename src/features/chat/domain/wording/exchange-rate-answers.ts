import { EXCHANGE_RATES } from '../../../../catalogue/exchange-rates.ts';
import { formatDay } from '../../../../shared/dates.ts';
import { formatMoney, formatPounds } from '../../../../shared/money.ts';
import type { ConciergeState } from '../concierge-state.ts';
import type { Wish } from '../understanding/intent.ts';

/** A sum in another money at the planning rate, or without one what the plan comes to in it. */
export function answerExchangeRate(
  { plan }: ConciergeState,
  { minor, from, to }: Extract<Wish, { kind: 'exchange-rate' }>,
): string {
  const { perPound, asOf } = EXCHANGE_RATES;
  const inOther = (amount: number): string =>
    formatMoney({ minor: Math.round((amount / perPound[from]) * perPound[to]), currency: to });
  const dated = `at the rate we plan with, of ${formatDay(asOf)}`;
  const CONFIRM = 'Rates move, so check before you pay.';
  if (minor !== null)
    return `${formatMoney({ minor, currency: from })} is about ${inOther(minor)} ${dated}. ${CONFIRM}`;
  const { allPerPersonPence, allGroupPence } = plan.totals;
  const stay = plan.stay ? ' with the stay' : '';
  return `The plan comes to about ${inOther(allPerPersonPence)} a person${stay} (${formatPounds(allPerPersonPence)}) and ${inOther(allGroupPence)} for the ${plan.groupSize} of you, ${dated}. ${CONFIRM}`;
}
