import { expect, test } from 'vitest';
import { findPasswordFault } from '../domain/password-rules.ts';
import { findNewPasswordFault } from './find-new-password-fault.ts';

test.each(['bluedog', 'Manutd', 'roadking'])(
  '%s is in every list of leaks, though not in the page’s own',
  async (password) => {
    expect(findPasswordFault(password)).toBeUndefined();
    expect(await findNewPasswordFault(password)).toBe('common');
  },
);

test('what the page refuses is refused for the same reason', async () => {
  expect([await findNewPasswordFault(''), await findNewPasswordFault('abc')]).toEqual(['missing', 'too-short']);
  expect(await findNewPasswordFault('password')).toBe('common');
});

test('a sentence of one’s own is nobody else’s', async () => {
  expect(await findNewPasswordFault('correct horse battery')).toBeUndefined();
});
