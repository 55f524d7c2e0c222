import type { Currency, Money } from '../shared/money.ts';

/** Units of each currency for one pound. One dated table for the whole site, shown on the plan (PRODUCT). */
export const EXCHANGE_RATES: { asOf: string; source: string; perPound: Record<Currency, number> } = {
  asOf: '2026-11-01',
  source: 'rounded planning rates, general knowledge; confirm before paying',
  perPound: { GBP: 1, EUR: 1.15, CZK: 28, PLN: 4.9 },
};

/** A foreign price in pence, rounded up so that a budget kept in pounds is kept on the spot. */
export function toPence({ minor, currency }: Money): number {
  return Math.ceil(minor / EXCHANGE_RATES.perPound[currency]);
}
