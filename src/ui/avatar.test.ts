import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test('a person without a picture is shown by the first letters of the first and the last name', () => {
  expect(initialsOf('Sam Okafor')).toBe('SO');
  expect(initialsOf('ana maria de souza')).toBe('AS');
  expect(initialsOf('Zoë')).toBe('Z');
  expect(initialsOf('sam.okafor@example.com')).toBe('SO');
  expect(initialsOf('Éloïse Ångström')).toBe('ÉÅ');
});

test('a name without letters still has something to show', () => {
  expect(initialsOf('')).toBe('?');
  expect(initialsOf('123 !')).toBe('?');
});
