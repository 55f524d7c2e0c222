import { describe, expect, test } from 'vitest';
import { answerMessage } from '../../answer-message.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import { afterTurn, londonTrip } from '../../fixtures/london-trip.ts';
import { slotsOf } from '../finding/find-slots.ts';

const trip = londonTrip();
const talk = (...messages: string[]): { state: ConciergeState; reply: string } =>
  messages.reduce<{ state: ConciergeState; reply: string }>(
    ({ state }, message) => {
      const turn = answerMessage(state, message);
      return { state: afterTurn(state, message, turn), reply: turn.reply };
    },
    { state: trip, reply: '' },
  );
const dinnerOf = ({ plan }: ConciergeState, day: number) => plan.days[day]?.slots.find(({ kind }) => kind === 'dinner');

describe('an hour that was just given is put right by another', () => {
  test.each(['too late, 7', 'no, 7', 'thats too late. 7'])('%s', (message) => {
    const { state } = talk('friday dinner at 8', message);
    expect(dinnerOf(state, 0)?.startMinute).toBe(1140);
  });

  test('so much of the move would have done', () => {
    const before = dinnerOf(trip, 0)?.startMinute ?? 0;
    const { state } = talk('push friday dinner back an hour', 'half an hour would have done');
    expect(dinnerOf(state, 0)?.startMinute).toBe(before + 30);
  });
});

test('what went comes back at the hour that is said', () => {
  const [activity] = slotsOf(trip.plan).filter(({ slot }) => slot.kind === 'activity');
  if (!activity) throw new Error('the plan has an activity');
  const { state } = talk(`drop ${activity.slot.name}`, `actually put it back but at 5`);
  const back = slotsOf(state.plan).find(({ slot }) => slot.venueId === activity.slot.venueId);
  expect(back?.slot.startMinute).toBe(1020);
});

test('the first thing is that of the day which was just asked about', () => {
  const { state } = talk('whats on sunday', 'drop the first thing');
  const [first] = trip.plan.days[2]?.slots ?? [];
  expect(slotsOf(state.plan).some(({ slot }) => slot.venueId === first?.venueId)).toBe(false);
});

test('a listed place is taken at an hour of its own', () => {
  const [activity] = slotsOf(trip.plan).filter(({ slot }) => slot.kind === 'activity');
  if (!activity) throw new Error('the plan has an activity');
  const { state } = talk(`what could we do instead of ${activity.slot.name}`, 'number 2 but at 4 oclock');
  expect(state.plan.groupSize).toBe(trip.plan.groupSize);
  expect(slotsOf(state.plan).some(({ slot }) => slot.venueId === activity.slot.venueId)).toBe(false);
});

test('the last wish goes for another part, beside a wish of its own', () => {
  const activities = slotsOf(trip.plan).filter(({ slot }) => slot.kind === 'activity');
  const [first, second] = activities;
  if (!first || !second) throw new Error('the plan has two activities');
  const { state } = talk(`drop ${first.slot.name}`, `and ${second.slot.name}, then we are 13`);
  expect(state.request.groupSize).toBe(13);
  expect(slotsOf(state.plan).some(({ slot }) => slot.venueId === second.slot.venueId)).toBe(false);
});
