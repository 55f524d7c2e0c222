import { expect, test } from 'vitest';
import { askedStraight } from './asked-straight.ts';

test.each([
  ['the girls want to know if we are sharing', 'are we sharing?'],
  ['my sister wants to know what time we finish', 'what time we finish'],
  ['mum is asking whether the boat has a loo', 'has the boat a loo?'],
  ["everyone's asking if they can bring kids", 'can they bring kids?'],
  ['the best man keeps asking if there is a bar on the boat?', 'is there a bar on the boat?'],
])('“%s” is asked straight', (told, straight) => {
  expect(askedStraight(told)).toBe(straight);
});

test.each([
  'i was wondering if we could swap dinner',
  'the bride wants karaoke',
  'we want to know the price',
  'ask the girls if they want karaoke',
  'is the boat asking too much',
])('“%s” is nobody else’s question', (message) => {
  expect(askedStraight(message)).toBe(message);
});
