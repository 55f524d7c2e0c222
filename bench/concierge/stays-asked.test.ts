/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';

const TRIPS = ['london-hen', 'prague-stag', 'dublin-work', 'krakow-stag', 'lisbon-hen'];
const LISTED = /Others that take \d+[^\n]*:\n\s*1\. Stay at /;

describe('whether there is another hotel', () => {
  test.each([
    'is there a cheaper hotel?',
    'is there a cheaper hotel',
    'do you have a nicer hotel',
    'any cheaper hotels',
    'have you got a more central hotel',
    'are there any hotels closer in',
  ])('is answered by a list, and nobody is moved: %s', (message) => {
    for (const id of TRIPS) {
      const { turn } = saidOn(tripOf(id), message);
      expect(turn.change, id).toBeNull();
      expect(turn.reply).toMatch(LISTED);
    }
  });

  test.each(['find us a cheaper hotel', 'could we stay somewhere cheaper', 'cheaper hotel please'])(
    'and a wish for one moves them: %s',
    (message) => {
      const changed = TRIPS.map((id) => saidOn(tripOf(id), message).turn.reply.includes('The stay is now '));
      expect(changed).toContain(true);
    },
  );
});

describe('right after the hotel was told, it is what is spoken of', () => {
  test.each(['something cheaper', 'summat cheaper', 'somewhere nicer pls', 'can we get something closer to the clubs'])(
    '%s',
    (message) => {
      for (const id of TRIPS) {
        const trip = tripOf(id);
        const { turn, state } = saidOn(saidOn(trip, 'where are we staying').state, message);
        const venues = (plan: typeof trip.plan) =>
          plan.days.map(({ slots }) => slots.map(({ venueId }) => venueId).sort());
        expect(venues(state.plan), `${id}: ${turn.reply}`).toEqual(venues(trip.plan));
        expect(turn.reply).toMatch(/stay/i);
      }
    },
  );

  test('but not where a part of the plan is named', () => {
    const trip = tripOf('london-hen');
    const { state } = saidOn(saidOn(trip, 'where are we staying').state, 'something different for saturday night');
    expect(state.plan.stay?.hotelId).toBe(trip.plan.stay?.hotelId);
  });
});
