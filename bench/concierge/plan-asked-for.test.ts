import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

test.each([
  'show me the full plan',
  'can you send us the full plan',
  'the full plan please',
  'whats the full itinerary',
  'full plan pls',
  'the complete itinerary please',
  'show me the latest plan',
  'the current plan?',
  'show us the itinerary',
])('who asks for the plan gets it whole, and nothing is taken for a part of it: %s', (message) => {
  for (const { id } of TRIP_OUTLINES) {
    const trip = tripOf(id);
    const { turn } = saidOn(trip, message);
    expect(turn.change, id).toBeNull();
    const isFile = turn.reply.includes('Files has the plan');
    const names = trip.plan.days.flatMap(({ slots }) => slots.map(({ name }) => name));
    if (!isFile) for (const name of names) expect(turn.reply, id).toContain(name);
  }
});
