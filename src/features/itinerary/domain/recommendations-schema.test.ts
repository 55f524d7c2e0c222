import { describe, expect, test } from 'vitest';
import type { PlanSlot, TripPlan } from '../../../engine/trip-plan.ts';
import { toRecommendations } from './recommendations.ts';
import { readRecommendations } from './recommendations-schema.ts';

const slot: PlanSlot = {
  id: 'd1-dinner',
  kind: 'dinner',
  timeOfDay: 'Evening',
  startMinute: 1170,
  endMinute: 1290,
  venueId: 'prague-u-fleku',
  venueKind: 'restaurant',
  name: 'U Fleků',
  type: 'Czech pub',
  area: 'New Town',
  description: 'Dark lager and goulash at long tables',
  website: null,
  lat: 50.08,
  lon: 14.42,
  travel: { minutes: 12, mode: 'walk', km: 0.8 },
  pricePerPersonPence: 22_50,
  localPrice: { minor: 640_00, currency: 'CZK', per: 'person' },
  splitInto: 1,
  reason: 'The best value for a dozen within a walk',
  venueToBeConfirmed: false,
  asOf: '2026-06',
  source: 'general knowledge',
};

const plan: TripPlan = {
  version: 1,
  scope: 'city',
  cityId: 'prague',
  destination: 'Prague',
  groupSize: 12,
  days: [{ date: '2026-12-04', weekday: 4, slots: [slot], travelHome: { minutes: 10, mode: 'walk', km: 0.6 } }],
  stay: null,
  totals: {
    slotsPerPersonPence: 22_50,
    slotsGroupPence: 270_00,
    stayPerPersonPence: 0,
    stayGroupPence: 0,
    allPerPersonPence: 22_50,
    allGroupPence: 270_00,
  },
  budgetCapPence: 300_00,
  relaxations: [{ kind: 'nothing-open', day: 0, text: 'Nothing is open on Friday morning.' }],
  notes: ['Prices were converted at the table of June 2026.'],
  seed: 7,
};

describe('reading a stored plan', () => {
  test('[C-08] what the planner stores comes back: days, schedule entries, the three fields of each and the slot', () => {
    const stored: unknown = JSON.parse(JSON.stringify(toRecommendations(plan)));
    const read = readRecommendations(stored);
    expect(read).toMatchObject({
      destination: 'Prague',
      scope: 'city',
      groupSize: 12,
      budgetCapPence: 300_00,
      totals: plan.totals,
      relaxations: [{ kind: 'nothing-open', text: 'Nothing is open on Friday morning.' }],
      notes: plan.notes,
    });
    expect(read?.days[0]?.schedule[0]).toMatchObject({
      timeOfDay: 'Evening',
      description: 'Dark lager and goulash at long tables',
      activity: { name: 'U Fleků', type: 'Czech pub', affiliateLink: '/quote?for=U%20Flek%C5%AF&in=Prague' },
      slot: { startMinute: 1170, endMinute: 1290, pricePerPersonPence: 22_50, localPrice: slot.localPrice },
    });
  });

  test('a plan with the specification’s three fields and nothing else can be shown', () => {
    const entry = {
      timeOfDay: 'Morning',
      description: 'Brunch',
      activity: { name: 'Brunch', type: 'Food', affiliateLink: 'https://example.com/' },
    };
    const read = readRecommendations({ days: [{ schedule: [entry] }] });
    expect(read?.days).toEqual([
      {
        date: null,
        weekday: null,
        keptFree: [],
        travelHome: { minutes: 0, mode: 'none', km: null },
        schedule: [{ ...entry, slot: null }],
      },
    ]);
    expect(read).toMatchObject({ stay: null, totals: null, scope: null, groupSize: null, relaxations: [], notes: [] });
  });

  test('missing texts and entries of no use are gaps, not failures', () => {
    const read = readRecommendations({
      days: [
        {
          weekday: 12,
          schedule: [
            { timeOfDay: 'Brunchtime' },
            { timeOfDay: 'Evening', activity: { name: 7 }, slot: { startMinute: 'late' } },
          ],
        },
        { schedule: 'none' },
      ],
    });
    expect(read?.days[0]?.schedule).toEqual([
      null,
      { timeOfDay: 'Evening', description: '', activity: { name: '', type: '', affiliateLink: '' }, slot: null },
    ]);
    expect(read?.days[1]?.schedule).toEqual([]);
  });

  test('no plan is null: an empty column, no days, or something else altogether', () => {
    for (const stored of [null, undefined, {}, { days: [] }, { days: 'soon' }, 'soon', []]) {
      expect(readRecommendations(stored)).toBeNull();
    }
  });
});
