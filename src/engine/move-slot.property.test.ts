/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRequest } from '../../tests/support/arbitrary-request.ts';
import { PROPERTY_PLACES, timesOn } from '../../tests/support/property-places.ts';
import { checkPlan } from './check-plan.ts';
import { moveSlot, refusalWords } from './move-slot.ts';
import { type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';

/** Runs in each of the places. */
const RUNS = [250, 150, 150, 100];

const idOf = ({ day, slot }: SlotOnDay): string => `${day} ${slot.kind} ${slot.venueId}`;

describe.each(PROPERTY_PLACES.map((place, index) => [...place, RUNS[index] ?? 0] as const))(
  '%s',
  (_where, places, runs) => {
    test('a slot that could be moved is where it was wanted, nothing else is lost, and the checker agrees', () => {
      let accepted = 0;
      let refused = 0;
      fc.assert(
        fc.property(
          arbitraryRequest(places),
          fc.nat({ max: 1e6 }),
          fc.nat({ max: 99 }),
          fc.nat({ max: 3 }),
          fc.integer({ min: 100, max: 320 }),
          (request, seed, choice, toDay, steps) => {
            const plan = planTrip(request, places, { seed, iterations: 4, destination: 'Elsewhere' });
            const slots = slotsOnDays(plan);
            const placed = slots[choice % Math.max(1, slots.length)];
            if (!placed) return;
            const [day, startMinute] = [toDay % plan.days.length, steps * 5];
            const moved = moveSlot({ plan, request, places, placed, day, startMinute });
            if (!moved.ok) {
              refused += 1;
              expect(refusalWords(moved.reason)).toMatch(/^[^a-z].*\.$/);
              return;
            }
            accepted += 1;
            const { plan: next, request: asked, slot } = moved.value;
            expect(checkPlan(next, asked, places)).toEqual([]);
            expect(Math.abs(slot.startMinute - startMinute)).toBeLessThanOrEqual(15);
            const wanted = slots.map((one) => idOf(one === placed ? { day, slot } : one));
            expect(slotsOnDays(next).map(idOf).sort()).toEqual(wanted.sort());
            for (const other of plan.days.keys())
              if (other !== day && other !== placed.day) expect(timesOn(next, other)).toEqual(timesOn(plan, other));
          },
        ),
        { numRuns: runs, seed: 20261121 },
      );
      // Both happen often enough to mean something.
      expect(Math.min(accepted, refused)).toBeGreaterThan(runs / 40);
    });
  },
);
