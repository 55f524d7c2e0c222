import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../shared/dates.ts';
import { joinTripDates, parseTripDates, splitTripDates, TRIP_DATES_MESSAGE, tripDays } from './trip-dates.ts';

const TODAY = '2026-11-21';

describe('[W-10] the dates of a trip are one string, start, " to ", end', () => {
  test('[W-10] two dates are read and written as one string', () => {
    expect(joinTripDates('2027-03-12', '2027-03-14')).toBe('2027-03-12 to 2027-03-14');
    expect(parseTripDates('2027-03-12 to 2027-03-14', TODAY)).toEqual({
      ok: true,
      value: { start: '2027-03-12', end: '2027-03-14' },
    });
  });

  test.each([
    ['2027-03-12', 'one-date'],
    ['2027-03-12 to ', 'one-date'],
    [' to 2027-03-12', 'one-date'],
    ['2026-11-20 to 2026-11-22', 'past'],
    ['2027-03-12 to 2027-03-26', 'too-long'],
    ['2027-03-14 to 2027-03-12', 'end-before-start'],
    ['2027-02-30 to 2027-03-02', 'not-dates'],
    ['next week', 'not-dates'],
  ] as const)('[W-10] "%s" gets the stated answer for %s', (text, reason) => {
    expect(parseTripDates(text, TODAY)).toEqual({ ok: false, reason });
    expect(TRIP_DATES_MESSAGE[reason]).toMatch(/\w+ \w+/);
  });
});

test('no dates, and the word flexible, mean that the dates are open', () => {
  expect(parseTripDates('', TODAY)).toEqual({ ok: true, value: null });
  expect(parseTripDates(' flexible ', TODAY)).toEqual({ ok: true, value: null });
});

test('a trip may start today and may last exactly 14 days', () => {
  expect(parseTripDates(`${TODAY} to ${addDays(TODAY, 13)}`, TODAY).ok).toBe(true);
});

test('whatever is joined is split again', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((count) => addDays(TODAY, count));
  fc.assert(
    fc.property(day, day, (start, end) => {
      expect(splitTripDates(joinTripDates(start, end))).toEqual({ start, end });
    }),
  );
});

test('every day of the trip is listed once, first and last included', () => {
  expect(tripDays({ start: '2027-02-27', end: '2027-03-01' })).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
});
