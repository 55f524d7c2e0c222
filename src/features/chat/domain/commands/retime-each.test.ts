import { expect, test } from 'vitest';
import { londonTrip } from '../fixtures/london-trip.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { retimeEach } from './retime-each.ts';

const london = londonTrip();
const activities = slotsOf(london.plan).filter(({ slot }) => slot.kind === 'activity');

test('each of several slots moves, or the reply says that it stays', () => {
  const time = { direction: 'later', startMinute: null, byMinutes: 15 } as const;
  const outcome = retimeEach(london, activities, () => time);
  expect(activities.length).toBeGreaterThan(1);
  if (outcome.kind !== 'changed') throw new Error(outcome.text);
  const after = slotsOf(outcome.trip.plan);
  for (const { slot } of activities) {
    const now = after.find((other) => other.slot.venueId === slot.venueId)?.slot.startMinute ?? 0;
    const isTold = outcome.aside?.includes(slot.name) ?? false;
    expect(isTold || now > slot.startMinute).toBe(true);
  }
});

test('nothing to move is refused', () =>
  expect(retimeEach(london, [], () => ({ direction: 'later', startMinute: null, byMinutes: 15 })).kind).toBe('said'));
