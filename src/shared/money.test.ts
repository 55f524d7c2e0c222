import { expect, test } from 'vitest';
import { formatMoney, formatPounds, formatPoundsInColumn } from './money.ts';

test.each([
  [0, '£0'],
  [5, '£0.05'],
  [3000, '£30'],
  [3050, '£30.50'],
  [123_456_789, '£1,234,567.89'],
  [-250, '-£2.50'],
])('%i pence reads %s', (pence, text) => {
  expect(formatPounds(pence)).toBe(text);
});

test('prices in a column all have their pence', () => {
  expect([12_500, 11_430, 0, -100].map(formatPoundsInColumn)).toEqual(['£125.00', '£114.30', '£0.00', '-£1.00']);
});

test('crowns stand behind their amount', () => {
  expect(formatMoney({ minor: 125_000, currency: 'CZK' })).toBe('1,250 Kč');
});
