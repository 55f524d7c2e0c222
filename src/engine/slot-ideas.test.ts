/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { LONDON } from '../catalogue/cities/london.ts';
import { PRAGUE } from '../catalogue/cities/prague.ts';
import { GENERIC } from '../catalogue/generic.ts';
import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { slotsOnDays } from './plan-effect.ts';
import { planTrip } from './plan-trip.ts';
import { slotIdeas, swapSlot } from './slot-ideas.ts';
import type { TripRequest } from './trip-request.ts';

const trip = (places: Places, request: TripRequest = tripRequest(), iterations = 60) => ({
  plan: planTrip(request, places, { seed: 3, iterations, destination: 'Whitby' }),
  request,
  places,
});
const LONDON_TRIP = trip({ kind: 'city', city: LONDON });
const TRIPS = [
  ['London', LONDON_TRIP],
  ['Prague on a small budget', trip({ kind: 'city', city: PRAGUE }, tripRequest({ budgetCapPence: 150_00 }))],
  ['elsewhere', trip({ kind: 'generic', catalogue: GENERIC })],
] as const;

describe.each(TRIPS)('%s: other ideas for a slot', (_where, { plan, request, places }) => {
  const all = slotsOnDays(plan).map((placed) => ({
    ...placed,
    ideas: slotIdeas(plan, request, places, placed.slot.id, { limit: 3 }),
  }));

  test('each leads to a plan that passes the checker, with every other slot on its day', () => {
    for (const { day, slot, ideas } of all) {
      for (const idea of ideas) {
        expect(checkPlan(idea.plan, idea.request, places)).toEqual([]);
        expect(idea.plan.days[day]?.slots.map(({ venueId }) => venueId)).toContain(idea.venue.id);
        const others = slotsOnDays(plan).filter((other) => other.slot.id !== slot.id);
        for (const other of others)
          expect(idea.plan.days[other.day]?.slots.map(({ venueId }) => venueId)).toContain(other.slot.venueId);
        expect(slotsOnDays(idea.plan)).toHaveLength(slotsOnDays(plan).length);
      }
    }
  });

  test('the difference in price and time is that of the two plans, to the penny and the minute', () => {
    for (const { slot, ideas } of all) {
      for (const { effect, plan: next, slot: fresh, raisesBudgetToPence } of ideas) {
        expect(effect.deltaPencePerPerson).toBe(fresh.pricePerPersonPence - slot.pricePerPersonPence);
        expect(effect.deltaPenceGroup).toBe(effect.deltaPencePerPerson * request.groupSize);
        expect(effect.moved.every(({ fromMinute, toMinute }) => Math.abs(fromMinute - toMinute) <= 60)).toBe(true);
        const isBeyond = next.totals.slotsPerPersonPence > (request.budgetCapPence ?? Number.POSITIVE_INFINITY);
        expect(raisesBudgetToPence).toBe(isBeyond ? next.totals.slotsPerPersonPence : null);
      }
    }
  });

  test('no two are of one type, and most slots have three', () => {
    for (const { ideas } of all) expect(new Set(ideas.map(({ venue }) => venue.type)).size).toBe(ideas.length);
    const full = all.filter(({ ideas }) => ideas.length === 3).length;
    expect(full / all.length).toBeGreaterThan(0.6);
  });

  test('choosing one gives exactly the plan that was shown', () => {
    for (const { slot, ideas } of all.slice(0, 2)) {
      for (const idea of ideas)
        expect(swapSlot(plan, request, places, slot.id, idea.venue.id)?.plan).toEqual(idea.plan);
    }
  });
});

describe('against trying every venue', () => {
  const { plan, request, places } = trip({ kind: 'city', city: syntheticCity(4, 40) });

  test('a slot has fewer than three ideas only where no more of other types exist', () => {
    for (const { slot } of slotsOnDays(plan)) {
      const ideas = slotIdeas(plan, request, places, slot.id, { limit: 3 });
      if (ideas.length === 3 || places.kind !== 'city') continue;
      const possible = places.city.venues.flatMap(({ id }) => {
        const swap = swapSlot(plan, request, places, slot.id, id);
        return swap && swap.raisesBudgetToPence === null ? [swap] : [];
      });
      const types = new Set(possible.map(({ venue }) => venue.type));
      expect(ideas.length).toBeGreaterThanOrEqual(Math.min(3, types.size));
    }
  });
});

test('an idea may be asked to be indoors', () => {
  const { plan, request, places } = LONDON_TRIP;
  for (const { slot } of slotsOnDays(plan).slice(0, 5)) {
    const ideas = slotIdeas(plan, request, places, slot.id, { limit: 3, accepts: ({ indoor }) => indoor });
    expect(ideas.every(({ venue }) => venue.indoor)).toBe(true);
  }
});

test('a slot that does not exist has no ideas', () => {
  const { plan, request, places } = LONDON_TRIP;
  expect(slotIdeas(plan, request, places, 'd9-lunch', { limit: 3 })).toEqual([]);
  expect(swapSlot(plan, request, places, 'd9-lunch', 'london-fabric')).toBeNull();
});
