import { expect, test } from 'vitest';
import { londonTrip } from '../../fixtures/london-trip.ts';
import { read } from '../reading.ts';
import { readLimit } from './read-limit.ts';

const trip = londonTrip();
const limitOf = (message: string) => readLimit(read(message, trip), trip);

test.each([
  'no one can go above three hundred and fifty',
  'keep us below 350 mate',
  'budget: 350',
  'i can do 350 a head max',
  'we each have 350 to spend',
  'nobody is paying more than 350',
  'we want to put a cap on it. 350',
  'the max anyone can do is three fifty',
])('a limit a person: %s', (message) => {
  expect(limitOf(message)).toEqual({ kind: 'cheaper', capPence: 350_00, perPerson: true });
});

test('a sum for everybody is shared out', () => {
  const { groupSize } = trip.plan;
  expect(limitOf(`${groupSize * 300} for the lot of us`)).toEqual({
    kind: 'cheaper',
    capPence: 300_00,
    perPerson: true,
  });
});

test('a sum for everybody above the limit of now lets more in', () => {
  const { groupSize } = trip.plan;
  expect(limitOf(`we have £${groupSize * 900} for the ${groupSize} of us, make that the limit`)).toEqual({
    kind: 'budget',
    capPence: 900_00,
  });
});

test('a budget that has gone up only makes room', () => {
  expect(limitOf("the budget's gone up to 900 each, dad chipped in")).toEqual({ kind: 'budget', capPence: 900_00 });
});

test.each(['keep it to 12 people', 'we can do 10 of us', 'start at 11 for all of us', 'how much is it for all of us'])(
  '%s is no sum of money',
  (message) => {
    expect(limitOf(message)).toBeNull();
  },
);
