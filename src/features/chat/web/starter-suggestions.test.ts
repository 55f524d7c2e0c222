import { expect, test } from 'vitest';
import { readRecommendations } from '../../itinerary/domain/recommendations-schema.ts';
import { starterSuggestions } from './starter-suggestions.ts';

const slot = (id: string) => ({ id, startMinute: 1140, endMinute: 1200, pricePerPersonPence: 10_00 });
const day = (weekday: number, ...ids: string[]) => ({
  weekday,
  schedule: ids.map((id) => ({ timeOfDay: 'Evening', description: '', slot: slot(id) })),
});
const planOf = (days: unknown[], more: Record<string, unknown> = {}) => readRecommendations({ days, ...more });

test('the openers name the first dinner of the plan, the stay and the size of the group', () => {
  const stay = { name: 'Ibis', nights: 2, rooms: 6 };
  expect(starterSuggestions(planOf([day(3, 'd1-a1'), day(4, 'd2-dinner')], { groupSize: 12, stay }))).toEqual([
    'Make it cheaper',
    'Swap Friday dinner',
    'Why this plan?',
    'Where do we stay?',
  ]);
});

test('nothing is offered that the plan does not have', () => {
  expect(starterSuggestions(planOf([day(3, 'd1-a1')], { groupSize: 2 }))).toEqual([
    'Make it cheaper',
    'Why this plan?',
  ]);
  expect(starterSuggestions(planOf([day(3, 'd1-a1')], { groupSize: 9 }))).toContain('What if two drop out?');
  expect(starterSuggestions(null)).toEqual([]);
});
