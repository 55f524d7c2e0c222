import { expect, test } from 'vitest';
import { formatMoney, formatPounds } from './money.ts';

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

test('crowns stand behind their amount', () => {
  expect(formatMoney({ minor: 125_000, currency: 'CZK' })).toBe('1,250 Kč');
});
