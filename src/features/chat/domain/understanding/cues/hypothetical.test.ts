import { expect, test } from 'vitest';
import { readHypothetical } from './hypothetical.ts';

test.each([
  ['what if dave drops out', '1 person dropped out'],
  ['what if dave and steve drop out', '2 people dropped out'],
  ['what if one more came', 'one more person is coming'],
  ['what if 3 more came', '3 more people are coming'],
])('“%s” weighs “%s”', (message, wish) => {
  expect(readHypothetical(message)).toEqual({ isHypothetical: true, wish });
});
