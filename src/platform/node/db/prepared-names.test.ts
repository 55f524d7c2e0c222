import { expect, test } from 'vitest';
import { createPreparedNames } from './prepared-names.ts';

test('a statement keeps its name, another has another, and beyond the most there is none', () => {
  const nameOf = createPreparedNames(2);
  const [one, two] = [nameOf('select 1'), nameOf('select 2')];
  expect(one).not.toBe(two);
  expect([nameOf('select 1'), nameOf('select 2'), nameOf('select 3')]).toEqual([one, two, undefined]);
});
