import { expect, test } from 'vitest';
import { mayHaveSession } from './follow-session.ts';

const HOME = 'https://huzzah.example/plan?booking=1#top';

test('a visitor without a stored session is signed out, and nothing is loaded to find out', () => {
  expect(mayHaveSession(null, HOME)).toBe(false);
});

test('a stored session is read', () => {
  expect(mayHaveSession('{}', HOME)).toBe(true);
});

test('the link of an e-mail is read, whether it worked or not', () => {
  expect(mayHaveSession(null, 'https://huzzah.example/auth#access_token=a&type=signup')).toBe(true);
  expect(mayHaveSession(null, 'https://huzzah.example/auth#error=access_denied&error_description=gone')).toBe(true);
  expect(mayHaveSession(null, 'https://huzzah.example/auth?next=%2Fplan&error_description=gone')).toBe(true);
});
