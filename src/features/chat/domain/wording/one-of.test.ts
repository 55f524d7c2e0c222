import { expect, test } from 'vitest';
import { oneOf } from './one-of.ts';

test.each([
  ['bar', 'a bar'],
  ['escape room', 'an escape room'],
  ['dance class', 'a dance class'],
  ['karting', 'karting'],
  ['live music', 'live music'],
  ['tapas', 'tapas'],
  ['vodka', 'vodka'],
])('%s is told as %s', (label, told) => {
  expect(oneOf(label)).toBe(told);
});
