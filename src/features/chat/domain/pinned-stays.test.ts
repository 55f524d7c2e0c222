import { describe, expect, test } from 'vitest';
import { answerMessage } from './answer-message.ts';
import type { ConciergeState } from './concierge-state.ts';
import { londonTrip } from './fixtures/london-trip.ts';
import { slotsOf } from './understanding/finding/find-slots.ts';

const trip = londonTrip();
const pinnedDinner = slotsOf(trip.plan).find(({ day, slot }) => day === 0 && slot.kind === 'dinner');
if (!pinnedDinner) throw new Error('the trip has no dinner on Friday');
const { day, slot } = pinnedDinner;
const { kind, venueId, startMinute, name } = slot;
const state: ConciergeState = {
  ...trip,
  request: { ...trip.request, pinned: [{ day, kind, venueId, startMinute }] },
};

describe('what is pinned stays, and the concierge says why', () => {
  test.each([`drop ${name}`, `swap ${name}`, `move ${name} 30 minutes later`])('%s', (message) => {
    const { reply, change } = answerMessage(state, message);
    expect(change).toBeNull();
    expect(reply).toContain(`${name} is pinned, so it stays as it is.`);
  });

  test.each(['we are 12 now', 'make it cheaper', 'more relaxed please'])('%s changes the rest around it', (message) => {
    const { change } = answerMessage(state, message);
    const there = change?.plan.days[day]?.slots.find((one) => one.venueId === venueId);
    expect(there?.startMinute).toBe(startMinute);
    expect(change?.request.pinned).toEqual(state.request.pinned);
  });
});
