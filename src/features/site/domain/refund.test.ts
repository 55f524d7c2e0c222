import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../shared/dates.ts';
import { REFUND_TIERS, refundFor, refundTermsText } from './refund.ts';

const START = '2026-07-10';
const cancelledBefore = (days: number, paidPence = 33_333) =>
  refundFor({ paidPence, startDate: START, cancelledOn: addDays(START, -days) });

/** SPEC 9 read out loud, without a table. */
function expectedShare(days: number): number {
  if (days > 60) return 90;
  if (days >= 30) return 50;
  if (days >= 14) return 25;
  return 0;
}

describe('[P-04] what a cancellation gives back', () => {
  test.each([
    [400, 90],
    [61, 90],
    [60, 50],
    [59, 50],
    [31, 50],
    [30, 50],
    [29, 25],
    [15, 25],
    [14, 25],
    [13, 0],
    [1, 0],
    [0, 0],
  ])('%i days before the trip it is %i%%', (days, share) => {
    expect(cancelledBefore(days).sharePercent).toBe(share);
  });

  test('of £333.33 it is £300.00, £166.67, £83.34 or nothing: the odd penny goes to the customer', () => {
    expect([70, 45, 20, 5].map((days) => cancelledBefore(days).refundPence)).toEqual([30_000, 16_667, 8_334, 0]);
  });

  test('once the trip has begun the tiers give nothing, and say why', () => {
    expect(cancelledBefore(-1)).toEqual({ tier: 'started', sharePercent: 0, feePence: 33_333, refundPence: 0 });
    expect(cancelledBefore(0).tier).toBe('less-than-14-days');
  });

  test('whatever was paid and whenever it is cancelled, the parts add up and nobody loses a penny by rounding', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 50 }), fc.integer({ min: -400, max: 800 }), (paidPence, days) => {
        const { sharePercent, feePence, refundPence } = cancelledBefore(days, paidPence);
        expect(sharePercent).toBe(days < 0 ? 0 : expectedShare(days));
        expect(feePence + refundPence).toBe(paidPence);
        expect(feePence).toBeGreaterThanOrEqual(0);
        const exactHundredths = BigInt(paidPence) * BigInt(sharePercent);
        const refundHundredths = BigInt(refundPence) * 100n;
        expect(refundHundredths >= exactHundredths && refundHundredths < exactHundredths + 100n).toBe(true);
      }),
    );
  });

  test('cancelling a day later never gives back more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 0, max: 400 }), (paidPence, days) => {
        expect(cancelledBefore(days, paidPence).refundPence).toBeLessThanOrEqual(
          cancelledBefore(days + 1, paidPence).refundPence,
        );
      }),
    );
  });

  test('days are days of the calendar: clocks that change and leap years do not move a tier', () => {
    const spring = refundFor({ paidPence: 100, startDate: '2026-05-28', cancelledOn: '2026-03-29' });
    expect(spring.sharePercent).toBe(50);
    expect(refundFor({ paidPence: 100, startDate: '2028-03-15', cancelledOn: '2028-02-14' }).sharePercent).toBe(50);
    expect(refundFor({ paidPence: 100, startDate: '2027-03-15', cancelledOn: '2027-02-14' }).sharePercent).toBe(25);
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d pence cannot have been paid', (paidPence) => {
    expect(() => cancelledBefore(70, paidPence)).toThrow(RangeError);
  });

  test('the words of the tiers say what the function does', () => {
    expect(refundTermsText()).toBe(
      'more than 60 days before the trip, everything back less a 10% fee; 60 to 30 days before, 50% back; 29 to 14 days before, 25% back; less than 14 days before, nothing back',
    );
    expect(REFUND_TIERS.map(({ sharePercent }) => sharePercent)).toEqual([90, 50, 25, 0]);
  });
});
