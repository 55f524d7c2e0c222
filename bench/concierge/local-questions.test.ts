/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = TRIP_OUTLINES.map((outline) => ({ id: outline.id, trip: fixedTrip(outline) }));

/** What somebody new to a city asks of it, and a word of the answer that says nothing but what is known. */
const ASKED: readonly (readonly [string, RegExp])[] = [
  ['do we tip over there', /no tips are counted/],
  ['is tipping a thing there', /no tips are counted/],
  ['can we drink the tap water', /tap water .* neither the plan nor our guides say/],
  ['can we drink the tap water / do we tip over there', /tap water[\s\S]*tips/],
  ['do they take cards in the pubs or is it cash only', /Which places take cards/],
  ['is it dodgy at night round there', /How safe .* neither the plan nor our guides say/],
  ['are pickpockets bad', /How safe/],
  ['what will the weather be doing and what do i tell them to pack', /no forecast/],
  ['whats the weather like in june', /no forecast/],
  ['how cold is it going to be in november', /no forecast/],
  ['what should we pack', /What to wear our list does not say/],
  ['is there anywhere to park', /does not have a place to park/],
  ['can you get ubers there', /Timetables and what a ride costs are not in our list/],
  ['do we need passports', /What papers/],
  ['do we need plug adaptors', /Which plugs/],
  ['how much is a pint there', /A (?:beer|pint) is about|no guide/],
];

describe('what is asked of the city is answered by what the guide has, and nothing changes', () => {
  test.each(TRIPS)('$id', ({ trip }) => {
    for (const [message, told] of ASKED) {
      const { change, reply, understood } = answerMessage(trip, message);
      expect.soft([message, change, understood]).toEqual([message, null, true]);
      expect.soft(reply, message).toMatch(told);
    }
  });
});

test.each(['any tips', 'swap the boat, its going to be tipping it down', 'find somewhere with parking for dinner'])(
  'a word of it alone is no such question: %s',
  (message) => {
    const replies = TRIPS.slice(0, 1).map(({ trip }) => answerMessage(trip, message).reply);
    expect(replies.join()).not.toMatch(/no tips are counted|does not have a place to park/);
  },
);

describe('a word by chance is no question to the site', () => {
  test.each(['are we under?', 'is it over by 11', 'what could come out to get it under'])('%s', (message) => {
    for (const { trip } of TRIPS) expect(answerMessage(trip, message).reply).not.toMatch(/\/privacy|\/terms/);
  });
});
