import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayAt,
  daysBetween,
  formatClock,
  formatDay,
  formatDays,
  formatMonth,
  isIsoDay,
  weekdayOf,
} from './dates.ts';

describe('calendar days', () => {
  test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '2026-02-29', 'tomorrow', ''])(
    '%j is no day',
    (text) => {
      expect(isIsoDay(text)).toBe(false);
    },
  );

  test('a leap day is a day', () => {
    expect(isIsoDay('2028-02-29')).toBe(true);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  test('a day in summer time is as long as any other', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  test('adding days and counting them are each other’s reverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (count) => {
        expect(daysBetween('2026-11-21', addDays('2026-11-21', count))).toBe(count);
      }),
    );
  });

  test('Monday is 0 and days read as in Britain', () => {
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(weekdayOf('2026-11-22')).toBe(6);
    expect(formatDay('2027-05-07')).toBe('Friday 7 May 2027');
  });

  test('days of one trip say what they share once', () => {
    expect(formatDays('2027-06-11', '2027-06-13')).toBe('Friday 11 to Sunday 13 June 2027');
    expect(formatDays('2027-04-30', '2027-05-02')).toBe('Friday 30 April to Sunday 2 May 2027');
    expect(formatDays('2027-12-31', '2028-01-02')).toBe('Friday 31 December 2027 to Sunday 2 January 2028');
    expect(formatDays('2027-06-11', '2027-06-11')).toBe('Friday 11 June 2027');
    expect(formatDays('2027-06-11', '2028-06-11')).toBe('Friday 11 June 2027 to Sunday 11 June 2028');
  });

  test('a month that something was true in is read by its name', () => {
    expect([formatMonth('2025-06'), formatMonth('2025-06-30')]).toEqual(['June 2025', 'June 2025']);
    expect([formatMonth('2025-13'), formatMonth('last summer')]).toEqual(['2025-13', 'last summer']);
  });

  test('the day is that of the place, not of the server', () => {
    const lateEvening = new Date('2026-06-30T23:30:00Z');
    expect(dayAt(lateEvening, 'Europe/London')).toBe('2026-07-01');
    expect(dayAt(lateEvening, 'America/New_York')).toBe('2026-06-30');
  });

  test('minutes past midnight read as the small hours', () => {
    expect([formatClock(0), formatClock(1170), formatClock(1500)]).toEqual(['00:00', '19:30', '01:00']);
  });
});
