import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../../shared/dates.ts';
import type { Booking } from './booking.ts';
import {
  addMonths,
  dayReached,
  freeWeekends,
  monthText,
  readDay,
  readMonth,
  tripsOfMonth,
  tripsOn,
  weeksOf,
} from './calendar-month.ts';

const trip = (start: string | null, end: string | null, status = 'planning'): Booking => ({
  id: `${start}-${status}`,
  event_type: 'birthday',
  destination: 'Bristol',
  group_size: 8,
  start_date: start,
  end_date: end,
  status,
  created_at: '2026-11-21T10:00:00Z',
  price_per_person_pence: 9000,
});

describe('a month of the calendar', () => {
  it('is whole weeks from Monday that hold all of its days once', () => {
    const month = fc.tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(month, ([year, number]) => {
        const name = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(name).flat();
        const own = days.filter((day) => day.startsWith(name));
        expect(own).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(weekdayOf(days[0] ?? '')).toBe(0);
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))).toBe(true);
      }),
    );
  });

  it('is read from the address, and is this one where the address is wrong', () => {
    expect(readMonth('2027-02', '2026-11')).toBe('2027-02');
    for (const wrong of [null, '2027-13', '27-01', 'may']) expect(readMonth(wrong, '2026-11')).toBe('2026-11');
    expect([addMonths('2026-12', 1), addMonths('2027-01', -1), monthText('2027-05')]).toEqual([
      '2027-01',
      '2026-12',
      'May 2027',
    ]);
  });

  it('opens at the day of the address, and never at one that does not exist or is of another month', () => {
    const today = '2026-11-22';
    expect(readDay('2027-05-14', '2027-05', today)).toBe('2027-05-14');
    for (const wrong of [null, '', '2027-05', '2027-05-99', '2027-05-1', '2027-05-14T10:00', '2027-06-14'])
      expect(readDay(wrong, '2027-05', today)).toBe('2027-05-01');
    expect(readDay('2026-11-31', '2026-11', today)).toBe(today);
  });
});

describe('the trips of a calendar', () => {
  const trips = [trip('2027-04-30', '2027-05-02'), trip('2027-05-14', '2027-05-16', 'cancelled'), trip(null, null)];

  it('stand on each of their days, unless they were called off', () => {
    expect(['2027-04-29', '2027-04-30', '2027-05-02', '2027-05-15'].map((day) => tripsOn(trips, day).length)).toEqual([
      0, 1, 1, 0,
    ]);
    expect([tripsOfMonth(trips, '2027-04').length, tripsOfMonth(trips, '2027-06').length]).toEqual([1, 0]);
  });

  it('leave the other weekends free, from today on', () => {
    expect(freeWeekends(trips, '2027-05', '2027-05-09')).toEqual(['2027-05-15', '2027-05-22', '2027-05-29']);
    expect(freeWeekends(trips, '2027-05', '2027-04-01')).not.toContain('2027-05-01');
  });
});

describe('the keys of a calendar', () => {
  it.each([
    ['ArrowLeft', '2027-05-30'],
    ['ArrowDown', '2027-06-07'],
    ['Home', '2027-05-31'],
    ['End', '2027-06-06'],
    ['PageUp', '2027-04-30'],
    ['PageDown', '2027-06-30'],
    ['Enter', null],
  ])('%s leads to %s', (key, expected) => {
    expect(dayReached(key, '2027-05-31')).toBe(expected);
  });
});
