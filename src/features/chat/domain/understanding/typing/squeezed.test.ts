import { expect, test } from 'vitest';
import { squeezed } from './squeezed.ts';

test.each([
  ['swap    dinner', 'swap dinner'],
  ['more bars!!!!!!!!', 'more bars!!!'],
  ['wait. . . . . . no', 'wait. . . no'],
  ['- a club\n\n\n\n- a bar', '- a club\n\n- a bar'],
  ['dinner at 8... then karaoke', 'dinner at 8... then karaoke'],
  ['£1000 each, 10.30 start', '£1000 each, 10.30 start'],
])('%j is read as %j', (typed, read) => {
  expect(squeezed(typed)).toBe(read);
});
