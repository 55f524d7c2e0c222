import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test('how long ago a device was used is said in the largest unit that has passed', () => {
  expect(timeAgo('2026-11-21T11:59:30Z', NOW)).toBe('just now');
  expect(timeAgo('2026-11-21T11:59:00Z', NOW)).toBe('1 minute ago');
  expect(timeAgo('2026-11-21T09:01:00Z', NOW)).toBe('2 hours ago');
  expect(timeAgo('2026-11-20T12:00:00Z', NOW)).toBe('yesterday');
  expect(timeAgo('2026-11-01T12:00:00Z', NOW)).toBe('20 days ago');
});

test('a device whose clock is ahead of ours was used just now', () => {
  expect(timeAgo('2026-11-21T12:05:00Z', NOW)).toBe('just now');
});
