import type { Currency } from '../shared/money.ts';
import { EXCHANGE_RATES } from './exchange-rates.ts';

/** How people write each currency, as the source of a regular expression. */
export const CURRENCY_WORDS: Readonly<Record<Currency, string>> = {
  GBP: '£|(?:pounds?|quid|gbp|sterling|(?:british|english|uk) (?:money|pounds?))\\b',
  EUR: '€|(?:euros?|eur)\\b',
  CZK: 'kč|(?:kc|czk|crowns?|korun[aey]?s?|czech (?:money|crowns?|korun[aey]?s?|currency))\\b',
  PLN: 'zł|(?:zl|pln|zlot(?:y|ys|ies|ych)|złoty\\w*|polish (?:money|zlotys?|currency))\\b',
};

const FOREIGN = (['EUR', 'CZK', 'PLN'] as const).map((currency) => ({
  currency,
  // Of the words only a sum of two figures and more is money: `3 crowns` may be a pub.
  written: new RegExp(
    `(?:${CURRENCY_WORDS[currency].split('|')[0]}|\\b${currency})\\s?(${sum(1)})(?![\\d:])|(?<![\\d:.,£€])(${sum(2)})\\s?(?:${CURRENCY_WORDS[currency]})`,
    'gi',
  ),
}));

/** 1225 zł at 4.9 are 250 pounds, whatever the last bit of a double says. */
const ROUNDING = 1e-9;

/** A sum as it is written, of so many figures at least: `30`, `1,200`, `1.200`, `12.50`. */
function sum(figures: number): string {
  return `\\d{1,3}(?:[.,]\\d{3})+|\\d{${figures},5}(?:\\.\\d{1,2})?`;
}

/** `1.200` and `1,200` are twelve hundred, `12.50` twelve and a half. */
export const numberWritten = (digits: string): number => Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, ''));

/**
 * A text with its sums of foreign money in whole pounds, rounded down so that a limit is kept: `€30 a head` is `£26 a
 * head` at the planning rate. Text without any stays as it is.
 */
export function inPounds(text: string): string {
  return FOREIGN.reduce(
    (left, { currency, written }) =>
      left.replace(written, (_, after: string | undefined, before: string | undefined) => {
        const pounds = numberWritten(after ?? before ?? '') / EXCHANGE_RATES.perPound[currency];
        return `£${Math.max(1, Math.floor(pounds + ROUNDING))}`;
      }),
    text,
  );
}
