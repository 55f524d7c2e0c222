import { expect, test } from 'vitest';
import { type ReadRecommendations, readRecommendations } from '../domain/recommendations-schema.ts';
import { planChecks } from './plan-checks.ts';
import { localPriceText, slotTimes, sourceText, travelText } from './slot-words.ts';

const slot = { startMinute: 1380, endMinute: 1500, pricePerPersonPence: 10_00 };
const days = [{ schedule: [{ timeOfDay: 'Evening', description: 'x', slot }] }];

function planOf(more: Record<string, unknown>): ReadRecommendations {
  const plan = readRecommendations({ days, scope: 'city', groupSize: 12, budgetCapPence: 300_00, ...more });
  if (plan === null) throw new Error('a plan was expected');
  return plan;
}

test('a city plan claims hours, travel, group, budget and variety', () => {
  expect(planChecks(planOf({}))).toEqual([
    'every stop is open at its hour',
    'each is reachable from the one before',
    'all of them take a group of 12',
    'the plan stays within £300 a person',
    'no place comes up twice',
  ]);
});

test('a rule the plan had to bend is not claimed', () => {
  const relaxations = [
    { kind: 'budget-raised', text: 'Over by £20' },
    { kind: 'group-split', text: 'Two tables' },
  ];
  const claims = planChecks(planOf({ relaxations })).join('; ');
  expect(claims).not.toContain('£300');
  expect(claims).not.toContain('group of');
});

test('luxury has no cap to keep to, a generic plan no named places, and a plan without slots proves nothing', () => {
  expect(planChecks(planOf({ budgetCapPence: null })).join()).not.toContain('a person');
  expect(planChecks(planOf({ scope: 'generic' }))).toEqual([
    'every stop is at an hour when such places usually open',
    'there is time to get from one to the next',
    'the plan stays within £300 a person',
  ]);
  expect(planChecks(planOf({ days: [{ schedule: [{ timeOfDay: 'Evening', description: 'x' }] }] }))).toEqual([]);
  expect(planChecks(planOf({ scope: null }))).toEqual([]);
});

test('a card shows its times over midnight, its way there, the price on the spot and its source', () => {
  expect(slotTimes(slot)).toBe('23:00–01:00');
  expect(travelText({ minutes: 12, mode: 'walk', km: 0.84 }, 'stop')).toBe('12 min walk, 0.8 km from the stop before');
  expect(travelText({ minutes: 20, mode: 'ride', km: null }, 'stay')).toBe('20 min ride from your stay');
  expect(travelText({ minutes: 9, mode: 'walk', km: 0.6 }, 'home')).toBe('9 min walk, 0.6 km back to your stay');
  expect(travelText({ minutes: 0, mode: 'none', km: null }, 'stop')).toBeNull();
  expect(localPriceText({ localPrice: { minor: 640_00, currency: 'CZK', per: 'person' } })).toBe('640 Kč per person');
  expect(localPriceText({ localPrice: { minor: 240_00, currency: 'GBP', per: 'group' } })).toBe('£240 per group');
  expect(localPriceText({ localPrice: { minor: 20_00, currency: 'GBP', per: 'person' } })).toBeNull();
  expect(localPriceText({ localPrice: { minor: 0, currency: 'CZK', per: 'person' } })).toBeNull();
  expect(sourceText({ asOf: '2026-06', source: 'general knowledge' })).toBe(
    'Source: general knowledge, as of June 2026',
  );
  expect(sourceText({ asOf: '', source: '' })).toBeNull();
});
