import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = TRIP_OUTLINES.map(({ id }) => id);
const goneFrom = (before: ConciergeState, after: ConciergeState) => {
  const now = new Set(slotsOnDays(after.plan).map(({ slot }) => slot.venueId));
  return slotsOnDays(before.plan).filter(({ slot }) => !now.has(slot.venueId));
};
/** What the words would leave, whether they did it or showed it first. */
const leftBy = (state: ConciergeState, message: string): ConciergeState => {
  const said = saidOn(state, message);
  return said.turn.reply.includes('Say yes to go ahead') ? saidOn(said.state, 'yes').state : said.state;
};

describe('another mood is meant for what was just told of', () => {
  test.each([
    'anything more lively?',
    'bit tame that, anything livelier',
    'anything quieter?',
    'something calmer maybe',
  ])('of a day, that day: %s', (message) => {
    for (const id of TRIPS) {
      const trip = tripOf(id);
      const { days } = trip.plan;
      const day = days.length - 1;
      const told = saidOn(trip, `whats on ${dayName(trip.plan, day)}`).state;
      expect(
        goneFrom(trip, leftBy(told, message)).filter((one) => one.day !== day),
        id,
      ).toEqual([]);
    }
  });

  test.each(['something a bit quieter maybe', 'anything livelier?'])('of one place, that place: %s', (message) => {
    for (const id of TRIPS) {
      const trip = tripOf(id);
      const night = slotsOnDays(trip.plan).find(({ slot }) => slot.kind === 'night');
      if (!night) continue;
      const told = saidOn(trip, `tell me about ${night.slot.name}`).state;
      const gone = goneFrom(trip, leftBy(told, message)).map(({ slot }) => slot.name);
      if (saidOn(told, message).turn.reply.includes('To keep within your limit')) continue;
      expect(
        gone.filter((name) => name !== night.slot.name),
        id,
      ).toEqual([]);
    }
  });
});

test.each(['keep it sensible on saturday daytime', 'something calmer in the day on saturday'])(
  'the daytime is not the evening: %s',
  (message) => {
    for (const id of TRIPS) {
      const trip = tripOf(id);
      expect(
        goneFrom(trip, leftBy(trip, message)).filter(({ slot }) => slot.timeOfDay === 'Evening'),
        id,
      ).toEqual([]);
    }
  },
);
