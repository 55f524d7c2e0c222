import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import type { Intent } from '../intent.ts';
import { readParts } from '../message/read-parts.ts';

const state = knownPlan();
const intentOf = (line: string): Intent | undefined =>
  readParts(state, line, { isLoose: false, topic: [] }).map(({ intent }) => intent)[0];
const slotsIn = (intent: Intent | undefined): string[] =>
  intent?.kind === 'swap' ? intent.scope.slots.map(({ slot }) => slot.id) : [];

describe('too much of something is never a wish for more of it', () => {
  test.each(['too many cultural bits', 'less culture please', 'far too many historic bits'])('%s', (line) => {
    const intent = intentOf(line);
    expect(slotsIn(intent)).toContain('d2-a1');
    expect(intent).toMatchObject({ kind: 'swap', want: { mood: null }, scope: { isOne: true } });
  });

  test('on one day it is about that day alone', () => {
    const slots = slotsIn(intentOf('less culture on saturday'));
    expect(slots).toContain('d2-a1');
    expect(slots.filter((id) => !id.startsWith('d2'))).toEqual([]);
  });

  test('what the plan has none of cannot be too much', () =>
    expect(intentOf('fewer galleries')).toMatchObject({ kind: 'missing' }));

  test('of bars it is one of those that are there', () => {
    const intent = intentOf('too many bars on saturday');
    expect(intent?.kind === 'drop' && intent.scope.slots.map(({ slot }) => slot.id)).toEqual(['d2-n1']);
  });

  test('more of it is still a wish for more', () =>
    expect(intentOf('more culture please')).toMatchObject({ kind: 'mood', mood: 'cultural' }));

  test('and so is not enough of it', () =>
    expect(slotsIn(intentOf('theres not enough culture'))).not.toContain('d2-a1'));
});
