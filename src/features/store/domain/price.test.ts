import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, moneyText, parseAmount } from './price.ts';

describe('the price of a product', () => {
  test('[S-02] has two decimals in pounds, however the store writes it', () => {
    const shown = ['29.99', '30', '30.0', '0.5', '1000.00', '0'].map((amount) =>
      amountText(parseAmount(amount, 'GBP') ?? -1, 'GBP'),
    );
    expect(shown).toEqual(['29.99', '30.00', '30.00', '0.50', '1000.00', '0.00']);
  });

  test('is rounded half up without the errors of binary fractions', () => {
    expect(['1.005', '1.004', '1.0049', '0.995', '8.345'].map((amount) => parseAmount(amount, 'GBP'))).toEqual([
      101, 100, 100, 100, 835,
    ]);
  });

  test('is nothing when it is no amount', () => {
    for (const amount of ['', 'free', '-1', '1,50', '1e3', ' 1', '1.', '.5', 'NaN', '9'.repeat(30)])
      expect(parseAmount(amount, 'GBP'), amount).toBeNull();
  });

  test('carries the sign of its own currency, never a pound sign on euro', () => {
    expect(moneyText(2999, 'GBP')).toBe('£29.99');
    expect(moneyText(2999, 'EUR')).toBe('€29.99');
    expect(moneyText(2999, 'USD')).toBe('US$29.99');
    expect(moneyText(parseAmount('1500.0', 'JPY') ?? 0, 'JPY')).toBe('JP¥1,500');
  });

  test('keeps every penny on the way to text and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(parseAmount(amountText(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });
});
