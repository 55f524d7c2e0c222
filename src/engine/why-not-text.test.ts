import { expect, test } from 'vitest';
import { minuteOf, townTrip, townVenue } from '../../tests/support/small-town.ts';
import { planEffect, slotsOnDays } from './plan-effect.ts';
import { whyNotText } from './why-not-text.ts';

const MUSEUM = townVenue('Museum');
const { plan, request, places } = townTrip([{ day: 0, venue: MUSEUM, startMinute: minuteOf('14:00') }]);
const [museum] = slotsOnDays(plan);

test('what is too dear says by how much, with the stop that would have to go and without one', () => {
  const tooDear = (insteadOf: typeof museum | null) =>
    whyNotText(
      {
        kind: 'too-dear',
        byPence: 5_00,
        pricePence: 40_00,
        insteadOf: insteadOf ?? null,
        effect: planEffect(plan, plan, places),
      },
      townVenue('Yacht'),
      request,
    );
  expect(tooDear(null)).toBe(
    'Yacht costs £40 a person. The cheapest way we found to have it is £5 a person over your budget.',
  );
  expect(tooDear(museum)).toBe(
    'Yacht costs £40 a person. The cheapest way we found to have it, in place of Museum, is £5 a person over your budget.',
  );
});
