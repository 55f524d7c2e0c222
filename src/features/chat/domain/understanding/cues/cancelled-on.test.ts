import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { cancelledOn } from './cancelled-on.ts';

const known = knownPlan();

test.each([
  ['what do we get back if we cancel on 1 february', '2027-02-01'],
  ['and a week before?', '2027-03-05'],
  ['if we pull out two weeks before', '2027-02-26'],
  ['refund the day before?', '2027-03-11'],
  ['a fortnight ahead', '2027-02-26'],
  ['what if we cancel in january', '2027-01-01'],
  ['what if we cancel in november', known.today],
])('“%s” is about %s', (message, day) => {
  expect(known.plan.days[0]?.date).toBe('2027-03-12');
  expect(cancelledOn(read(message, known), known)).toBe(day);
});

test('a cancellation without a day, or before a trip that has none, names no day', () => {
  expect(cancelledOn(read('what if we cancel', known), known)).toBeNull();
  const undated = { ...known, plan: { ...known.plan, days: known.plan.days.map((day) => ({ ...day, date: null })) } };
  expect(cancelledOn(read('a week before', undated), undated)).toBeNull();
});
