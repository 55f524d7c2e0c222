/** @module-tag long */
import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { readParts } from '../message/read-parts.ts';

const state = knownPlan();
const intentsOf = (message: string) =>
  readParts(state, message, { isLoose: false, topic: [] })
    .map(({ intent }) => intent)
    .filter(({ kind }) => kind !== 'unknown');

test.each([
  ['make it 1 pound each', 100],
  ['make it £40 each', 4000],
])('a limit in so many words, “%s”, is that limit and not so much less', (message, capPence) => {
  expect(intentsOf(message)).toMatchObject([{ kind: 'cheaper', capPence }]);
});

test('so much less that has to be saved is taken off the price of now', () => {
  const capPence = state.plan.totals.slotsPerPersonPence - 4000;
  expect(intentsOf('we have to save £40 each')).toMatchObject([{ kind: 'cheaper', capPence }]);
});

test.each(['any cheaper bars?', 'got any cheaper clubs?'])(
  '“%s” asks for places, and for no cheaper trip',
  (message) => {
    expect(intentsOf(message)).toMatchObject([{ kind: 'places' }]);
  },
);

test('how many there are in all outweighs whatever else is said of people', () => {
  expect(intentsOf('scrap the 10, shaz cant come either so 9')).toMatchObject([
    { kind: 'group-size', change: { kind: 'size', people: 9 } },
  ]);
});

test('money that is no object is no sum to be split, whoever chips in', () => {
  expect(intentsOf("money's no object now, his dad's chipping in")).toMatchObject([{ kind: 'budget', capPence: null }]);
});

test.each([
  'dress code for the bar?',
  'can karting be in the morning',
  'can we see the museum',
  'oh the museum. well',
  'thats bold. i mean the museum',
  'that is bold. i mean karting',
])('“%s” names a part of the plan, and nothing of it goes for a sound alone', (message) => {
  expect(intentsOf(message).filter(({ kind }) => kind === 'drop' || kind === 'swap')).toEqual([]);
});

test.each([
  ['dump the boat', 'drop'],
  ['one less dinner', 'drop'],
  ['one lunch less please', 'drop'],
])('“%s” takes a part out, and no person', (message, kind) => {
  expect(intentsOf(message).map((intent) => intent.kind)).toEqual([kind]);
});
