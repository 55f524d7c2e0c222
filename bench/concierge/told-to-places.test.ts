import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

test.each([
  'tell them its a hen',
  'and let the restaurant know it is a surprise',
  'can you warn the hotel we arrive late',
])('what is to be told to a place changes no plan, and who tells them is said: %s', (message) => {
  for (const { id } of TRIP_OUTLINES) {
    const { turn } = saidOn(tripOf(id), message);
    expect(turn.change, id).toBeNull();
    expect(turn.reply, id).toContain('I cannot book from this chat');
  }
});

test.each(['is there a cheaper version of that', 'any cheaper alternative to it', 'something cheaper than that'])(
  'after the dearest part was told, it is what something cheaper is wanted for: %s',
  (message) => {
    for (const { id } of TRIP_OUTLINES) {
      const trip = tripOf(id);
      const parts = slotsOnDays(trip.plan);
      const most = Math.max(...parts.map(({ slot }) => slot.pricePerPersonPence));
      const dearest = parts.filter(({ slot }) => slot.pricePerPersonPence === most).map(({ slot }) => slot.venueId);
      const { state } = saidOn(saidOn(trip, 'whats the most expensive thing').state, message);
      const stayed = new Set(slotsOnDays(state.plan).map(({ slot }) => slot.venueId));
      const gone = parts.filter(({ slot }) => !stayed.has(slot.venueId)).map(({ slot }) => slot.venueId);
      expect(
        gone.filter((venueId) => !dearest.includes(venueId)),
        id,
      ).toEqual([]);
    }
  },
);
