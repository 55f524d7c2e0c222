import { expect, test } from 'vitest';
import { findPeople, shareComing } from './find-people.ts';

test.each([
  [' two kids extra ', { kind: 'by', people: 2 }],
  [' 3 lads more ', { kind: 'by', people: 3 }],
  [' his brothers cant make it there is 2 ', { kind: 'by', people: -2 }],
  [' plus 1 ', { kind: 'by', people: 1 }],
  [' 10 including me ', { kind: 'size', people: 10 }],
  [' 15 if deano comes ', { kind: 'size', people: 15 }],
  [' it is 9 with grandad ', { kind: 'size', people: 9 }],
  [' 20 not including me ', { kind: 'size', people: 21 }],
  [' everyone but tom is coming ', { kind: 'by', people: -1 }],
])('a few words count people:%s', (line, change) => expect(findPeople(line)).toEqual(change));

test('a number of all who are left counts nobody who goes', () => {
  expect(findPeople(' two lads dropped out so 12 ')).not.toEqual({ kind: 'by', people: -12 });
});

test('a group that doubles or halves is counted from what it is', () => {
  expect(shareComing(' plus ones are coming so double it ')).toBe(2);
  expect(shareComing(' half of us have bailed ')).toBe(0.5);
  expect(shareComing(' a double room ')).toBeNull();
});
