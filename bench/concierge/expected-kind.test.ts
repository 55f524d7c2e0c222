import { describe, expect, test } from 'vitest';
import type { Case, Expectation, Fact } from './case-schema.ts';
import { expectedKind } from './expected-kind.ts';

const GROUP_SIZE = 12;

const caseOf = (expected: Expectation, more: Partial<Case> = {}): Case => ({
  id: 'x-01',
  category: 'swap',
  trip: 'london-hen',
  message: 'whatever',
  expect: expected,
  ...more,
});
const changed = (...facts: Fact[]): Expectation => ({ kind: 'change', facts });
const kindOf = (expected: Expectation, more: Partial<Case> = {}): string | null =>
  expectedKind(caseOf(expected, more), GROUP_SIZE);

describe('a message is of the kind that what is expected of it tells', () => {
  const facts: readonly (readonly [string, Fact])[] = [
    ['drop', { fact: 'dropped', slots: ['d1-a1'] }],
    ['swap', { fact: 'replaced', slot: 'd1-a1', by: {} }],
    ['swap-cheaper', { fact: 'replaced', slot: 'd1-a1', by: { price: 'less' } }],
    ['swap-cheaper', { fact: 'replaced', slot: 'd1-a1', by: { atMost: 2000 } }],
    ['add', { fact: 'added', by: {} }],
    ['add', { fact: 'count', kinds: ['night'], than: 'more' }],
    ['drop', { fact: 'count', kinds: ['night'], than: 0 }],
    ['later', { fact: 'moved', slot: 'd1-a1', to: 'later' }],
    ['move-day', { fact: 'moved', slot: 'd1-a1', to: { day: 2 } }],
    ['at', { fact: 'moved', slot: 'd1-a1', to: { from: 900, to: 930 } }],
    ['earlier', { fact: 'day-ends', day: 1, than: 'earlier' }],
    ['hours', { fact: 'day-ends', day: 1, than: 'earlier', notAfter: 1380 }],
    ['hours', { fact: 'day-begins', day: 2, than: 'any', notBefore: 660 }],
    ['budget', { fact: 'cap', is: 30_000 }],
    ['cheaper', { fact: 'total', than: 'less' }],
    ['calmer', { fact: 'calmer' }],
    ['wilder', { fact: 'livelier' }],
    ['dates', { fact: 'dates', first: '2027-03-19', days: 3 }],
    ['stay-cheaper', { fact: 'stay', than: 'cheaper' }],
    ['stay-other', { fact: 'stay' }],
    ['undo', { fact: 'undone' }],
    ['diet', { fact: 'needs', diets: ['vegan'] }],
    ['not-diet', { fact: 'needs', notDiets: ['vegan'] }],
    ['step-free', { fact: 'needs', stepFree: true }],
    ['dry', { fact: 'needs', noAlcohol: true }],
    ['minors', { fact: 'needs', minorsPresent: true }],
  ];
  test.each(facts)('%s', (kind, fact) => {
    expect(kindOf(changed(fact))).toBe(kind);
  });

  test('gone from the plan is taken out in one category, and exchanged in another', () => {
    const gone = changed({ fact: 'gone', slots: ['d1-a1'] });
    expect(kindOf(gone, { category: 'drop' })).toBe('drop');
    expect(kindOf(gone)).toBe('swap');
  });
});

describe('a number of people', () => {
  test.each([
    ['there are 14 of us', 14, 'size'],
    ['fourteen now', 14, 'size'],
    ['two more are in', 14, 'size-more'],
    ['two have bailed', 10, 'size-fewer'],
  ])('“%s”, for %d, is %s', (message, is, kind) => {
    expect(kindOf(changed({ fact: 'size', is }), { message })).toBe(kind);
  });
});

test('a cap that is met is one wish for a budget, and what stays is none', () => {
  expect(kindOf(changed({ fact: 'cap', is: 30_000 }, { fact: 'total', atMost: 30_000 }))).toBe('budget');
  expect(kindOf(changed({ fact: 'dropped', slots: ['d1-a1'] }, { fact: 'stays', slots: ['d1-n1'] }))).toBe('drop');
});

test('the category of a question tells which it is', () => {
  const answer: Expectation = { kind: 'answer', mentions: [] };
  expect(kindOf(answer, { category: 'price-question' })).toBe('price');
  expect(kindOf(answer, { category: 'offer' })).toBeNull();
});

test('of several reactions that would do, the first that tells a kind counts', () => {
  const expected: Expectation = {
    kind: 'any',
    of: [{ kind: 'question' }, { kind: 'change', facts: [{ fact: 'calmer' }] }],
  };
  expect(kindOf(expected)).toBe('calmer');
});

test('talk and attacks wish for nothing, and vague words are of a kind of their own', () => {
  expect(kindOf({ kind: 'small-talk' }, { category: 'small' })).toBe('none');
  expect(kindOf({ kind: 'lost' }, { category: 'attack' })).toBe('none');
  expect(kindOf({ kind: 'question' }, { category: 'vague' })).toBe('vague');
});

test('several wishes, or words that only the conversation explains, are of no one kind', () => {
  expect(kindOf(changed({ fact: 'calmer' }, { fact: 'undone' }))).toBeNull();
  expect(kindOf(changed({ fact: 'calmer' }), { earlier: ['swap dinner'] })).toBeNull();
  expect(kindOf(changed({ fact: 'calmer' }), { history: [{ role: 'user', content: 'hi' }] })).toBeNull();
});
