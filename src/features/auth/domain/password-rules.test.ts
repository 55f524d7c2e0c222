import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../tests/support/any-text.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { findPasswordFault, PASSWORD_MIN_LENGTH, utf8Length } from './password-rules.ts';

describe('a password', () => {
  test.each([
    ['', 'missing'],
    ['abcde', 'too-short'],
    ['abcdex', undefined],
    ['x'.repeat(72), undefined],
    ['x'.repeat(73), 'too-long'],
    ['é'.repeat(36), undefined],
    ['é'.repeat(37), 'too-long'],
    ['123456', 'common'],
    ['PASSWORD', 'common'],
    ['Liverpool', 'common'],
    ['liverpool-violet', undefined],
    ['Huzzah2026!', 'common'],
    ['1 hen-party 1', 'common'],
    ['huzzah for otters', undefined],
    ['party-otter', undefined],
    ['123456789012', 'common'],
    ['918273645546', undefined],
    ['correct horse battery staple', undefined],
  ])('%j: %s', (password, fault) => {
    expect(findPasswordFault(password)).toBe(fault);
  });

  test('that is common is refused in any case, and the list holds nothing that is too short anyway', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(150);
    for (const word of COMMON_PASSWORDS) {
      expect(word).toBe(word.toLowerCase());
      expect(word.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH);
      expect(findPasswordFault(word.toUpperCase())).toBe('common');
    }
  });

  test('is as long as its bytes in UTF-8', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});

test.each(['Monkey2024', 'p@$$w0rd', 'Liverpool!!', 'football1987', 'dr4g0n', 'LETMEIN_99', 'passw0rd2026!'])(
  'a common password in disguise is one: %s',
  (password) => {
    const isCommon = findPasswordFault(password) === 'common';
    expect(isCommon).toBe(password !== 'tr0ub1e');
  },
);

test.each([
  'violet-otter',
  'correct horse battery',
  'dragon-boat race',
  'monkey puzzle tree',
  'summerhouse',
  '2024-05-14-x',
])('a phrase that only begins with a common word is none: %s', (password) => {
  expect(findPasswordFault(password)).toBeUndefined();
});
