import { describe, expect, test } from 'vitest';
import { parseDayHours } from './parse-hours.ts';

describe('opening hours of a day', () => {
  test('one window is read as minutes after midnight', () => {
    expect(parseDayHours('10:00-18:30')).toEqual([{ open: 600, close: 1110 }]);
  });

  test('an afternoon break gives two windows, in order', () => {
    expect(parseDayHours('12:00-14:30 18:00-23:00')).toEqual([
      { open: 720, close: 870 },
      { open: 1080, close: 1380 },
    ]);
  });

  test('a club that closes at four in the morning belongs to the night it opens', () => {
    expect(parseDayHours('22:00-28:00')).toEqual([{ open: 1320, close: 1680 }]);
  });

  test('a place that never closes is open from midnight to midnight', () => {
    expect(parseDayHours('00:00-24:00')).toEqual([{ open: 0, close: 1440 }]);
  });

  test.each([
    ['nothing', ''],
    ['words', 'closed'],
    ['one-digit hours', '9:00-17:00'],
    ['a missing end', '09:00'],
    ['sixty minutes', '09:60-17:00'],
    ['an end before the start', '18:00-10:00'],
    ['an end at the start', '18:00-18:00'],
    ['opening on the next day', '24:00-26:00'],
    ['closing after 32:00', '22:00-32:01'],
    ['overlapping windows', '12:00-18:00 17:00-23:00'],
    ['touching windows, which are one window', '12:00-18:00 18:00-23:00'],
    ['windows out of order', '18:00-23:00 12:00-14:30'],
    ['two spaces', '12:00-14:30  18:00-23:00'],
    ['space at the end', '12:00-14:30 '],
    ['a comma', '12:00-14:30,18:00-23:00'],
  ])('%s is refused, with the text in the message', (_what, text) => {
    expect(() => parseDayHours(text)).toThrow(`Malformed opening hours: "${text}"`);
  });
});
