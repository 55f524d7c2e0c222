import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { outlineOf } from './trip-for-tests.ts';

const TRIPS = ['london-hen', 'krakow-stag', 'dublin-work'];

/** Questions in words that no rule has, and what the answer to each must have. */
const ASKED: readonly (readonly [question: string, told: RegExp])[] = [
  ['is there any chance of our money back if half of us go down with something', /cancel/i],
  ['how late does it go', /\d\d:\d\d/],
  ['is tip something we are meant to work out', /What people tip in/],
  ['why that hotel', /You would stay at/],
  ['what is the most expensive thing', /dearest part/],
  ['which costs the least on friday', /cheapest part/],
  ['how far is it from lunch to the hotel', /minutes/],
];

test.each(TRIPS)('a question in any words is answered by what is in it: %s', (id) => {
  const trip = fixedTrip(outlineOf(id));
  for (const [question, told] of ASKED) {
    const turn = answerMessage(trip, question);
    expect(turn, question).toMatchObject({ understood: true, change: null });
    expect(turn.reply, question).toMatch(told);
  }
});
