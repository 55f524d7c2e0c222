import { expect, test } from 'vitest';
import { onlyOf } from './only-of.ts';

test('of one thing that is the one, and of none or several there is no only one', () => {
  expect(onlyOf(['saturday'])).toBe('saturday');
  expect(onlyOf([0])).toBe(0);
  expect(onlyOf([])).toBeUndefined();
  expect(onlyOf(['saturday', 'sunday'])).toBeUndefined();
});
