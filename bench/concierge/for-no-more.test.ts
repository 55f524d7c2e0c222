import { expect, test } from 'vitest';
import { saidOn, tripOf } from './trip-for-tests.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

/** What makes places give way, and what nobody says to spend more. */
const GIVES_WAY = [
  'make it all step free',
  'we are all vegan',
  'no alcohol please',
  'one of us is 16',
  'the bride is pregnant',
  'everything halal please',
  '2 more people are coming',
  '8 more people are coming',
];
/** A twentieth of the price. */
const HARDLY_MORE = 1.05;

test.each(TRIP_OUTLINES.map(({ id }) => id))('what gives way to a need or to more guests costs no more: %s', (id) => {
  const trip = tripOf(id);
  const dearer = GIVES_WAY.flatMap((message) => {
    const { plan } = saidOn(trip, message).state;
    const [now, then] = [plan.totals.slotsPerPersonPence, trip.plan.totals.slotsPerPersonPence];
    return now <= then * HARDLY_MORE ? [] : [`${message}: ${now} instead of ${then}`];
  });
  expect(dearer).toEqual([]);
});

test.each([
  ['london-hen', 'its going to rain all weekend so make it all indoors'],
  ['lisbon-hen', 'its going to rain all weekend so make it all indoors'],
  ['whitby-birthday', 'its going to rain all weekend so make it all indoors'],
])('nor does a wet weekend, where there is something indoors for it: %s', (id, message) => {
  const trip = tripOf(id);
  const { plan } = saidOn(trip, message).state;
  expect(plan.totals.slotsPerPersonPence).toBeLessThanOrEqual(trip.plan.totals.slotsPerPersonPence * HARDLY_MORE);
  expect(plan.budgetCapPence).toBe(trip.plan.budgetCapPence);
});
