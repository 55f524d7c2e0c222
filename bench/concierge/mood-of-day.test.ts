/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { changeMood } from '../../src/features/chat/domain/commands/change-mood.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import { slotsOf } from '../../src/features/chat/domain/understanding/finding/find-slots.ts';
import { tripOf } from './trip-for-tests.ts';

/** The trip with a limit that it just keeps. */
function atItsLimit(id: string): ConciergeState {
  const trip = tripOf(id);
  const budgetCapPence = trip.plan.totals.slotsPerPersonPence;
  return {
    ...trip,
    request: {
      ...trip.request,
      budgetCapPence,
      budgetFloorPence: Math.min(trip.request.budgetFloorPence, budgetCapPence),
    },
    plan: { ...trip.plan, budgetCapPence },
  };
}

describe('a day that is to be wilder or calmer takes nothing from the days that nobody spoke of', () => {
  test.each(['london-hen', 'prague-stag', 'bristol-birthday', 'lisbon-hen', 'krakow-stag', 'whitby-birthday'])(
    '%s',
    (id) => {
      const state = atItsLimit(id);
      for (const day of state.plan.days.keys())
        for (const mood of ['wilder', 'calmer', 'adventurous', 'foodie', 'cultural'] as const) {
          const outcome = changeMood(state, mood, { days: [day] });
          if (outcome.kind !== 'changed') continue;
          const elsewhere = (plan: ConciergeState['plan']) =>
            slotsOf(plan)
              .flatMap((one) => (one.day === day ? [] : [one.slot.name]))
              .sort();
          expect(elsewhere(outcome.trip.plan)).toEqual(elsewhere(state.plan));
        }
    },
  );
});
