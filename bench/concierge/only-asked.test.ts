/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { fixedTrip } from './fixed-trip.ts';
import { sweptTrips } from './swept-trips.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** Questions in which an order is said, and which order nothing; X is a part of the plan. */
const ASKED = [
  'would losing X make a difference',
  'would skipping X get us under 200',
  'would X be cheaper on another day',
  'would X work better earlier',
  'would vegans like X',
  'would 2 more people fit at X',
  'would you swap X if you were us',
  'would another person alter the price',
  'would one fewer make it dearer each',
  'would a later start on the last day cost more',
  'would a hostel be cheaper',
  'can X take 3 more',
  'should X be booked early',
  'do we have to do X',
  'must we do X',
  'can one of us miss X',
  'could a wheelchair user do X',
  'is it possible that X gets cancelled',
  'why did you pick X and not something cheaper',
  "how come there's no X",
  'what about kids, are they ok at X',
  'not sure if X is too late',
  'wondering if X is too late',
  'X too far?',
  'X vegan friendly?',
  'could you tell me whether X has parking',
  'can you confirm X is vegan friendly',
  'can you check X is vegan',
  'Please advise whether X is suitable for vegetarians.',
  'Please confirm the time of X.',
  'Could you advise whether X could accommodate a wheelchair?',
  'To what extent is X suitable for teetotallers?',
  'In the event that X is closed, what then?',
  'Were X to be omitted, what would the total be?',
  'give me three alternatives to X',
  'show me something cheaper than X',
  'are there cheaper places than X',
  'are there nicer hotels',
  'show me cheaper hotels',
  'think X will be rammed?',
  'we ok for X at that time or is it tight',
  'any danger of X selling out',
  'anything for the veggies at X',
  'is there somewhere to sit at X',
  'is there somewhere quieter near X',
  'what about X on the last day, would that work',
  'i thought we dropped X?',
  'werent we 11?',
  'so X is vegan yeah?',
  'no lunch on saturday?',
  'so no karaoke then?',
  'nothing cheaper?',
];

for (const [, outline] of sweptTrips(1)) {
  const trip = fixedTrip(outline);
  const parts = slotsOnDays(trip.plan).map(({ slot }) => slot.name);
  test(`a question changes nothing, whatever order is said in it: ${outline.id}`, () => {
    const changed = ASKED.flatMap((asked, at) => {
      const message = asked.replace('X', parts[at % parts.length] ?? '');
      return answerMessage(trip, message).change ? [message] : [];
    });
    expect(changed).toEqual([]);
  });
}

/** Requests in the form of a question, each of which changes something. */
const REQUESTED = [
  'would you swap X for something else',
  'would it be possible to drop X',
  'would you mind dropping X',
  'can we drop X',
  'Might X be dropped?',
  'could you check whether we could drop X',
  'I wonder if we could drop X',
  'do we have to do X? no, drop it',
];

test('what is asked for politely is still done', () => {
  for (const outline of TRIP_OUTLINES.slice(0, 3)) {
    const trip = fixedTrip(outline);
    const name = trip.plan.days.at(-1)?.slots[0]?.name ?? '';
    for (const wish of REQUESTED) {
      const message = wish.replace('X', name);
      expect(answerMessage(trip, message).change, message).not.toBeNull();
    }
  }
});
