import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';

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

test.each([
  ['karting down to 20 or bin it', 2000],
  ['the boat thing down to 15 please', 1500],
])('“%s” says what it may cost', (message, pence) =>
  expect(read(message, state).amount).toEqual({ pence, perPerson: true }),
);

test('people who are down to a number are no price', () =>
  expect(read('we are down to 10 for the karting', state).amount).toBeNull());
