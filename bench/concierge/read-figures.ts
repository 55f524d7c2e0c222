import type { Currency } from '../../src/shared/money.ts';

/** An amount of money as a text has it, in minor units of its currency. */
export interface Amount {
  text: string;
  minor: number;
  currency: Currency;
}

/** A time of day as a text has it, in minutes after midnight. */
export interface Clock {
  text: string;
  minute: number;
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?![\d.]*\d)`;
const AMOUNTS: readonly (readonly [RegExp, Currency])[] = [
  [new RegExp(String.raw`£\s?${NUMBER}`, 'g'), 'GBP'],
  [new RegExp(String.raw`€\s?${NUMBER}`, 'g'), 'EUR'],
  [new RegExp(String.raw`(?<![\d.,])${NUMBER}\s?(?:Kč|CZK|koruna)`, 'g'), 'CZK'],
  [new RegExp(String.raw`(?<![\d.,])${NUMBER}\s?(?:zł|PLN|zloty)`, 'g'), 'PLN'],
];

/** Every amount of money in a text: `£1,234.50`, `€20`, `320 Kč`, `45 zł`. */
export const amountsIn = (text: string): Amount[] =>
  AMOUNTS.flatMap(([pattern, currency]) =>
    [...text.matchAll(pattern)].map(([whole, units = '0', rest = '']) => ({
      text: whole,
      minor: Number(units.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0')),
      currency,
    })),
  );

const CLOCK = /(?<![\d£€.,:])(\d{1,2})(?::([0-5]\d)|[.:]([0-5]\d)(?=\s?(?:am|pm)\b))?\s?(am|pm)?\b(?!:\d|%)/gi;

/** Every time of day in a text: `19:30`, `7pm`, `7.30 pm`. A bare number is none. */
export function clocksIn(text: string): Clock[] {
  const found: Clock[] = [];
  for (const [whole, hours = '', colon, dot, half] of text.matchAll(CLOCK)) {
    const minutes = colon ?? dot;
    if (minutes === undefined && half === undefined) continue;
    const hour = Number(hours);
    if (hour > 24 || (half !== undefined && (hour > 12 || hour === 0))) continue;
    const base = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
    found.push({ text: whole.trim(), minute: (base * 60 + Number(minutes ?? 0)) % 1440 });
  }
  return found;
}

/** The text without its amounts and times, so that its bare numbers can be read. */
export function withoutFigures(text: string): string {
  const figures = [...amountsIn(text), ...clocksIn(text)].map((figure) => figure.text);
  return figures.reduce((rest, figure) => rest.replace(figure, ' '), text);
}
