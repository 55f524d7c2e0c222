import { expect, test } from 'vitest';
import { said } from './say-to-trip.ts';
import { intentsOf } from './trip-for-tests.ts';

const DAYS = [
  ['lisbon-hen', 'thursday', 0, 'saturday', 2],
  ['london-hen', 'friday', 0, 'saturday', 1],
  ['krakow-stag', 'saturday', 1, 'friday', 0],
] as const;

test.each(DAYS)(
  'one day is to be calm and another wild, each as it was said: %s, %s and %s',
  (id, calm, first, wild, second) => {
    for (const message of [
      `make ${calm} chilled and ${wild} wild`,
      `make ${calm} chilled n ${wild} mental`,
      `${calm} chilled, ${wild} mental`,
      `quiet ${calm}, wild ${wild}`,
      `keep ${calm} low key and ${wild} crazy`,
    ])
      expect([message, intentsOf(id, message)]).toMatchObject([
        message,
        [
          { kind: 'mood', mood: 'calmer', days: [first] },
          { kind: 'mood', mood: 'wilder', days: [second] },
        ],
      ]);
  },
);

test.each([
  ['london-hen', 'something different for sunday'],
  ['whitby-birthday', 'owt better for saturday?'],
  ['bristol-birthday', 'anything nicer for the saturday?'],
  ['dublin-work', 'could the thursday be made more engaging'],
  ['krakow-stag', 'make it worth the flight'],
  ['prague-stag', 'we want something to mark the occasion'],
])('a wish for better that does not say how is asked about: %s, %s', (id, message) => {
  const { before, after, reply } = said(id, message);
  expect(after.plan).toEqual(before.plan);
  expect(reply).toMatch(/\?[\s\S]*1\. /);
});
