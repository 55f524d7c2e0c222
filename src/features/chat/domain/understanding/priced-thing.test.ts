import { expect, test } from 'vitest';
import { knownPlan } from '../fixtures/known-plan.ts';
import { read } from './reading.ts';

const state = knownPlan();
const slotsIn = (message: string): string[] =>
  read(message, state).slots.flatMap(({ slots }) => slots.map(({ slot }) => slot.id));

test.each([
  ['£48 each to sit in a boat is steep', ['d1-a1']],
  ['£20 each to sit in a boat is steep', ['d2-a2']],
  ['£48 each for the boat is steep', ['d2-a2']],
  ['a boat would be nice', ['d2-a2']],
])('“%s” speaks of what costs that much, unless a place is pointed at', (message, slots) =>
  expect(slotsIn(message)).toEqual(slots),
);
