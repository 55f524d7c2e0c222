import { expect, test } from 'vitest';
import { sumSpoken } from './sum-spoken.ts';

test.each([
  ['not a penny over 400', 400_00, false],
  ['budgets 250 now', 250_00, false],
  ['skint 150 each', 150_00, true],
  ['anything over 420 and i am out', 420_00, false],
  ['lads only have 190', 190_00, false],
])('%s names a sum without a sign', (line, pence, perPerson) => {
  expect(sumSpoken(line.split(' '))).toEqual({ pence, perPerson });
});

test.each([
  'the max is 20 people',
  'we can afford 3 hours',
  'we have got 30 lads',
  'budget is somewhere between 200 and 300',
  'were 24 now',
])('%s names none, or several', (line) => {
  expect(sumSpoken(line.split(' '))).toBeNull();
});
