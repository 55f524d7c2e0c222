import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { read } from '../reading.ts';
import { readOrder } from './read-order.ts';

const state = knownPlan();
const orderOf = (line: string) => readOrder(read(line, state), state);

test.each([
  'boat before the museum',
  'cruise first then the museum',
  'museum after the cruise',
  'the cruise first thing',
  'the cruise first thing on saturday and the museum after',
  'can the cruise be first on saturday and the museum last',
])('“%s” makes the two change places', (line) => {
  const ids = new Set(['d2-a1', 'd2-a2']);
  const order = orderOf(line);
  expect(order?.kind === 'exchange' && ids.has(order.first.slot.id) && ids.has(order.second.slot.id)).toBe(true);
});

test('a part that is to come after a meal starts when the meal is over', () => {
  const order = orderOf('museum after lunch');
  const lunch = state.plan.days[1]?.slots.find(({ id }) => id === 'd2-lunch');
  expect(order).toMatchObject({ kind: 'retime', direction: 'later', bound: 'earliest' });
  expect(order?.kind === 'retime' && (order.startMinute ?? 0) > (lunch?.endMinute ?? 0)).toBe(true);
});

test.each(['museum before the cruise', 'museum then the cruise', 'boat after lunch'])('“%s” is so already', (line) => {
  expect(orderOf(line)?.kind).toBe('in-order');
});

test('“karting first day please” asks for no order', () => {
  expect(orderOf('karting first day please')).toBeNull();
});
