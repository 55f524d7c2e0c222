import { expect, test } from 'vitest';
import { troubleText } from './trouble-text.ts';

test.each([
  ['TypeError: Failed to fetch', 'We could not reach the server. Check your connection.'],
  [
    'TypeError: NetworkError when attempting to fetch resource.',
    'We could not reach the server. Check your connection.',
  ],
  ['TypeError: Load failed', 'We could not reach the server. Check your connection.'],
  ['TimeoutError: signal timed out', 'The server did not answer in time.'],
  ['<html><body>502 Bad Gateway</body></html>', 'The server is in trouble at the moment.'],
  ['', 'The server is in trouble at the moment.'],
  ['Something went wrong on our side', 'Something went wrong on our side.'],
  ['Too many requests. Try again in a minute.', 'Too many requests. Try again in a minute.'],
])('%s is told as: %s', (message, told) => {
  expect(troubleText({ message })).toBe(told);
});

test('a server that is too busy is heard as well', () => {
  expect(troubleText({ error: 'We are very busy right now.' })).toBe('We are very busy right now.');
  expect(troubleText({})).toBe('The server is in trouble at the moment.');
});
