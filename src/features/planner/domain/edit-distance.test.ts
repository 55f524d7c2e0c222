import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, isSameWord } from './edit-distance.ts';

test('a swap of neighbours is one slip', () => {
  expect(editDistance('prauge', 'prague', 2)).toBe(1);
  expect(editDistance('londn', 'london', 2)).toBe(1);
  expect(editDistance('dubai', 'dublin', 2)).toBe(2);
});

test('the distance is symmetric, zero only for equal words, and never past the bound plus one', () => {
  const word = fc.stringMatching(/^[a-d]{0,7}$/);
  fc.assert(
    fc.property(word, word, (left, right) => {
      const distance = editDistance(left, right, 3);
      expect(distance).toBe(editDistance(right, left, 3));
      expect(distance === 0).toBe(left === right);
      expect(distance).toBeLessThanOrEqual(4);
    }),
  );
});

test('short words are never forgiven a slip, because one letter makes another word', () => {
  expect(isSameWord('bat', 'bar')).toBe(false);
  expect(isSameWord('mueseum', 'museum')).toBe(true);
});
