import { describe, expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readFrames } from './read-frames.ts';

const state = knownPlan();

/** The wishes of a message as `drop d1-a1`, in order, and the words that are left for other readers. */
const told = (message: string): string[] =>
  (readFrames(state, message) ?? []).map((stretch) =>
    stretch.kind === 'text'
      ? `… ${stretch.text}`
      : `${stretch.intent.kind} ${stretch.slots.map(({ slot }) => slot.id).join(' ')}`,
  );

describe('of several things ordered out, only one gives its place to what comes', () => {
  test.each([
    ['drop the boat and kew and put a spa in on the saturday instead', ['drop d3-a1', 'swap d2-a2']],
    ['cut both the karting and cahoots, then give us a rooftop bar', ['drop d1-a1', 'swap d2-n1']],
    ['skip the museum and the boat. bowling instead of the boat', ['drop d2-a1', 'swap d2-a2']],
  ])('%s', (message, wishes) => {
    expect(told(message)).toEqual(wishes);
  });
});

test('what is wanted for another part of the plan is a wish of its own', () => {
  expect(told('take out the karting, and give us an italian for the saturday evening')).toEqual([
    'drop d1-a1',
    '… and give us an italian for the saturday evening',
  ]);
});

test('two exchanges told in one breath are two', () => {
  expect(told('bowling instead of the karting and a spa instead of the boat')).toEqual(['swap d1-a1', 'swap d2-a2']);
});

test('what it must not be is no need that it has to meet', () => {
  const [stretch] = readFrames(state, 'pizza instead of vegan for lunch on saturday') ?? [];
  const want = stretch?.kind === 'wish' && stretch.intent.kind === 'swap' ? stretch.intent.want : null;
  expect(want).toMatchObject({ typeLabel: 'pizza', diets: [] });
});
