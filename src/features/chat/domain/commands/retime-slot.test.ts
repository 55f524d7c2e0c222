import { describe, expect, test } from 'vitest';
import { moveSlot } from '../../../../engine/move-slot.ts';
import type { TripPlan } from '../../../../engine/trip-plan.ts';
import { londonTrip } from '../fixtures/london-trip.ts';
import { slotsOf } from '../understanding/finding/find-slots.ts';
import { retimeSlot } from './retime-slot.ts';

const london = londonTrip();
const startsBeside = (plan: TripPlan, venueId: string): Record<string, number> =>
  Object.fromEntries(
    slotsOf(plan).flatMap(({ slot }) => (slot.venueId === venueId ? [] : [[slot.venueId, slot.startMinute]])),
  );

const moves = slotsOf(london.plan).flatMap((placed) =>
  [-60, -45, -30, -15, 15, 30, 45, 60].map((by) => ({ placed, by, startMinute: placed.slot.startMinute + by })),
);
/** Moves for which nothing else has to give way. */
const free = moves.filter(({ placed, startMinute }) => {
  const moved = moveSlot({ ...london, placed, day: placed.day, startMinute, isExact: true });
  const { venueId } = placed.slot;
  return (
    moved.ok &&
    JSON.stringify(startsBeside(moved.value.plan, venueId)) === JSON.stringify(startsBeside(london.plan, venueId))
  );
});

describe('an hour that leaves all others where they are moves none of them', () => {
  test('there are such hours', () => expect(free.length).toBeGreaterThan(3));

  test.each(free.map((move) => [`${move.placed.slot.name} by ${move.by}`, move] as const))(
    '%s',
    (_, { placed, by, startMinute }) => {
      const direction = by < 0 ? 'earlier' : 'later';
      const outcome = retimeSlot(london, placed, { direction, startMinute, byMinutes: null });
      if (outcome.kind !== 'changed') throw new Error(outcome.text);
      const { venueId } = placed.slot;
      expect(startsBeside(outcome.trip.plan, venueId)).toEqual(startsBeside(london.plan, venueId));
    },
  );
});

test('what is within its limit already stays, and the reply has its hours', () => {
  const [placed] = slotsOf(london.plan);
  if (!placed) throw new Error('the plan has a slot');
  const startMinute = placed.slot.startMinute + 60;
  const outcome = retimeSlot(london, placed, { direction: 'earlier', startMinute, byMinutes: null, bound: 'latest' });
  expect(outcome).toMatchObject({ kind: 'said', isRefusal: false });
});
