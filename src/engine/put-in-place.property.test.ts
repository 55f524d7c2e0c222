/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRequest } from '../../tests/support/arbitrary-request.ts';
import { PROPERTY_PLACES, timesOn } from '../../tests/support/property-places.ts';
import { checkPlan } from './check-plan.ts';
import { venuesOf } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import { putInPlace } from './put-in-place.ts';

/** Runs in each of the places. */
const RUNS = [120, 80, 80, 60];

describe.each(PROPERTY_PLACES.map((place, index) => [...place, RUNS[index] ?? 0] as const))(
  '%s',
  (_where, places, runs) => {
    test('what is put in the place of a slot is there, nothing else is lost or far off, and the checker agrees', () => {
      let done = 0;
      fc.assert(
        fc.property(
          arbitraryRequest(places),
          fc.nat({ max: 1e6 }),
          fc.nat({ max: 99 }),
          fc.nat({ max: 999 }),
          (request, seed, choice, which) => {
            const plan = planTrip(request, places, { seed, iterations: 4, destination: 'Elsewhere' });
            const slots = slotsOnDays(plan);
            const placed = slots[choice % Math.max(1, slots.length)];
            if (!placed) return;
            const free = venuesOf(places)
              .filter(
                ({ id, kind }) => kind === placed.slot.venueKind && !slots.some(({ slot }) => slot.venueId === id),
              )
              .map(({ id }) => id);
            const at = which % Math.max(1, free.length);
            const wanted = free.slice(at, at + 6);
            const put = putInPlace(plan, request, places, placed, wanted);
            if (!put) return;
            done += 1;
            expect(checkPlan(put.plan, put.request, places)).toEqual([]);
            const fresh = put.plan.days[placed.day]?.slots.find(({ venueId }) => wanted.includes(venueId));
            expect(fresh?.kind).toBe(placed.slot.kind);
            expect(Math.abs((fresh?.startMinute ?? 0) - placed.slot.startMinute)).toBeLessThanOrEqual(120);
            for (const other of plan.days.keys())
              if (other !== placed.day) expect(timesOn(put.plan, other)).toEqual(timesOn(plan, other));
            for (const { day, slot } of slots.filter((one) => one.day === placed.day && one !== placed)) {
              const now = put.plan.days[day]?.slots.find(({ venueId }) => venueId === slot.venueId);
              expect(Math.abs((now?.startMinute ?? 0) - slot.startMinute)).toBeLessThanOrEqual(90);
            }
          },
        ),
        { numRuns: runs, seed: 20261126 },
      );
      expect(done).toBeGreaterThan(runs / 20);
    });
  },
);
