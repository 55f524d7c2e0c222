import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../shared/dates.ts';
import { instantAt } from './instant-at.ts';

const utc = (day: string, minute: number, timeZone: string): string =>
  new Date(instantAt(day, minute, timeZone)).toISOString();

describe('a time on the clock of a city', () => {
  test.each([
    ['19:00 in London in winter', '2027-01-15', 1140, 'Europe/London', '2027-01-15T19:00:00.000Z'],
    ['19:00 in London in summer', '2027-06-15', 1140, 'Europe/London', '2027-06-15T18:00:00.000Z'],
    ['19:00 in Prague in winter', '2027-01-15', 1140, 'Europe/Prague', '2027-01-15T18:00:00.000Z'],
    ['19:00 in Prague in summer', '2027-06-15', 1140, 'Europe/Prague', '2027-06-15T17:00:00.000Z'],
    ['19:00 in Lisbon in summer', '2027-06-15', 1140, 'Europe/Lisbon', '2027-06-15T18:00:00.000Z'],
    ['one in the night after a Saturday', '2027-06-19', 1500, 'Europe/Warsaw', '2027-06-19T23:00:00.000Z'],
    ['the evening before the clocks go forward', '2027-03-27', 1380, 'Europe/London', '2027-03-27T23:00:00.000Z'],
    ['03:00 in the night they go forward', '2027-03-27', 1620, 'Europe/London', '2027-03-28T02:00:00.000Z'],
    ['noon on that Sunday', '2027-03-28', 720, 'Europe/London', '2027-03-28T11:00:00.000Z'],
    ['03:00 in the night they go back', '2027-10-30', 1620, 'Europe/London', '2027-10-31T03:00:00.000Z'],
    ['noon on that Sunday', '2027-10-31', 720, 'Europe/Amsterdam', '2027-10-31T11:00:00.000Z'],
    ['half past nine in the middle of India', '2027-10-31', 570, 'Asia/Kolkata', '2027-10-31T04:00:00.000Z'],
  ])('%s', (_what, day, minute, timeZone, instant) => {
    expect(utc(day, minute, timeZone)).toBe(instant);
  });

  test('an hour that comes twice is the first, one that is skipped is read by the clock before', () => {
    expect(utc('2027-10-30', 1440 + 90, 'Europe/London')).toBe('2027-10-31T00:30:00.000Z');
    expect(utc('2027-03-27', 1440 + 90, 'Europe/London')).toBe('2027-03-28T01:30:00.000Z');
  });

  test('is what that clock shows at that instant, on any day but in an hour that it skips', () => {
    const zones = ['Europe/London', 'Europe/Prague', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.constantFrom(...zones),
        (days, minute, timeZone) => {
          const day = addDays('2026-01-01', days);
          const instant = instantAt(day, minute, timeZone);
          const shown = new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
          const meant = `${addDays(day, Math.floor(minute / 1440))} ${new Date(minute * 60_000).toISOString().slice(11, 16)}`;
          const isSkipped = instantAt(day, minute + 60, timeZone) - instant < 3_600_000;
          expect(isSkipped || shown === meant).toBe(true);
        },
      ),
    );
  });
});
