import { describe, expect, test, vi } from 'vitest';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { GENERIC } from '../catalogue/generic.ts';
import type { ChangedTrip } from './checked-replan.ts';
import { forNoMore } from './for-no-more.ts';
import { planTrip } from './plan-trip.ts';
import type { TripPlan } from './trip-plan.ts';

const request = tripRequest({ budgetCapPence: 500_00 });
const made = planTrip(
  request,
  { kind: 'generic', catalogue: GENERIC },
  { seed: 3, iterations: 20, destination: 'Whitby' },
);
const costing = (slotsPerPersonPence: number, more: Partial<TripPlan> = {}): ChangedTrip => ({
  request,
  plan: { ...made, ...more, totals: { ...made.totals, slotsPerPersonPence } },
});
const before = costing(200_00).plan;
const dearer = costing(260_00);

describe('a change that nobody makes to spend more', () => {
  test('is the best there is where that hardly costs more', () => {
    const again = vi.fn(() => null);
    const best = costing(209_00);
    expect(forNoMore(before, best, again)).toBe(best);
    expect(again).not.toHaveBeenCalled();
  });

  test('is planned once more for what the plan before costs, and keeps the limit of the trip', () => {
    const again = vi.fn(() => costing(180_00, { budgetCapPence: 200_00 }));
    const { plan, request: asked } = forNoMore(before, dearer, again);
    expect(again).toHaveBeenCalledWith({ ...request, budgetCapPence: 200_00 });
    expect(plan.totals.slotsPerPersonPence).toBe(180_00);
    expect(plan.budgetCapPence).toBe(500_00);
    expect(asked).toBe(request);
  });

  test.each([
    ['there is nothing for that money', null],
    ['it still costs more', costing(201_00)],
    [
      'a stop would be lost',
      costing(150_00, { days: made.days.map((day) => ({ ...day, slots: day.slots.slice(1) })) }),
    ],
    [
      'a promise would be broken',
      costing(150_00, { relaxations: [{ kind: 'budget-raised', byPencePerPerson: 1, text: 'One penny more.' }] }),
    ],
  ])('stays the dearer one where %s', (_, within) => {
    expect(forNoMore(before, dearer, () => within)).toBe(dearer);
  });
});
