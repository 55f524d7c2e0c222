import { expect, test } from 'vitest';
import { leavesOpenForWhom, readCeiling } from './read-ceiling.ts';

test.each([
  ['we only have £15 each', 15_00],
  ['we have about 60 quid each', 60_00],
  ['we’ve got £120pp', 120_00],
  ['only £40 a head', 40_00],
  ['£50 each', 50_00],
  ["can't spend more than £80 pp", 80_00],
  ['under £90pp', 90_00],
  ['no more than £120 each', 120_00],
  ['max €500 each', 434_00],
  ['budget of 1225 zloty per person', 250_00],
])('“%s” is a limit for each', (text, pence) => {
  expect(readCeiling(text)).toEqual({ pence, isForGroup: false });
});

test.each([
  ['£200 in total between us', 200_00],
  ['our kitty is £400', 400_00],
  ['total budget £900', 900_00],
])('“%s” is a limit for all together', (text, pence) => {
  expect(readCeiling(text)).toEqual({ pence, isForGroup: true });
});

test('a price, or a limit for a part of the trip, is no limit of the whole', () => {
  for (const text of [
    'one museum is £15 each',
    'max £30 each for dinner',
    'no more than £50 pp on drinks',
    '£60pppn max',
    'hotel under £80 each',
    'we have 2 kids',
  ])
    expect(readCeiling(text), text).toBeNull();
});

test('a limit that may be for one or for all is told apart from what is no limit', () => {
  expect(leavesOpenForWhom('max £200')).toBe(true);
  expect(leavesOpenForWhom('max £200 each')).toBe(false);
  expect(leavesOpenForWhom('max £200 for dinner')).toBe(false);
});
