import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMetadataFault, METADATA_MAX_BYTES, mergeMetadata } from './user-metadata.ts';

describe('what a person says of themselves', () => {
  test('is merged one level deep, null deletes, and the keys of the server stay as they are', () => {
    const current = { first_name: 'Ada', tags: { a: 1 }, email: 'ada@example.com', sub: 'id' };
    const changes = { first_name: null, tags: { b: 2 }, email: 'eve@example.com', sub: null, email_verified: true };
    expect(mergeMetadata(current, changes)).toEqual({ tags: { b: 2 }, email: 'ada@example.com', sub: 'id' });
  });

  test('may be as large as the limit and not a byte more', () => {
    const filled = (length: number) => ({ n: 'x'.repeat(length - '{"n":""}'.length) });
    expect(findMetadataFault(filled(METADATA_MAX_BYTES))).toBeUndefined();
    expect(findMetadataFault(filled(METADATA_MAX_BYTES + 1))).toBe('too-large');
  });

  test('may hold any text of whole characters, but neither NUL nor half a character', () => {
    expect(findMetadataFault({ name: 'Zoë 🎉' })).toBeUndefined();
    expect(findMetadataFault({ name: '\ud83c' })).toBe('unusable-text');
    expect(findMetadataFault({ list: [['\0']] })).toBe('unusable-text');
    expect(findMetadataFault({ 'key\0': 1 })).toBe('unusable-text');
  });

  test('may be nested, but not endlessly', () => {
    const nested = (depth: number): Record<string, unknown> => (depth === 0 ? {} : { n: nested(depth - 1) });
    expect(findMetadataFault(nested(10))).toBeUndefined();
    expect(findMetadataFault(nested(11))).toBe('too-deep');
    expect(findMetadataFault({ n: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) })).toBe('too-deep');
  });

  test('never gains a server key and never keeps a null, whatever is sent', () => {
    const record = fc.dictionary(
      fc.constantFrom('sub', 'email', 'email_verified', 'a', 'b', '__proto__'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(record, (changes) => {
        const merged = mergeMetadata({}, changes);
        expect(Object.keys(merged).every((key) => ['a', 'b', '__proto__'].includes(key))).toBe(true);
        expect(Object.values(merged)).not.toContain(null);
      }),
    );
  });
});
