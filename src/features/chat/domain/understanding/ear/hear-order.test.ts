import { expect, test } from 'vitest';
import { knownPlan } from '../../fixtures/known-plan.ts';
import { orderShare } from './hear-order.ts';

const state = knownPlan();

test.each([
  'make it cheaper',
  'there are 14 of us now',
  'nothing before noon on saturday',
  'one of us uses a wheelchair',
  'could dinner be a little later?',
  'how far is it, and drop the last bar',
])('“%s” sounds as if a change was wanted', (message) => {
  expect(orderShare(message, state)).toBeGreaterThan(0.6);
});

test.each([
  'my nan says it reads like a holiday brochure',
  'my sister went last year and lost her shoes',
  'where does the time go?',
  'somebody in the group chat has not stopped laughing since',
])('“%s” sounds as if none was', (message) => {
  expect(orderShare(message, state)).toBeLessThan(0.5);
});

test('of words that it does not know the ear says nothing against a change', () => {
  expect(orderShare('xyzzy plugh frotz', state)).toBe(1);
});
