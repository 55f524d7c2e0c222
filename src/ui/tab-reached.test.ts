import { expect, test } from 'vitest';
import { tabReached } from './tab-reached.ts';

test('arrow keys move along the row and round its ends', () => {
  expect(tabReached('ArrowRight', 0, 3)).toBe(1);
  expect(tabReached('ArrowRight', 2, 3)).toBe(0);
  expect(tabReached('ArrowLeft', 2, 3)).toBe(1);
  expect(tabReached('ArrowLeft', 0, 3)).toBe(2);
});

test('Home and End lead to the first and the last tab', () => {
  expect(tabReached('Home', 2, 3)).toBe(0);
  expect(tabReached('End', 0, 3)).toBe(2);
});

test('other keys are left to the browser', () => {
  for (const key of ['Tab', 'Enter', 'ArrowDown', 'a']) expect(tabReached(key, 1, 3)).toBeNull();
});
