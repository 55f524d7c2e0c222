import { expect, test } from 'vitest';
import { TRIP_STATUSES } from './trip-status.ts';
import { statusMeaning } from './trip-status-words.ts';

const SPAN = { start: '2027-05-14', end: '2027-05-16' };

test('a trip whose days are over is not said to be in the making', () => {
  for (const status of ['planning', 'pending'] as const) {
    expect(statusMeaning(status, SPAN, '2027-05-17')).toMatch(/last day has passed.*Mark it as completed/);
    expect(statusMeaning(status, SPAN, '2027-05-16')).toMatch(/The plan (is being made|can still change)/);
    expect(statusMeaning(status, { start: null, end: null }, '2027-05-17')).not.toContain('passed');
  }
});

test('what is confirmed, completed or cancelled is that on every day', () => {
  for (const status of TRIP_STATUSES.filter((one) => one !== 'planning' && one !== 'pending'))
    expect(statusMeaning(status, SPAN, '2027-05-17')).toBe(statusMeaning(status, SPAN, '2027-05-01'));
});
