import { expect, test } from 'vitest';
import type { PlanSlot, TripPlan } from '../../../engine/trip-plan.ts';
import { bookLink, toRecommendations } from './recommendations.ts';

const slot = (change: Partial<PlanSlot>): PlanSlot => ({
  id: 'd1-dinner',
  kind: 'dinner',
  timeOfDay: 'Evening',
  startMinute: 1170,
  endMinute: 1260,
  venueId: 'prague-lokal',
  venueKind: 'restaurant',
  name: 'Lokál',
  type: 'Czech pub',
  area: 'Old Town',
  description: 'Tank beer and dumplings.',
  website: 'https://lokal.example',
  lat: 50.09,
  lon: 14.42,
  travel: { minutes: 10, mode: 'walk', km: 0.6 },
  pricePerPersonPence: 1800,
  localPrice: { minor: 50000, currency: 'CZK', per: 'person' },
  splitInto: 1,
  reason: 'Suits the vibe.',
  venueToBeConfirmed: false,
  asOf: '2026-10',
  source: 'general knowledge',
  ...change,
});

const PLAN: TripPlan = {
  version: 1,
  scope: 'city',
  cityId: 'prague',
  destination: 'Prague',
  groupSize: 8,
  days: [
    {
      date: '2027-03-12',
      weekday: 4,
      slots: [slot({ id: 'd1-a1', timeOfDay: 'Afternoon', name: 'Kayaks & beer', website: null }), slot({})],
      travelHome: { minutes: 8, mode: 'walk', km: 0.5 },
    },
    { date: '2027-03-13', weekday: 5, slots: [], travelHome: { minutes: 0, mode: 'none', km: 0 } },
  ],
  stay: null,
  totals: {
    slotsPerPersonPence: 3600,
    slotsGroupPence: 28800,
    stayPerPersonPence: 0,
    stayGroupPence: 0,
    allPerPersonPence: 3600,
    allGroupPence: 28800,
  },
  budgetCapPence: 30000,
  relaxations: [],
  notes: ['A note.'],
  seed: 1,
};

test('[C-08] recommendations are days with a schedule of timeOfDay, description and activity with name, type and affiliateLink', () => {
  const { days } = toRecommendations(PLAN);
  expect(days).toHaveLength(2);
  expect(
    days[0]?.schedule.map(({ timeOfDay, description, activity }) => ({ timeOfDay, description, activity })),
  ).toEqual([
    {
      timeOfDay: 'Afternoon',
      description: 'Tank beer and dumplings.',
      activity: { name: 'Kayaks & beer', type: 'Czech pub', affiliateLink: '/quote?for=Kayaks%20%26%20beer&in=Prague' },
    },
    {
      timeOfDay: 'Evening',
      description: 'Tank beer and dumplings.',
      activity: { name: 'Lokál', type: 'Czech pub', affiliateLink: 'https://lokal.example' },
    },
  ]);
  expect(days[1]?.schedule).toEqual([]);
});

test('the exact slot, totals, notes and dates travel with them, and survive storage as JSON', () => {
  const stored = JSON.parse(JSON.stringify(toRecommendations(PLAN)));
  expect(stored).toEqual(toRecommendations(PLAN));
  expect(stored.days[0].schedule[1].slot).toEqual(PLAN.days[0]?.slots[1]);
  expect(stored).toMatchObject({ totals: PLAN.totals, notes: ['A note.'], groupSize: 8 });
});

test('Book leads to the place itself, or to a quote form that names it', () => {
  expect(bookLink(slot({}), 'Prague')).toBe('https://lokal.example');
  expect(bookLink(slot({ website: null, name: 'Café?' }), 'Kraków')).toBe('/quote?for=Caf%C3%A9%3F&in=Krak%C3%B3w');
});
