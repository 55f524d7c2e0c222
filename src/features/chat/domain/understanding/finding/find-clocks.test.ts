import { describe, expect, test } from 'vitest';
import { normalise } from '../typing/normalise.ts';
import { findClocks, nearest } from './find-clocks.ts';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const wanted = (message: string) =>
  findClocks(normalise(message).raw).filter(({ isRefused, isKept }) => !isRefused && !isKept);

describe('an hour is read however it is written', () => {
  const wordings: readonly (readonly [string, (hour: number) => number])[] = [
    ['dinner at H on friday', (hour) => hour * 60],
    ['move the boat to H please', (hour) => hour * 60],
    ['dinner at half H not ten past', (hour) => hour * 60 + 30],
    ['the karting needs to be done by half past H', (hour) => hour * 60 + 30],
    ['lunch at quarter past H', (hour) => hour * 60 + 15],
  ];
  test.each(wordings)('%s', (wording, meant) => {
    for (const [index, word] of HOURS.entries())
      for (const written of [String(index + 1), word]) {
        const [clock] = wanted(wording.replace('H', written));
        expect([written, clock?.minute]).toEqual([written, meant(index + 1)]);
      }
  });
});

test('the old hour, one that does not suit and one that stays are not the hour that is wanted', () => {
  expect(wanted('half 11 instead of midnight').map(({ minute }) => minute)).toEqual([690]);
  expect(wanted('food at 8, 10 past 7 is too early').map(({ minute }) => minute)).toEqual([480]);
  expect(wanted('move lunch from 12 to 1').map(({ minute }) => minute)).toEqual([60]);
  expect(wanted('seven is fine, make it half six').map(({ minute }) => minute)).not.toContain(420);
});

test.each(['12 of us', 'under 100 each', '3 more people', 'push it back 2 hours', 'day 2', '2 bars', '£12.50 each'])(
  '%s has no hour in it',
  (message) => {
    expect(wanted(message).filter(({ isBare }) => !isBare)).toEqual([]);
  },
);

test('morning or evening follows from what is near', () => {
  const seven = { minute: 420, isExact: false };
  expect(nearest(seven, 1150)).toBe(1140);
  expect(nearest(seven, 600)).toBe(420);
  expect(nearest({ minute: 690, isExact: false }, 1440)).toBe(1410);
  expect(nearest({ minute: 1170, isExact: true }, 600)).toBe(1170);
});
