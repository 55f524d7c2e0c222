import { describe, expect, test } from 'vitest';
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

describe('each at an hour of its own', () => {
  const [first, second] = activities.filter(({ day }) => day === activities[0]?.day);
  const at = (by: number) => (placed: { slot: { startMinute: number; venueId: string } }) => ({
    direction: 'later' as const,
    startMinute: placed.slot.venueId === first?.slot.venueId ? placed.slot.startMinute + by : placed.slot.startMinute,
    byMinutes: null,
  });

  test('what has its hour keeps it while the others go to theirs', () => {
    if (!first || !second) throw new Error('the plan has a day of two activities');
    const outcome = retimeEach(london, [first, second], at(15), { isHeld: true });
    if (outcome.kind !== 'changed') throw new Error(outcome.text);
    const after = slotsOf(outcome.trip.plan);
    for (const { slot } of [first, second]) {
      const now = after.find((other) => other.slot.venueId === slot.venueId)?.slot;
      const isTold = outcome.aside?.includes(slot.name) ?? false;
      expect(isTold || now?.startMinute === at(15)({ slot }).startMinute).toBe(true);
    }
    expect(outcome.trip.request.pinned).toEqual(london.request.pinned);
  });

  test('what cannot go to its hour is not driven far from where it is', () => {
    if (!first || !second) throw new Error('the plan has a day of two activities');
    const outcome = retimeEach(
      london,
      [first, second],
      (placed) => ({
        direction: 'earlier' as const,
        startMinute: placed.slot.venueId === first.slot.venueId ? 60 : first.slot.startMinute,
        byMinutes: null,
      }),
      { isHeld: true },
    );
    const after = slotsOf(outcome.kind === 'changed' ? outcome.trip.plan : london.plan);
    const now = after.find(({ slot }) => slot.venueId === first.slot.venueId)?.slot.startMinute ?? 0;
    expect(Math.abs(now - first.slot.startMinute)).toBeLessThanOrEqual(30);
  });
});
