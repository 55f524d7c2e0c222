/** @module-tag long */
import { expect, test } from 'vitest';
import { slotsOnDays } from '../../src/engine/plan-effect.ts';
import type { TripPlan } from '../../src/engine/trip-plan.ts';
import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import { dayName } from '../../src/features/chat/domain/wording/name-slot.ts';
import { fixedTrip } from './fixed-trip.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const ORDERS = [
  'swap X and Y',
  'can we swap X with Y',
  'switch the X and Y nights',
  'swap X and Y afternoons round',
  'swap the evenings on X and Y',
];

const placesOf = (plan: TripPlan): string[] =>
  slotsOnDays(plan)
    .map(({ slot }) => slot.venueId)
    .sort();
const daysOf = (plan: TripPlan): Map<string, number> =>
  new Map(slotsOnDays(plan).map(({ slot, day }) => [slot.venueId, day]));

test.each(TRIP_OUTLINES.filter(({ days }) => days.length > 1).map((outline) => [outline.id, outline] as const))(
  'two days that change places lose nothing, and nothing of another day moves to them: %s',
  (_, outline) => {
    const trip = fixedTrip(outline);
    const days = [...trip.plan.days.keys()];
    let moved = 0;
    for (const x of days)
      for (const y of days.filter((day) => day > x))
        for (const wording of ORDERS) {
          const order = wording.replace('X', dayName(trip.plan, x)).replace('Y', dayName(trip.plan, y));
          const { change, understood } = answerMessage(trip, order);
          expect(understood, order).toBe(true);
          if (!change) continue;
          expect(placesOf(change.plan), order).toEqual(placesOf(trip.plan));
          const [was, now] = [daysOf(trip.plan), daysOf(change.plan)];
          for (const [venueId, day] of was) {
            const to = now.get(venueId);
            if (to === day) continue;
            expect(new Set([x, y]), `${order}: ${venueId}`).toEqual(new Set([day, to]));
            moved += 1;
          }
        }
    expect(moved).toBeGreaterThan(0);
  },
);
