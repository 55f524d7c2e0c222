import { describe, expect, test } from 'vitest';
import { absentFromTrip } from './absent-from-trip.ts';
import type { Case } from './case-schema.ts';
import { OPEN_SETS, openCases } from './open-sets.ts';

const CHANGES = ['add', 'budget', 'cheaper', 'day', 'drop', 'impossible', 'mood', 'size', 'swap', 'time'] as const;

const TALK = ['correction', 'offer', 'undo', 'several', 'vague', 'small', 'abuse', 'attack', 'foreign'] as const;

const FACTS = [
  'access',
  'dates',
  'diet',
  'distance-question',
  'guide-question',
  'hotel',
  'open-question',
  'pay-question',
  'plan-question',
  'policy-question',
  'price-question',
  'rain-question',
  'refund-question',
  'stay-question',
  'what-if',
  'why-question',
] as const;

describe.each([
  { half: 'fresh', leastOfAKind: 8, kinds: null },
  { half: 'later', leastOfAKind: 2, kinds: null },
  { half: 'changes', leastOfAKind: 6, kinds: CHANGES },
  { half: 'talk', leastOfAKind: 5, kinds: TALK },
  { half: 'facts', leastOfAKind: 3, kinds: FACTS },
  { half: 'strangers', leastOfAKind: 2, kinds: [...CHANGES, ...TALK, ...FACTS] },
  { half: 'strangers-later', leastOfAKind: 4, kinds: [...CHANGES, ...TALK, ...FACTS] },
  { half: 'strangers-third', leastOfAKind: 4, kinds: [...CHANGES, ...TALK, ...FACTS] },
  { half: 'strangers-fourth', leastOfAKind: 8, kinds: ['correction', 'offer', 'price-question', 'several', 'swap'] },
  { half: 'strangers-fifth', leastOfAKind: 6, kinds: ['drop', 'mood', 'what-if', 'size', 'time', 'day', 'dates'] },
  {
    half: 'strangers-turns',
    leastOfAKind: 3,
    kinds: [...CHANGES.filter((kind) => kind !== 'impossible'), 'offer', 'undo'],
  },
  {
    half: 'strangers-turns-later',
    leastOfAKind: 6,
    kinds: [...CHANGES.filter((kind) => kind !== 'impossible'), 'offer', 'undo'],
  },
  {
    half: 'strangers-turns-last',
    leastOfAKind: 3,
    kinds: [...CHANGES.filter((kind) => kind !== 'impossible'), 'offer', 'undo'],
  },
  {
    half: 'strangers-turns-fourth',
    leastOfAKind: 6,
    kinds: [...CHANGES.filter((kind) => kind !== 'impossible'), 'offer', 'undo'],
  },
  {
    half: 'strangers-turns-fifth',
    leastOfAKind: 3,
    kinds: [...CHANGES.filter((kind) => kind !== 'impossible'), 'offer', 'undo'],
  },
  { half: 'strangers-plain', leastOfAKind: 4, kinds: [...CHANGES, 'correction', 'offer', 'several', 'vague'] },
  {
    half: 'strangers-turns-plain',
    leastOfAKind: 3,
    kinds: [...CHANGES.filter((kind) => kind !== 'impossible'), 'offer', 'undo'],
  },
  { half: 'strangers-sixth', leastOfAKind: 14, kinds: ['correction', 'offer', 'several', 'swap', 'vague'] },
  { half: 'strangers-turns-sixth', leastOfAKind: 8, kinds: ['add', 'cheaper', 'correction', 'drop', 'offer', 'swap'] },
] as const)('the messages of $half', ({ half, leastOfAKind, kinds }) => {
  const cases = openCases(half);
  const older = OPEN_SETS.slice(0, OPEN_SETS.indexOf(half)).flatMap(openCases);

  test('are about slots, places and hotels that exist', () => {
    expect(absentFromTrip(cases)).toEqual([]);
  });

  test('are of every kind that they are to be of', () => {
    for (const category of kinds ?? new Set(older.map((one) => one.category)))
      expect(cases.filter((one) => one.category === category).length, category).toBeGreaterThanOrEqual(leastOfAKind);
  });

  test('are none of the older ones in the same trip, and none is there twice', () => {
    const said = (one: Case): string => `${one.trip} ${(one.earlier ?? []).join(' ')} ${one.message}`.toLowerCase();
    const known = new Set(older.map(said));
    expect(cases.filter((one) => known.has(said(one))).map(({ id }) => id)).toEqual([]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(new Set(cases.map(said)).size).toBe(cases.length);
  });
});
