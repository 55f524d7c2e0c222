import { expect, test } from 'vitest';
import { normalise } from '../typing/normalise.ts';
import { countTold } from './count-told.ts';
import { findPeople } from './find-people.ts';

const people = (message: string) => findPeople(normalise(message).line);

test.each([
  ["we're 11 now (soph's dropped out)", 11],
  ['9 now, two dropped out', 9],
  ['13 actually, rob is out', 13],
  ["we're down to 8 cos becky and jen bailed", 8],
  ['8 coming now as becky and jen bailed', 8],
  ["two bailed so we're 10", 10],
  ['make it 13, 1 extra came out of nowhere', 13],
  ['we are 15, 3 more than before', 15],
  ['two less, ten of us', 10],
  ["14 if you count tom's dad", 14],
  ['7 kids plus 2 adults i mean', 9],
  ['8 girls and 3 lads', 11],
  ['dinner for 26', 26],
])('%s: %i in all', (message, count) => expect(people(message)).toEqual({ kind: 'size', people: count }));

test.each([
  ['two of us cant come', -2],
  ['now 2 more are coming', 2],
  ['so 3 lads dropped out', -3],
  ['so 2 girls and 1 lad dropped out', -3],
  ['three cousins are joining us', 3],
])('%s: by %i', (message, by) => expect(people(message)).toEqual({ kind: 'by', people: by }));

test.each([
  'two coeliacs are coming',
  '9 hens -10 hens',
  '16 yr olds in ministry of sound sat night',
  'dinner for 8',
  'find us something 40 ish',
  'the budget is up, 600 now',
])('%s counts nobody', (message) => expect(countTold(normalise(message).line) ?? people(message)).toBeNull());
