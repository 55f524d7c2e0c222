import { expect, test } from 'vitest';
import { writeOut } from './write-out.ts';

test.each([
  ['friday dinner eight', 'friday dinner 8'],
  ['eleven for the speedboats please, he is at swimming', '11 for the speedboats please, he is at swimming'],
  ['no, eleven please', 'no, 11 please'],
])('%s has a number in it', (typed, written) => {
  expect(writeOut(typed)).toBe(written);
});

test.each(['dinner one please', 'swap dinner two for a curry', 'two of the girls are vegan', 'no two are the same'])(
  '%s has no hour and no count of its own',
  (typed) => {
    expect(writeOut(typed)).toBe(typed);
  },
);
