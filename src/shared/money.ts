/** ISO 4217 codes of the cities we plan in; every one of them has 100 minor units. */
export type Currency = 'GBP' | 'EUR' | 'CZK' | 'PLN';

/** An amount in minor units (pence, cents, haléře), always an integer. */
export interface Money {
  minor: number;
  currency: Currency;
}

const SYMBOL: Record<Currency, { before: string; after: string }> = {
  GBP: { before: '£', after: '' },
  EUR: { before: '€', after: '' },
  CZK: { before: '', after: ' Kč' },
  PLN: { before: '', after: ' zł' },
};

/** `£1,234.50`, or `£30` when the amount is whole. */
export function formatMoney({ minor, currency }: Money): string {
  const sign = minor < 0 ? '-' : '';
  const absolute = Math.abs(minor);
  const whole = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const rest = absolute % 100;
  const digits = rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
  const { before, after } = SYMBOL[currency];
  return `${sign}${before}${digits}${after}`;
}

/** `£30.00` from 3000: in a column of prices, where the pence stand below one another. */
export function formatPoundsInColumn(pence: number): string {
  const text = formatPounds(pence);
  return text.includes('.') ? text : `${text}.00`;
}

/** `£30` from 3000: the planner's own currency. */
export const formatPounds = (pence: number): string => formatMoney({ minor: pence, currency: 'GBP' });
