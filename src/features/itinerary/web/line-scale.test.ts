import { describe, expect, test } from 'vitest';
import { minuteAtHeight, partHeight, placeOfMinute, roundStart } from './line-scale.ts';

const PLACED = [
  { fromMinute: 840, toMinute: 960, top: 100, bottom: 220 },
  { fromMinute: 960, toMinute: 1080, top: 220, bottom: 260 },
  { fromMinute: 1080, toMinute: 1200, top: 260, bottom: 380 },
];

describe('the height of a day', () => {
  test('a longer stop is higher, and a short way still has room for its words', () => {
    const stop = (toMinute: number) => partHeight({ kind: 'stop', fromMinute: 600, toMinute });
    expect(stop(840)).toBeGreaterThan(stop(780));
    expect(partHeight({ kind: 'way', fromMinute: 600, toMinute: 605 })).toBeGreaterThanOrEqual(24);
  });

  test('five free hours are no taller than three', () => {
    expect(partHeight({ kind: 'free', fromMinute: 600, toMinute: 900 })).toBe(
      partHeight({ kind: 'free', fromMinute: 600, toMinute: 780 }),
    );
  });
});

describe('the hour under the pointer', () => {
  test('is read in the part below it, however high that is drawn', () => {
    expect(minuteAtHeight(PLACED, 160)).toBe(900);
    expect(minuteAtHeight(PLACED, 240)).toBe(1020);
    expect(minuteAtHeight(PLACED, 100)).toBe(840);
  });

  test('goes on before the first part and after the last', () => {
    expect(minuteAtHeight(PLACED, 100 - 56)).toBe(780);
    expect(minuteAtHeight(PLACED, 380 + 28)).toBe(1230);
    expect(minuteAtHeight([], 10)).toBe(0);
  });

  test('is put on the quarter, from midnight to four in the morning after', () => {
    expect([908, 907, -40, 4000].map(roundStart)).toEqual([915, 900, 0, 1680]);
  });
});

test('a time of day is found in its part, and outside the day at its edge', () => {
  expect(placeOfMinute(PLACED, 1020)).toEqual({ index: 1, at: 0.5 });
  expect(placeOfMinute(PLACED, 960)).toEqual({ index: 1, at: 0 });
  expect(placeOfMinute(PLACED, 500)).toEqual({ index: 0, at: 0 });
  expect(placeOfMinute(PLACED, 1500)).toEqual({ index: 2, at: 1 });
  expect(placeOfMinute([], 900)).toBeNull();
});
