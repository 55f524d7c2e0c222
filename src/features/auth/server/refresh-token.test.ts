import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSignedWith, readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const sessionId = '01234567-89ab-4def-8123-456789abcdef';

function read(text: string) {
  const token = readRefreshToken(text);
  if (token === undefined || token === 'malformed') throw new Error('not a refresh token');
  return token;
}

describe('a refresh token', () => {
  test('brings back its session and its place in the chain', () => {
    const place = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(fc.uuid(), place, (id, counter) => {
        const token = read(writeRefreshToken(id, counter, key));
        expect(token).toMatchObject({ sessionId: id, counter });
        expect(isSignedWith(token, key)).toBe(true);
        expect(isSignedWith(token, randomBytes(32))).toBe(false);
      }),
    );
  });

  test('with any bit changed is not signed by us', () => {
    const bytes = Buffer.from(writeRefreshToken(sessionId, 3, key), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(isSignedWith(read(changed.toString('base64url')), key)).toBe(false);
    }
  });

  test('has one spelling only', () => {
    const text = writeRefreshToken(sessionId, 0, key);
    expect(readRefreshToken(`${text}A`)).toBeUndefined();
    expect(readRefreshToken(text.slice(1))).toBeUndefined();
    expect(readRefreshToken('abcdefghijkl')).toBeUndefined();
    expect(readRefreshToken('abcdefghijk')).toBe('malformed');
    expect(readRefreshToken(`${text}=`)).toBe('malformed');
    expect(readRefreshToken(` ${text}`)).toBe('malformed');
  });
});
