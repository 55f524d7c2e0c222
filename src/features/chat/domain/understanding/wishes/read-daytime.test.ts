import { expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import { londonTrip } from '../../fixtures/london-trip.ts';

const state = londonTrip();
const venuesOf = (plan: typeof state.plan) => plan.days.flatMap(({ slots }) => slots.map(({ venueId }) => venueId));
const boatOf = (plan: typeof state.plan) =>
  plan.days[2]?.slots.find(({ venueId }) => venueId === 'london-thames-rockets');

test.each([
  'can the boat be in the morning',
  'move the boat to the morning',
  'boat in the morning pls',
  'the boat should be a morning thing',
  'boat first thing sunday',
  'boat in the morning not the afternoon',
])('“%s” takes it to the morning and loses nothing', (message) => {
  expect(boatOf(state.plan)?.startMinute).toBeGreaterThan(12 * 60);
  const { change } = answerMessage(state, message);
  expect(change && boatOf(change.plan)?.startMinute).toBeLessThan(12 * 60);
  expect(change && new Set(venuesOf(change.plan))).toEqual(new Set(venuesOf(state.plan)));
});

test('where it fits at no hour of that part of the day, nothing changes and the reply says why', () => {
  const { change, reply } = answerMessage(state, 'can the cinema be in the morning');
  expect(change).toBeNull();
  expect(reply).toMatch(/Prince Charles Cinema.* stays at 16:00, and does not go to 11:30 or before\. .+ Nothing has/);
});

test.each(['is the boat in the morning', 'what time is the boat in the morning', 'the boat in the morning is great'])(
  '“%s” moves nothing',
  (message) => {
    expect(answerMessage(state, message).change).toBeNull();
  },
);
