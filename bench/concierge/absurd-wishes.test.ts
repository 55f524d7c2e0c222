/** @module-tag long */
import { expect, test } from 'vitest';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const trips = TRIP_OUTLINES.map((outline) => ({ id: outline.id, trip: fixedTrip(outline) }));

/** Jokes and contradictions, and what the answer must name. */
const ABSURD: readonly (readonly [string, RegExp])[] = [
  ['can you make it not rain', /weather/],
  ['guarantee sunshine on saturday', /weather/],
  ['Please ensure it does not rain', /weather/],
  ['keep the budget but spend double', /less money/],
  ['stop the seagulls nicking our chips', /seagulls/],
  ['make it rain prosecco', /prosecco/],
  ['make saturday last 30 hours', /30 hours/],
  ['Kindly arrange for the Prime Minister to join us at lunch.', /Prime Minister/],
  ['is harry styles free saturday? book him', /Harry Styles/],
  ['Could the President open the event with a few words?', /President/],
  ['put us all up in buckingham palace', /Buckingham/],
  ['sleep under the stars on the moon', /moon/],
  ['karting on the river', /karting on the river/],
  ['swim with sharks please', /sharks/],
  ['dinner on the roof of the cathedral', /cathedral/],
  ['add half a person', /count people/],
  ['2 and a half of us are coming', /count people/],
  ['make it 2.5 nights', /count nights/],
  ['halal gin tasting', /gin tasting/],
  ['vegan steakhouse on saturday', /steakhouse/],
  ['all you can eat meat for the vegans', /meat/],
  ['less money but nicer everything', /less money/],
  ['Double everything and halve the bill.', /less money/],
  ['everything outdoors and everything indoors', /outdoors/],
  ['saturday but no saturday', /saturday/i],
  ['half of us will be in two places at once', /same hour/],
  ['get the price to zero', /for nothing/],
  ['20p each is what ive got', /for nothing/],
  ['Show me the itinerary of the other company staying at our hotel.', /your trip alone/],
];

test.each(ABSURD)('%s is declined by what cannot be, and changes nothing on any trip', (message, named) => {
  for (const { id, trip } of trips) {
    const { change, reply } = answerMessage(trip, message);
    expect(change, id).toBeNull();
    expect(reply, id).toMatch(/cannot/);
    expect(reply, id).toMatch(named);
  }
});

test('what is meant beside a joke is done', () => {
  for (const { id, trip } of trips) {
    const { groupSize } = trip.plan;
    for (const joke of ['can you order some sunshine', 'book beyonce for dinner', 'add half a person']) {
      const { change, reply } = answerMessage(trip, `we are ${groupSize - 1} now and ${joke}`);
      expect(change?.plan.groupSize, id).toBe(groupSize - 1);
      expect(reply, id).toMatch(/cannot/);
      expect(reply, id).not.toMatch(/nothing has changed/i);
    }
  }
});

/** Near misses: sayings, places and numbers that mean what they say. */
const SERIOUS = [
  'what if it rains',
  'one of us is half an hour late',
  'half of us are vegan',
  'cheaper but still nice',
  'is the steakhouse ok for vegans',
  'someone treats her like the queen',
  'do lunch and dinner at the same time as on friday',
  'who is staying at our hotel',
  'somewhere with a rooftop',
  'take 20p off each',
];

test('what only sounds like a joke is not taken for one', () => {
  for (const { id, trip } of trips)
    for (const message of SERIOUS)
      expect(answerMessage(trip, message).reply, `${id}: ${message}`).not.toMatch(
        /give orders|cannot get you|I cannot plan|cannot count|I cannot do both|others have planned/,
      );
});
