import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test('a password that the rules refuse is called refused', () => {
  for (const password of ['', 'short', 'password1', 'x'.repeat(73)]) expect(passwordStrength(password)).toBe('refused');
});

test('repetition and runs do not make a password strong', () => {
  expect(passwordStrength('aaaaaaaaaaaaaaaaaaaaaaaa')).toBe('weak');
  expect(passwordStrength('abcdefghijklmnopqrstuvw')).toBe('weak');
});

test('length counts for more than odd characters', () => {
  expect(passwordStrength('Tr0ub4')).toBe('weak');
  expect(passwordStrength('velvetkar')).toBe('good');
  expect(passwordStrength('plum velvet karaoke')).toBe('strong');
});
