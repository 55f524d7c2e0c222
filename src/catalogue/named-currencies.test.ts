import { expect, test } from 'vitest';
import { inPounds } from './named-currencies.ts';

test.each([
  ['max €500 each', 'max £434 each'],
  ['30 euros a head', '£26 a head'],
  ['budget is 1.150 € pp', 'budget is £1000 pp'],
  ['1,150 EUR for all of us', '£1000 for all of us'],
  ['under 1400kč', 'under £50'],
  ['dinner for 49 zloty', 'dinner for £10'],
  ['98 zł or €23', '£20 or £20'],
])('%s is %s', (written, pounds) => {
  expect(inPounds(written)).toBe(pounds);
});

test.each(['meet at the 3 Crowns', '£30 a head', '12 of us, 3 nights', 'at 19:30 euro night', 'eurostar at 10'])(
  '%s has no foreign money in it',
  (written) => {
    expect(inPounds(written)).toBe(written);
  },
);
