import { describe, expect, it } from 'vitest';
import { budgetText, commonMonth, lineRemark } from './cost-words.ts';
import type { CostLine, TripCosts } from './trip-costs.ts';

const LINE: CostLine = {
  key: 'd1-dinner',
  name: 'U Fleků',
  kind: 'meals',
  perPersonPence: 1608,
  groupPence: 11256,
  localPrice: '450 Kč per person',
  asOf: 'June 2025',
  isUsual: false,
};
const NONE = { perPersonPence: 0, groupPence: 0 };
const costs = (budget: TripCosts['budget']): TripCosts => ({
  people: 7,
  days: [],
  stay: null,
  kinds: [],
  slots: NONE,
  all: NONE,
  budget,
  bent: [],
});

describe('what is said of a price', () => {
  it('is the price on the spot and from when it is', () => {
    expect(lineRemark(LINE, '')).toBe('450 Kč per person · as of June 2025');
    expect(lineRemark({ ...LINE, localPrice: null, asOf: '' }, '')).toBe('');
  });

  it('leaves out when it is from where that is said once for all of them', () => {
    const days = [LINE, { ...LINE, asOf: '', isUsual: true }].map((line) => ({
      key: 'd1',
      title: 'Saturday',
      lines: [line],
      sum: NONE,
    }));
    const june = commonMonth({ days, stay: LINE });
    expect(june).toBe('June 2025');
    expect(lineRemark(LINE, june)).toBe('450 Kč per person');
    expect(commonMonth({ days, stay: { ...LINE, asOf: 'May 2026' } })).toBe('');
    expect(commonMonth({ days: [], stay: null })).toBe('');
  });

  it('is that it is only the usual one while the venue is open', () => {
    expect(lineRemark({ ...LINE, localPrice: null, isUsual: true }, '')).toBe('usual price, venue to be confirmed');
  });
});

describe('what is said of the budget', () => {
  it('is what is left of it, that all of it goes, by how much it is passed, or that there is none', () => {
    expect(budgetText(costs({ capPence: 30_000, leftPence: 2_150 }))).toBe('£21.50 left of your £300');
    expect(budgetText(costs({ capPence: 30_000, leftPence: 0 }))).toBe('All of your £300');
    expect(budgetText(costs({ capPence: 30_000, leftPence: -2_200 }))).toBe('£22 over your £300');
    expect(budgetText(costs(null))).toBe('No upper limit');
  });
});
