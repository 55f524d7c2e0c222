import { expect, test } from 'vitest';
import { withoutArrows } from './arrows.ts';

test.each([
  ['boat → spa', 'swap boat for spa'],
  ['the boat -> a spa', 'swap the boat for a spa'],
  ['swap the boat => spa', 'swap the boat for spa'],
  ['burgers > pizza', 'burgers for pizza'],
])('an arrow gives one thing for another: %s', (typed, said) => expect(withoutArrows(typed)).toBe(said));

test.each(['dinner → 8', 'karting -> sunday', 'dinner > 8pm', 'boat spa'])('a time or a day is none: %s', (typed) =>
  expect(withoutArrows(typed)).toBe(typed),
);
