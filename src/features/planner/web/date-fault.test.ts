import { expect, test } from 'vitest';
import { TRIP_DATES_MESSAGE } from '../domain/trip-dates.ts';
import { dateFaultSide } from './date-fault.ts';

test('a message about the dates stands under the date to change', () => {
  expect(dateFaultSide('2020-01-01 to 2020-01-03', TRIP_DATES_MESSAGE.past)).toBe('start');
  expect(dateFaultSide(' to 2026-12-06', TRIP_DATES_MESSAGE['one-date'])).toBe('start');
  expect(dateFaultSide('2026-12-06 to ', TRIP_DATES_MESSAGE['one-date'])).toBe('end');
  expect(dateFaultSide('2026-12-06 to 2026-12-04', TRIP_DATES_MESSAGE['end-before-start'])).toBe('end');
  expect(dateFaultSide('2026-12-01 to 2026-12-31', TRIP_DATES_MESSAGE['too-long'])).toBe('end');
});
