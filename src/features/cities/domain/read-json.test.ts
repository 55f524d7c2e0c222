import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const opened = (text: string) => {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.reason.text);
  return read.value;
};
const faultIn = (text: string) => {
  const read = readJson(text);
  return read.ok ? null : read.reason;
};
const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('any JSON is read as the runtime reads it, however it is laid out', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(opened(text).value).toEqual(JSON.parse(text));
    }),
  );
});

test('a text with a letter changed, added or cut out is refused exactly when the runtime refuses it', () => {
  const letters = '{}[]",:\\/ \n\t\u0000u0123456789eE+-.truefalsn’'.split('');
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 3 }),
      fc.nat(),
      fc.constantFrom(...letters, ''),
      fc.boolean(),
      (value, seed, letter, isAdded) => {
        const text = JSON.stringify(value, null, 1);
        const at = seed % (text.length + 1);
        const changed = text.slice(0, at) + letter + text.slice(isAdded ? at : at + 1);
        expect(faultIn(changed) === null).toBe(parses(changed));
      },
    ),
    { numRuns: 3000 },
  );
});

describe('every value knows where it stands', () => {
  const document = opened('{\n  "venues": [\n    { "id": "a" },\n    { "id": "b",\n      "lat": 1.5 }\n  ]\n}');
  test.each([
    [[], 1, 1],
    [['venues'], 2, 13],
    [['venues', 1], 4, 5],
    [['venues', 1, 'id'], 4, 13],
    [['venues', 1, 'lat'], 5, 14],
  ])('%j', (path, line, column) => {
    expect(document.spotOf(path)).toEqual({ line, column });
  });

  test('a field that is missing is shown at the object it is missing from', () => {
    expect(document.spotOf(['venues', 0, 'name'])).toEqual({ line: 3, column: 5 });
  });

  test('the name of a field is found as well', () => {
    expect(document.keySpotOf(['venues', 1, 'lat'])).toEqual({ line: 5, column: 7 });
  });
});

describe('a fault is said with its place', () => {
  test.each([
    ['', 1, 1, 'the file is empty'],
    ['{\n "a": 1,\n}', 3, 1, 'a comma too many before this }'],
    ['{\n "a": 1\n "b": 2 }', 3, 2, 'a comma is missing before this'],
    ['{ "a": 1,, "b": 2 }', 1, 10, 'a comma too many'],
    ['{ "a" 1 }', 1, 7, 'a colon is missing after the field “a”'],
    ['[1, 2', 1, 6, 'the file ends too early: a closing } or ] is missing'],
    ['{ "a": "b', 1, 10, 'the file ends too early: a closing } or ] is missing'],
    ['{ "a": "b\n }', 1, 8, 'this text has no closing quotation mark on its line'],
    ['{ // why\n }', 1, 3, 'JSON has no comments'],
    ["{ 'a': 1 }", 1, 3, 'the name of a field stands between straight double quotation marks: "name"'],
    ['{ "a": “b” }', 1, 8, 'text stands between straight double quotation marks: "…"'],
    ['{ "a": 1,5 }', 1, 10, 'a number stands where a field begins: decimals have a point, as in 1.35'],
    ['{} {}', 1, 4, 'something follows after the end of the catalogue'],
  ])('%j', (text, line, column, said) => {
    expect(faultIn(text)).toEqual({ line, column, text: said });
  });

  test('a word that is no value is quoted', () => {
    expect(faultIn('{ "a": NaN }')?.text).toContain('“NaN” is no value');
  });

  test('brackets without end are refused before the stack is', () => {
    expect(faultIn('['.repeat(1_000_000))?.text).toContain('more than 32 brackets');
  });
});

test('a field that stands twice is doubted, with the place of the second', () => {
  expect(opened('{\n "name": "a",\n "name": "b" }').doubts).toEqual([
    { line: 3, column: 2, text: 'the field “name” stands twice in the same object' },
  ]);
});

test('a field named __proto__ is a field like any other and reaches no prototype', () => {
  const { value } = opened('{ "__proto__": { "isAdmin": true } }');
  expect(Object.keys(value ?? {})).toEqual(['__proto__']);
  expect(Reflect.get(Object.getPrototypeOf(value), 'isAdmin')).toBeUndefined();
});
