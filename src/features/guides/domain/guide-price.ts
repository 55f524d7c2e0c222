import { EXCHANGE_RATES } from '../../../catalogue/exchange-rates.ts';
import { MONTH_NAMES } from '../../../shared/dates.ts';
import { type Currency, formatMoney, type Money } from '../../../shared/money.ts';

/** Pounds and euro are what guides are shown in (SPEC 9). */
export type GuideCurrency = 'GBP' | 'EUR';

/**
 * A price of the place in the guide's currency, as a reader wants it: `€25`. A price that needs no conversion stands to
 * the penny; a converted one is rounded to what the rate can bear, halves below 10, ones below 100 and fives above.
 */
export function guidePrice(price: Money, currency: GuideCurrency): string {
  return formatMoney(converted(price, currency));
}

function converted(price: Money, currency: GuideCurrency): Money {
  if (price.currency === currency) return price;
  const units = (price.minor / 100 / EXCHANGE_RATES.perPound[price.currency]) * EXCHANGE_RATES.perPound[currency];
  const step = units < 10 ? 0.5 : units < 100 ? 1 : 5;
  return { minor: Math.round(units / step) * step * 100, currency };
}

/** `June 2025` from `2025-06`, `1 November 2026` from `2026-11-01`. */
export function spokenDate(date: string): string {
  const [year, month, day] = date.split('-');
  const name = MONTH_NAMES[Number(month) - 1] ?? '';
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}

const CURRENCY_NAME: Record<Currency, string> = { GBP: 'pounds', EUR: 'euro', CZK: 'koruna', PLN: 'złoty' };

/** Says how local prices became the guide's, or nothing where they are the same. */
export function conversionNote(local: Currency, shown: GuideCurrency): string | null {
  if (local === shown) return null;
  const { perPound, asOf } = EXCHANGE_RATES;
  const rate = (perPound[local] / perPound[shown]).toFixed(2);
  return `Charged in ${CURRENCY_NAME[local]} and shown in ${CURRENCY_NAME[shown]} at ${rate} ${local} to the ${shown === 'EUR' ? 'euro' : 'pound'}, a rounded planning rate of ${spokenDate(asOf)}.`;
}
