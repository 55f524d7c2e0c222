import { expect, test } from 'vitest';
import { tripRequest } from '../../tests/support/trip-requests.ts';
import { GENERIC } from '../catalogue/generic.ts';
import { checkPlan } from './check-plan.ts';
import type { Places } from './places.ts';
import { planTrip } from './plan-trip.ts';

const places: Places = { kind: 'generic', catalogue: GENERIC };

test.each([60_00, 75_00, 90_00, 105_00, 111_00, 120_00, 135_00])(
  'a budget of %i pence is not spent on the first day as long as it pays for something on the second',
  (budgetCapPence) => {
    const request = tripRequest({
      eventType: 'work-do',
      vibe: 'cultural',
      groupSize: 8,
      days: [
        { date: '2027-08-17', weekday: 1, startMinute: 555, endMinute: 1440, needsLunch: true, needsDinner: true },
        { date: '2027-08-18', weekday: 2, startMinute: 600, endMinute: 660, needsLunch: false, needsDinner: false },
      ],
      budgetCapPence,
      budgetFloorPence: 0,
      wishes: { pace: 'calm', mustHaveVenueIds: [], likedTypes: [] },
    });
    const plan = planTrip(request, places, { seed: 1, iterations: 60, destination: 'Elsewhere' });
    // Yoga for £18 is the one thing that fits into the hour of the second day.
    expect(plan.days[1]?.slots.map(({ name }) => name)).toHaveLength(1);
    expect(plan.relaxations).toEqual([]);
    expect(checkPlan(plan, request, places)).toEqual([]);
  },
);
