import { describe, expect, it } from 'vitest';
import { againstBudget, dearestAndRest, overBudget, spendBy, tripSpends } from './analytics-figures.ts';
import type { Booking, PlanFigures } from './booking.ts';
import { middle } from './middle.ts';
import { minutesText, planQualities } from './plan-quality.ts';
import { changesText, daysText, secondsText, tripWork, type WorkRow } from './trip-work.ts';

const FIGURES: PlanFigures = {
  slotsPence: 20_000,
  stayPence: 6_000,
  groupPence: 260_000,
  capPence: 30_000,
  days: 3,
  hasStay: true,
  slots: 12,
  open: 3,
  meals: 4,
  bookable: 5,
  travel: 200,
  free: 271,
  bent: ['budget-raised', 'group-split'],
  least: null,
  mean: null,
};

const trip = (id: string, changes: Partial<Booking>): Booking => ({
  id,
  event_type: 'stag-do',
  destination: 'Prague',
  group_size: 10,
  start_date: null,
  end_date: null,
  status: 'planning',
  created_at: '2026-11-21T10:00:00Z',
  price_per_person_pence: 26_000,
  figures: FIGURES,
  ...changes,
});

const costing = (slotsPence: number, groupPence: number, capPence: number | null = 30_000) => ({
  figures: { ...FIGURES, slotsPence, stayPence: 0, groupPence, capPence },
});

const { figures: _none, ...UNPLANNED } = trip('5', {});
const TRIPS = [
  trip('1', {}),
  trip('2', { destination: 'Lisbon', event_type: 'hen-party', group_size: 30, ...costing(50_000, 1_500_000) }),
  trip('3', { group_size: 30, ...costing(10_000, 300_000, null) }),
  trip('4', { status: 'cancelled' }),
  UNPLANNED,
];

describe('what trips cost', () => {
  it('is told of trips that have a plan and were not called off', () => {
    expect(tripSpends(TRIPS).map(({ id, groupPence }) => [id, groupPence])).toEqual([
      ['1', 260_000],
      ['2', 1_500_000],
      ['3', 300_000],
    ]);
  });

  it('stands beside what it was allowed to cost, in words', () => {
    expect(tripSpends(TRIPS).map(againstBudget)).toEqual(['67% of budget', 'Over budget', 'No limit set']);
  });

  it('is added up by occasion and by city, with the mean over people', () => {
    expect(spendBy(TRIPS, 'occasion')).toEqual([
      { name: 'Hen party', trips: 1, people: 30, groupPence: 1_500_000, perPersonPence: 50_000 },
      { name: 'Stag do', trips: 2, people: 40, groupPence: 560_000, perPersonPence: 14_000 },
    ]);
    expect(spendBy(TRIPS, 'city').map(({ name }) => name)).toEqual(['Lisbon', 'Prague']);
  });

  it('has the dearest cities by name and adds up all others, so that no trip is missing', () => {
    const cities = Array.from({ length: 14 }, (_, index) =>
      trip(String(index), { destination: `City ${index}`, ...costing(10_000, 100_000 - index) }),
    );
    const shown = dearestAndRest(spendBy(cities, 'city'), 'cities');
    expect(shown.map(({ name }) => name).slice(-2)).toEqual(['City 10', '3 other cities']);
    expect(shown.at(-1)).toMatchObject({ trips: 3, people: 30, groupPence: 299_964, perPersonPence: 9999 });
    expect(dearestAndRest(spendBy(cities.slice(0, 12), 'city'), 'cities')).toHaveLength(12);
  });

  it('says of many trips how many went over their limit', () => {
    const spends = tripSpends(TRIPS);
    expect([overBudget(spends), overBudget(spends.slice(0, 1)), overBudget(spends.slice(2))]).toEqual([
      '1 over budget',
      'none over budget',
      'no limits set',
    ]);
  });

  it('is nothing where nothing is planned', () => {
    expect([tripSpends([]), spendBy([], 'city')]).toEqual([[], []]);
  });
});

describe('how good a plan is', () => {
  it('is counted a day, with what is open and what had to bend in words', () => {
    expect(planQualities([trip('1', {})])).toEqual([
      {
        id: '1',
        title: 'Stag do in Prague',
        plannedAt: '2026-11-21T10:00:00Z',
        served: null,
        travelMinutes: 67,
        freeMinutes: 90,
        slots: 12,
        named: 9,
        bent: ['the budget', 'the group split'],
      },
    ]);
  });

  it('says how tastes are served where they are known, and is nothing without a plan or for a trip called off', () => {
    const known = trip('1', { figures: { ...FIGURES, least: 62, mean: 81 } });
    expect(planQualities([known, UNPLANNED, trip('4', { status: 'cancelled' })]).map(({ served }) => served)).toEqual([
      { least: 62, mean: 81 },
    ]);
  });

  it('tells minutes as people do', () => {
    expect([0, 45, 60, 80].map(minutesText)).toEqual(['0 min', '45 min', '1 h', '1 h 20 min']);
  });
});

describe('how a trip came about', () => {
  const row = (changes: Partial<WorkRow>): WorkRow => ({
    booking_id: '1',
    created_at: '2026-11-01T10:00:00Z',
    planning_ms: 180,
    by_chat: 0,
    by_hand: 0,
    confirmed_at: null,
    ...changes,
  });

  it('is the time to the plan and to its confirmation, in the order of the trips', () => {
    const rows = [row({ booking_id: '2', confirmed_at: '2026-11-13T10:00:00Z' }), row({}), row({ booking_id: 'gone' })];
    expect(tripWork(TRIPS, rows).map(({ id, planningMs, confirmDays }) => [id, planningMs, confirmDays])).toEqual([
      ['1', 180, null],
      ['2', 180, 12],
    ]);
    expect(tripWork([trip('1', { status: 'cancelled' })], rows)).toEqual([]);
  });

  it('is told in words', () => {
    expect([40, 180, 2400].map(secondsText)).toEqual(['0.1 s', '0.2 s', '2 s']);
    expect([0.01, 1 / 24, 1.5, 12].map(daysText)).toEqual(['less than an hour', '1 hour', '36 hours', '12 days']);
    expect(changesText({ byChat: 3, byHand: 1 })).toBe('3 by chat, 1 by hand');
    expect(changesText({ byChat: 0, byHand: 0 })).toBe('no change');
  });

  it('has a middle that one odd trip does not move', () => {
    expect([middle([]), middle([3]), middle([1, 2, 900]), middle([1, 2, 4, 900])]).toEqual([null, 3, 2, 3]);
  });
});
