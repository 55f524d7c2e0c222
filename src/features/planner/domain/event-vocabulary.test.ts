import { expect, test } from 'vitest';
import { toBudgetBand, toEventType } from './event-vocabulary.ts';

test('both vocabularies of event types are understood', () => {
  expect(['stag', 'hen', 'birthday', 'work', 'leaving'].map(toEventType)).toEqual([
    'stag-do',
    'hen-party',
    'birthday',
    'work-do',
    'work-do',
  ]);
  expect(toEventType('just-travel')).toBe('just-travel');
  expect(toEventType('toString')).toBeNull();
});

test('the budget "medium" of the quick search is mid-range', () => {
  expect(toBudgetBand('medium')).toBe('mid-range');
  expect(toBudgetBand('luxury')).toBe('luxury');
  expect(toBudgetBand('cheap')).toBeNull();
});
