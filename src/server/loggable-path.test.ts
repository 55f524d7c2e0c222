import { expect, test } from 'vitest';
import { loggablePath } from './loggable-path.ts';

test.each([
  '/',
  '/cities/atlantis',
  '/functions/v1/ai-concierge',
  '/auth/v1/factors/0b2f1c9e-3a57-4c0e-9a53-2f3d4a5b6c7d/verify',
  '/activities/a-very-long-name-of-ours',
])('a path of ours stands in the log as it is: %s', (path) => {
  expect(loggablePath(path)).toBe(path);
});

test.each([
  ['/rest/v1/ann@example.com', '/rest/v1/[redacted]'],
  ['/ann%40example.com/x', '/[redacted]/x'],
  ['/invite/dGhpcyBpcyBhIHRva2VuIG9mIHNvbWVib2R5', '/invite/[redacted]'],
  [`/auth/v1/${'é'.repeat(70)}`, '/auth/v1/[redacted]'],
  ['/calendar/abcdefghijklmnopqrstuvwxyzabcdef.ics', '/calendar/[redacted]'],
  ['/calendar/short.ics', '/calendar/[redacted]'],
])('an address or a token in a path does not: %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

test('a path without end does not fill the log', () => {
  expect(loggablePath('/a'.repeat(5_000)).length).toBeLessThanOrEqual(200);
});
