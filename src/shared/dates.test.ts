import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayAt, daysBetween, formatClock, formatDay, isIsoDay, weekdayOf } from './dates.ts';

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

  test('the day is that of the place, not of the server', () => {
    const lateEvening = new Date('2026-06-30T23:30:00Z');
    expect(dayAt(lateEvening, 'Europe/London')).toBe('2026-07-01');
    expect(dayAt(lateEvening, 'America/New_York')).toBe('2026-06-30');
  });

  test('minutes past midnight read as the small hours', () => {
    expect([formatClock(0), formatClock(1170), formatClock(1500)]).toEqual(['00:00', '19:30', '01:00']);
  });
});
