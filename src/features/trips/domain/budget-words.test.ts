import { describe, expect, test } from 'vitest';
import { budgetGivenText } from './budget-words.ts';

describe('the budget of a brief', () => {
  test('is what was chosen while the plan keeps to it', () => {
    expect(budgetGivenText('mid-range', 300_00)).toBe('Mid-range, £150–300 per person');
    expect(budgetGivenText('luxury', null)).toBe('Luxury, £500+ per person');
    expect(budgetGivenText('', 300_00)).toBe('No preference (mid-range)');
    expect(budgetGivenText('premium', undefined)).toBe('Premium, £300–500 per person');
  });

  test('names the limit that took its place, so that it does not contradict the costs', () => {
    expect(budgetGivenText('mid-range', 250_00)).toBe('Mid-range, £150–300 per person\nNow at most £250 per person');
    expect(budgetGivenText('', 250_50)).toBe('No preference (mid-range)\nNow at most £250.50 per person');
    expect(budgetGivenText('budget', null)).toBe('Budget, £50–150 per person\nNow no upper limit');
  });
});
