import { describe, expect, test } from 'vitest';
import { negotiateMediaType } from './media-type.ts';
import { parsePreferences, preferenceApplied } from './preferences.ts';
import { contentRange, MAX_ROWS, pageStatus, rowRange } from './row-range.ts';

describe('Prefer', () => {
  test('is read in any order and spacing, and the first of two counts', () => {
    const header = 'count=exact,   return=representation , resolution=merge-duplicates, return=minimal';
    expect(parsePreferences(header)).toEqual({
      resolution: 'merge-duplicates',
      missing: undefined,
      return: 'representation',
      count: 'exact',
      handling: undefined,
      maxAffected: undefined,
    });
  });

  test('may say anything, unless it asks for strict handling', () => {
    expect(parsePreferences('nonsense, max-affected=2').maxAffected).toBeUndefined();
    expect(parsePreferences('handling=strict, max-affected=2').maxAffected).toBe(2);
    expect(() => parsePreferences('handling=strict, nonsense')).toThrow('Invalid preferences');
  });

  test('is confirmed only as far as it means something for the call', () => {
    const preferences = parsePreferences('return=minimal, count=planned, resolution=ignore-duplicates');
    expect(preferenceApplied(preferences, ['count', 'return'])).toEqual({
      'Preference-Applied': 'return=minimal, count=planned',
    });
    expect(preferenceApplied(preferences, ['missing'])).toEqual({});
  });
});

describe('Accept', () => {
  test.each([
    [undefined, 'application/json; charset=utf-8', false],
    ['*/*', 'application/json; charset=utf-8', false],
    ['text/html, application/json;q=0.5', 'application/json; charset=utf-8', false],
    [
      'application/json;q=0.1, application/vnd.pgrst.object+json',
      'application/vnd.pgrst.object+json; charset=utf-8',
      true,
    ],
    [
      'application/vnd.pgrst.object+json;nulls=stripped',
      'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
      true,
    ],
  ])('%s is answered with %s', (accept, contentType, isSingle) => {
    expect(negotiateMediaType(accept)).toMatchObject({ contentType, isSingle });
  });
});

describe('the range of rows', () => {
  test.each([
    [undefined, 0, undefined, { offset: 0, limit: MAX_ROWS }],
    [5, 10, undefined, { offset: 10, limit: 5 }],
    [5000, 0, undefined, { offset: 0, limit: MAX_ROWS }],
    [undefined, 0, '10-19', { offset: 10, limit: 10 }],
    [undefined, 0, 'items=10-', { offset: 10, limit: MAX_ROWS }],
    [5, 0, '3-9', { offset: 3, limit: 2 }],
    [5, 0, '9-12', { offset: 9, limit: 0 }],
    [undefined, 0, 'bytes=0-1', { offset: 0, limit: MAX_ROWS }],
  ])('limit %s, offset %s and Range %s', (limit, offset, header, expected) => {
    expect(rowRange(limit, offset, header)).toEqual(expected);
  });

  test('that ends before it begins is refused', () => {
    expect(() => rowRange(undefined, 0, '9-3')).toThrow('Requested range not satisfiable');
  });

  test('is written as the client reads it', () => {
    expect([contentRange(0, 25, undefined), contentRange(5, 1, 6), contentRange(0, 0, 0)]).toEqual([
      '0-24/*',
      '5-5/6',
      '*/0',
    ]);
    expect([pageStatus(0, 5, undefined), pageStatus(0, 5, 5), pageStatus(0, 5, 6), pageStatus(6, 0, 6)]).toEqual([
      200, 200, 206, 206,
    ]);
    expect(() => pageStatus(7, 0, 6)).toThrow('Requested range not satisfiable');
  });
});
