/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryRequest } from '../../tests/support/arbitrary-request.ts';
import { PROPERTY_PLACES, timesOn } from '../../tests/support/property-places.ts';
import { checkPlan } from './check-plan.ts';
import { exchangeSlots } from './exchange-slots.ts';
import { exchangesFor, othersMoved, whyNoExchanges } from './exchanges-for.ts';
import { type SlotOnDay, slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';

/** Runs in each of the places. */
const RUNS = [200, 150, 100, 100];

const idOf = ({ day, slot }: SlotOnDay): string => `${day} ${slot.venueId}`;

describe.each(PROPERTY_PLACES.map((place, index) => [...place, RUNS[index] ?? 0] as const))(
  '%s',
  (_where, places, runs) => {
    test('two stops that changed places are each on the other’s day, nothing else is lost, and the checker agrees', () => {
      const counts = { made: 0, refused: 0 };
      fc.assert(
        fc.property(
          arbitraryRequest(places),
          fc.nat({ max: 1e6 }),
          fc.nat({ max: 99 }),
          fc.nat({ max: 99 }),
          fc.option(fc.integer({ min: 100, max: 320 }), { nil: undefined }),
          (request, seed, one, other, steps) => {
            const plan = planTrip(request, places, { seed, iterations: 4, destination: 'Elsewhere' });
            const slots = slotsOnDays(plan);
            const [first, second] = [slots[one % Math.max(1, slots.length)], slots[other % Math.max(1, slots.length)]];
            if (!first || !second) return;
            const wanted = steps === undefined ? {} : { startMinute: steps * 5 };
            const exchanged = exchangeSlots({ plan, request, places, first, second, ...wanted });
            counts[exchanged.ok ? 'made' : 'refused'] += 1;
            if (!exchanged.ok) {
              expect(exchanged.reason).toMatch(/^[^a-z].*\.$/);
              return;
            }
            const { plan: next, request: asked, effect } = exchanged.value;
            expect(checkPlan(next, asked, places)).toEqual([]);
            expect(exchanged.value.first.day).toBe(second.day);
            expect(exchanged.value.second.day).toBe(first.day);
            const after = slots.map((slot) =>
              idOf(
                slot === first ? { ...slot, day: second.day } : slot === second ? { ...slot, day: first.day } : slot,
              ),
            );
            expect(slotsOnDays(next).map(idOf).sort()).toEqual(after.sort());
            expect(effect.deltaPencePerPerson).toBe(0);
            for (const day of plan.days.keys())
              if (day !== first.day && day !== second.day) expect(timesOn(next, day)).toEqual(timesOn(plan, day));
          },
        ),
        { numRuns: runs, seed: 20261122 },
      );
      expect(Math.min(counts.made, counts.refused)).toBeGreaterThan(runs / 40);
    });

    test('what is offered is what is done, at most three times, and keeps four fifths of the rest to the minute', () => {
      let offered = 0;
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
            const move = { plan, request, places, placed, day: toDay % plan.days.length, startMinute: steps * 5 };
            const offers = exchangesFor(move, 3);
            expect(offers.length).toBeLessThanOrEqual(3);
            expect(whyNoExchanges(move)).toMatch(/^[^a-z].*\.$/);
            for (const { partner, ...offer } of offers) {
              offered += 1;
              const { startMinute } = move;
              const done = exchangeSlots({ plan, request, places, first: placed, second: partner, startMinute });
              expect(done).toEqual({ ok: true, value: offer });
              expect(checkPlan(offer.plan, offer.request, places)).toEqual([]);
              for (const { fromMinute, toMinute } of othersMoved(offer))
                expect(Math.abs(toMinute - fromMinute)).toBeLessThanOrEqual(120);
              const untouched = slots.filter(({ slot }) => slot !== placed.slot && slot !== partner.slot);
              const shifted = untouched.filter(
                ({ day, slot }) => !timesOn(offer.plan, day).includes(`${slot.venueId} ${slot.startMinute}`),
              );
              if (shifted.length > 1) expect(shifted.length).toBeLessThanOrEqual(untouched.length / 5);
            }
          },
        ),
        { numRuns: runs, seed: 20261122 },
      );
      expect(offered).toBeGreaterThan(runs / 40);
    });
  },
);
