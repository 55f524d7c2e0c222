import { expect, test } from 'vitest';
import { RECOVERY_CODE_ALPHABET, readRecoveryCode, showRecoveryCode } from './recovery-codes-call.ts';

test('a code is read however it was typed', () => {
  for (const typed of ['abcd-efgh-jkmn', 'ABCD EFGH JKMN', ' abcdefghjkmn ', 'abcd–efgh–jkmn'.replaceAll('–', '-')]) {
    expect(readRecoveryCode(typed)).toBe('abcdefghjkmn');
  }
  expect(showRecoveryCode('abcdefghjkmn')).toBe('abcd-efgh-jkmn');
});

test('what cannot be a code is none', () => {
  for (const typed of ['', 'abcd-efgh', 'abcd-efgh-jkmn-pqrs', 'lbcd-efgh-jkmn', '1bcd-efgh-jkmn', 'äbcd-efgh-jkmn']) {
    expect(readRecoveryCode(typed)).toBeUndefined();
  }
});

test('every character of the alphabet is readable, and each stands for five bits', () => {
  expect(new Set(RECOVERY_CODE_ALPHABET).size).toBe(32);
  expect(RECOVERY_CODE_ALPHABET.split('').filter((character) => !readRecoveryCode(character.repeat(12)))).toEqual([]);
});
