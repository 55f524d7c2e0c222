import { expect, test } from 'vitest';
import { amountsIn, clocksIn } from './read-figures.ts';

test('amounts are read with thousands, pence and foreign money', () => {
  const read = amountsIn('£1,234.50, £30, €20, 320 Kč and 45.5 zł').map(({ minor, currency }) => [minor, currency]);
  expect(read).toEqual([
    [123450, 'GBP'],
    [3000, 'GBP'],
    [2000, 'EUR'],
    [32000, 'CZK'],
    [4550, 'PLN'],
  ]);
});

test('times are read in either clock, and other numbers are no times', () => {
  const read = clocksIn('from 19:30 to 7pm, 7.45 pm, 00:15, at 18:30: no, 12 people, £7.50, 2.5 km, 50%');
  expect(read.map(({ minute }) => minute)).toEqual([1170, 1140, 1185, 15, 1110]);
});
