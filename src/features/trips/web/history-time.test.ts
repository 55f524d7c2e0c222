import { expect, test } from 'vitest';
import { agoInWords, instantInWords } from './history-time.ts';

const NOW = Date.parse('2026-11-21T23:05:00Z');

test.each([
  ['2026-11-21T23:04:30Z', 'just now'],
  ['2026-11-21T23:06:00Z', 'just now'],
  ['2026-11-21T22:50:00Z', '15 minutes ago'],
  ['2026-11-21T20:00:00Z', '3 hours ago'],
  ['2026-11-20T23:00:00Z', 'yesterday'],
  ['2026-11-09T12:00:00Z', 'last week'],
  ['2026-08-21T12:00:00Z', '3 months ago'],
])('%s was %s', (instant, words) => {
  expect(agoInWords(instant, NOW)).toBe(words);
});

test('an instant is told in the time zone of whoever reads it', () => {
  expect(instantInWords('2026-11-21T23:05:00Z', 'Europe/London')).toBe('21 Nov 2026, 23:05');
  expect(instantInWords('2026-11-21T23:05:00Z', 'Europe/Prague')).toBe('22 Nov 2026, 00:05');
});
