import { describe, expect, test } from 'vitest';
import { normalise } from '../typing/normalise.ts';
import { findPeople } from './find-people.ts';

const WORDS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/);
const read = (message: string) => findPeople(normalise(message).line);

/** Both ways of writing a number, from two up. */
const NUMBERS = [2, 3, 5, 9, 13, 16, 20].flatMap((number) => [
  { number, written: String(number) },
  { number, written: WORDS[number] ?? String(number) },
]);

const TOTALS = [
  'which makes N',
  'that leaves us with N',
  'we will be N',
  "we'll be N",
  'were N now',
  'there are N of us in the end',
  'headcount crept up to N',
  'its gone up, N now',
  'we are N strong',
  'can we do N people',
  'so that makes N of us',
  'theres gonna be N of us altogether',
  'make it N ppl pls',
  'party of N',
];
const GAINS = [
  'headcount has risen by N',
  'N of the ushers have signed up',
  'N more are coming',
  'we gained another N people',
  'N extra lads jumped on board',
  'another N want in',
];
const LOSSES = [
  'numbers are down by N',
  'N of the ushers bailed',
  'were N down',
  'N of the girls cant make it',
  'N dropped out',
  'N lads bailed on us',
  'minus N people',
];
const NO_COUNTS = [
  'N of us are vegan',
  'N people hate karaoke',
  'N people cant do stairs',
  'dinner at N',
  'book N more bars',
  'N nights',
  'N quid each',
  'push it back N hours',
  'day N',
  'N of the lads drink',
];

describe('a number of people is read however it is written and said', () => {
  test.each(TOTALS)('%s is the size of the group', (wording) => {
    for (const { number, written } of NUMBERS)
      expect([written, read(wording.replace('N', written))]).toEqual([written, { kind: 'size', people: number }]);
  });

  test.each(GAINS)('%s is so many more', (wording) => {
    for (const { number, written } of NUMBERS)
      expect([written, read(wording.replace('N', written))]).toEqual([written, { kind: 'by', people: number }]);
  });

  test.each(LOSSES)('%s is so many fewer', (wording) => {
    for (const { number, written } of NUMBERS)
      expect([written, read(wording.replace('N', written))]).toEqual([written, { kind: 'by', people: -number }]);
  });

  test.each(NO_COUNTS)('%s says nothing of the size', (wording) => {
    for (const { written } of NUMBERS) expect([written, read(wording.replace('N', written))]).toEqual([written, null]);
  });

  test.each([
    '1 of the girls is pregnant so less wine',
    '2 of us are veggie so fewer steak places',
    '1 girl drinks less booze',
  ])('%s takes nobody away', (message) => expect(read(message)).toBeNull());

  test('of several numbers the one for the whole group counts', () => {
    expect(read('picked up a couple of strays, 16 now')).toEqual({ kind: 'size', people: 16 });
    expect(read('my sister joins us which makes nine')).toEqual({ kind: 'size', people: 9 });
  });
});
