import { expect, test } from 'vitest';
import { withHourBeside } from './hour-beside.ts';

test.each([
  ['friday dinner is too early, put 7.30', 'friday dinner is too early, try 7.30'],
  ['dinner is too late. can we do half 6?', 'dinner is too late, try half 6?'],
  ['the class is too early for us - make it 12:30', 'the class is too early for us, try 12:30'],
])('%s names its hour', (typed, meant) => {
  expect(withHourBeside(typed)).toBe(meant);
});

test.each(['dinner is too early, make it cheaper', 'put dinner at 8', 'too early. we are 12 now'])(
  '%s stays as it is',
  (typed) => {
    expect(withHourBeside(typed)).toBe(typed);
  },
);
