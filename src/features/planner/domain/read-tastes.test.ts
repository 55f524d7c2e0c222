import { describe, expect, test } from 'vitest';
import { LONDON } from '../../../catalogue/cities/london.ts';
import { readTastes } from './read-tastes.ts';

const read = (text: string, groupSize = 10) => readTastes(text, LONDON.venues, groupSize);
const told = (text: string, groupSize = 10) =>
  read(text, groupSize).members.map(({ label, weight, likedTypes, dislikedTypes, likedVibes, isGuestOfHonour }) =>
    [
      `${label}${isGuestOfHonour ? '*' : ''} ${weight}`,
      ...likedTypes.map((type) => `+${type}`),
      ...dislikedTypes.map((type) => `-${type}`),
      ...likedVibes,
    ].join(' '),
  );

describe('tastes of single people in the special requirements', () => {
  test.each([
    ['Sarah hates karting', ['Sarah 1 -Go-karting', 'the other 9']],
    ['Sarah hates karting, the bride loves bowling', ['Sarah 1 -Go-karting', 'the bride* 1 +Bowling', 'the other 8']],
    [
      'Tom can’t stand museums. Ben and Ali love escape rooms',
      ['Tom 1', 'Ben 1 +Escape room', 'Ali 1 +Escape room', 'the other 7'],
    ],
    ['my mum likes afternoon tea', ['your mum 1 +Afternoon tea', 'the other 9']],
    ['half of us want to party, the others prefer culture', ['half of you 5 party-hard', 'the others 5 cultural']],
    ['two of us don’t like karaoke', ['2 of you 2 -Karaoke', 'the other 8']],
    ['it’s Tom’s 40th and Tom loves karting', ['Tom* 1 +Go-karting', 'the other 9']],
    [
      'Sarah is the bride, Sarah loves museums but the bride hates karaoke',
      ['Sarah* 1 +Museum -Karaoke', 'the other 9'],
    ],
  ])('%s', (text, expected) => {
    const members = told(text);
    expect(members).toHaveLength(expected.length);
    for (const [index, start] of expected.entries()) {
      for (const word of start.split(/ (?=[+-])/)) expect(members[index]).toContain(word);
    }
  });

  test.each([
    'We love karting',
    'Everyone hates museums',
    'two vegetarians, one wheelchair user',
    'Please no karaoke',
    'Sarah is allergic to nuts',
    'Karting would be great',
    '',
  ])('nobody in particular: %s', (text) => {
    expect(read(text)).toEqual({ members: [], clauses: [], contestedTypes: [] });
  });

  test('everybody is counted once, however much is said', () => {
    for (const text of [
      'half of us love museums',
      'Ana loves spas, Ben loves golf, most of us love food',
      'three of us love karaoke',
    ])
      for (const size of [2, 3, 8, 100]) {
        const weights = read(text, size).members.map(({ weight }) => weight);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeGreaterThanOrEqual(size);
        expect(Math.min(...weights)).toBeGreaterThan(0);
      }
  });

  test('what one likes and another hates is no rule for everybody', () => {
    expect(read('Ana loves karting, Ben hates karting').contestedTypes).toEqual(['Go-karting']);
    expect(read('Ana loves karting, Ben hates museums').contestedTypes).toEqual([]);
  });

  test('ten thousand words of nonsense are read in no time', () => {
    const text = 'Sarah and loves hates and '.repeat(40).slice(0, 1000);
    const begin = process.threadCpuUsage().user;
    read(text);
    expect(process.threadCpuUsage().user - begin).toBeLessThan(300_000);
  });
});
