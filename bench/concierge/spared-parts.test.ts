/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { sweptTrips } from './swept-trips.ts';
import { tripOf } from './trip-for-tests.ts';

/** Wishes that would take hold of any part of a trip; X is what they spare, a part or a day. */
const SPARING = [
  'make it cheaper but keep X',
  'make it cheaper, X stays',
  'make it cheaper except X',
  'make it cheaper but dont touch X',
  'make it cheaper, ideally without affecting X',
  'make it cheaper with the exception of X',
  'keep X as it is and make the rest cheaper',
  'make it calmer but leave X alone',
  'make it calmer but not X',
  'make it wilder but keep X',
  'keep X, make everything else calmer',
  'everything half an hour later except X',
  'change everything but X',
  'start later every day apart from X',
];
const OF_DAYS = [
  'swap all the dinners except X',
  'swap the dinners but not X',
  'drop all the nights out except X',
  'make every night finish by 11 except X',
  'make every night finish by 11pm but not X',
  'cheaper dinners every night except on X',
  'swap all the dinners but X',
  'make every night finish by 11 but X',
];

/** Of the day that has the part. */
const OF_ITS_DAY = ['drop everything on D but X', 'cancel everything on D except X', 'make D cheaper but keep X'];

/** The parts of these places, each with its day and hour. */
const placedIn = (plan: TripPlan, venueIds: readonly string[]): string[] =>
  slotsOnDays(plan)
    .filter(({ slot }) => venueIds.includes(slot.venueId))
    .map(({ day, slot }) => `${slot.name} on ${dayName(plan, day)} at ${slot.startMinute}`);

/** How many orders changed something, of how many: who refuses them all loses nothing either. */
interface Tally {
  orders: number;
  changes: number;
}

/** What was spared and is not where it was, or that nobody understood it. */
function lostOf(trip: ConciergeState, order: string, spared: readonly string[], tally: Tally): string[] {
  const { change, reply, understood } = answerMessage(trip, order);
  tally.orders += 1;
  if (!understood) return [`${order}: not understood`];
  if (!change) return [];
  tally.changes += 1;
  const now = placedIn(change.plan, spared);
  const lost = placedIn(trip.plan, spared).filter((one) => !now.includes(one));
  return lost.map((one) => `${order}: ${one} (${reply.slice(0, 120)})`);
}

describe('what an order spares stays where it is', () => {
  test.each(sweptTrips(1))('every part of %s', (_, outline) => {
    const trip = tripOf(outline.id);
    const tally: Tally = { orders: 0, changes: 0 };
    const lost = slotsOnDays(trip.plan).flatMap(({ slot, day }, at) =>
      // Each part meets a few of the wordings, and each wording many parts.
      [...SPARING, ...OF_ITS_DAY]
        .filter((__, index) => (index + at) % 5 === 0)
        .flatMap((wording) =>
          lostOf(
            trip,
            wording.replace('D', dayName(trip.plan, day)).replace('X', `the ${slot.name}`),
            [slot.venueId],
            tally,
          ),
        ),
    );
    expect(lost).toEqual([]);
    expect(tally.changes).toBeGreaterThan(tally.orders / 2);
  });

  test.each(sweptTrips(1).filter(([, { days }]) => days.length > 1))('every day of %s', (_, outline) => {
    const trip = tripOf(outline.id);
    const tally: Tally = { orders: 0, changes: 0 };
    const lost = [...trip.plan.days.entries()].flatMap(([day, { slots }]) =>
      [...SPARING, ...OF_DAYS].flatMap((wording) =>
        lostOf(
          trip,
          wording.replace('X', dayName(trip.plan, day)),
          slots.map(({ venueId }) => venueId),
          tally,
        ),
      ),
    );
    expect(lost).toEqual([]);
    expect(tally.changes).toBeGreaterThan(tally.orders / 2);
  });
});
