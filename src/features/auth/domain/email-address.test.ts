import { describe, expect, test } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  test.each([
    'ada@example.com',
    'a.b+tag@sub.example.co.uk',
    "o'neil@example.ie",
    'x@localhost',
    `${'a'.repeat(60)}@example.com`,
  ])('%s is one', (text) => {
    expect(parseEmailAddress(text)).toEqual({ ok: true, value: text });
  });

  test('is kept in lower case', () => {
    expect(parseEmailAddress('ADA@Example.COM')).toEqual({ ok: true, value: 'ada@example.com' });
  });

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada @example.com',
    ' ada@example.com',
    'ada@example.com\n',
    'ada@example.com\r\nBcc: all@example.com',
    'ada@exam\0ple.com',
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'adä@example.com',
    '\u212a@example.com',
  ])('%j is none', (text) => {
    expect(parseEmailAddress(text)).toEqual({ ok: false, reason: 'invalid-format' });
  });

  test('must be there, and has 254 characters at most', () => {
    expect(parseEmailAddress('')).toEqual({ ok: false, reason: 'missing' });
    const domain = '@example.com';
    expect(parseEmailAddress('a'.repeat(254 - domain.length) + domain)).toMatchObject({ ok: true });
    expect(parseEmailAddress('a'.repeat(255 - domain.length) + domain)).toEqual({ ok: false, reason: 'too-long' });
  });
});
