import { expect, test } from 'vitest';
import type { ShownEffect } from '../../plan-tools/domain/plan-answer.ts';
import { effectLines, effectSummary, priceDifference } from './effect-words.ts';

const effect = (changes: Partial<ShownEffect> = {}): ShownEffect => ({
  deltaPencePerPerson: 0,
  deltaPenceGroup: 0,
  deltaTravelMinutes: 0,
  moved: [],
  outdoorBefore: 1,
  outdoorAfter: 1,
  raisesBudgetToPence: null,
  ...changes,
});
const nameless = () => null;

test('a difference in price is told in pounds, more or less', () => {
  expect([0, 4_00, -2_50].map(priceDifference)).toEqual(['Same price', '£4 more each', '£2.50 less each']);
});

test('a change that costs nothing and moves nothing says just that', () => {
  expect(effectLines(effect(), nameless)).toEqual(['Costs the same.', 'As long on the way as before.']);
});

test('everything a change does is said once, the money first', () => {
  const big = effect({
    deltaPencePerPerson: 12_00,
    deltaPenceGroup: 96_00,
    deltaTravelMinutes: -7,
    moved: [{ name: 'Borough Market', day: 1, fromMinute: 660, toMinute: 690 }],
    outdoorAfter: 0,
    raisesBudgetToPence: 312_00,
  });
  expect(effectLines(big, (day) => `day ${day + 1}`)).toEqual([
    '£12 more a person, £96 for the group.',
    'This goes beyond your budget and raises it to £312 a person.',
    '7 minutes less on the way.',
    'Borough Market moves from 11:00 to 11:30, day 2.',
    'Nothing is outdoors then.',
  ]);
  expect(effectSummary(big, true)).toBe('Indoors · 7 min less on the way · one stop moves · beyond your budget');
});

test('going outdoors is said as well', () => {
  expect(effectLines(effect({ outdoorAfter: 2 }), nameless)).toContain('More of it is outdoors.');
  expect(effectSummary(effect(), false)).toBe('Outdoors');
});
