import { describe, expect, test } from 'vitest';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { candidatesFor } from './candidates.ts';
import { pricePoints, priceTargets } from './price-fit.ts';

const CANDIDATES = candidatesFor(tripRequest(), { kind: 'city', city: LONDON }, false);
const targetsOf = (budgetCapPence: number | null, days = 3) =>
  priceTargets(tripRequest({ budgetCapPence, days: weekendDays(days) }), CANDIDATES);

describe('what a band pays', () => {
  test('each band dines dearer than the one below, and dinner costs more than lunch', () => {
    const dinners = [150_00, 300_00, 500_00, null].map((cap) => targetsOf(cap).dinner);
    expect(dinners).toEqual([...new Set(dinners)].sort((left, right) => left - right));
    for (const cap of [150_00, 300_00, 500_00, null])
      expect(targetsOf(cap).dinner).toBeGreaterThan(targetsOf(cap).lunch);
  });

  test('the same sum over a week is a thriftier trip', () => {
    expect(targetsOf(500_00, 7).dinner).toBeLessThan(targetsOf(500_00).dinner);
    expect(targetsOf(null, 7)).toEqual(targetsOf(null));
  });

  test('a canteen loses more on a luxury trip than on a thrifty one, and the expected price loses nothing', () => {
    const luxury = tripRequest({ budgetCapPence: null });
    const thrifty = tripRequest({ budgetCapPence: 150_00 });
    const lostBy = (request: typeof luxury, pricePence: number) =>
      -pricePoints(request, priceTargets(request, CANDIDATES), 'dinner', pricePence);
    expect(lostBy(luxury, 18_00)).toBeGreaterThan(lostBy(thrifty, 18_00) + 150);
    expect(lostBy(luxury, targetsOf(null).dinner)).toBe(0);
    expect(lostBy(thrifty, 90_00)).toBeGreaterThan(lostBy(luxury, 90_00));
  });

  test('a town without anything to pay for has no expectations', () => {
    expect(pricePoints(tripRequest(), priceTargets(tripRequest(), []), 'dinner', 40_00)).toBeLessThanOrEqual(0);
  });
});
