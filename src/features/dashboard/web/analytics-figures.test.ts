import { describe, expect, it } from 'vitest';
import { againstBudget, spendBy, tripSpends } from './analytics-figures.ts';
import type { Booking } from './booking.ts';

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
  totals: { slotsPerPersonPence: 20_000, stayPerPersonPence: 6_000, allGroupPence: 260_000 },
  budget_cap: 30_000,
  ...changes,
});

const totals = (slotsPerPersonPence: number, allGroupPence: number) => ({
  slotsPerPersonPence,
  stayPerPersonPence: 0,
  allGroupPence,
});

const { totals: _none, ...UNPLANNED } = trip('5', {});
const TRIPS = [
  trip('1', {}),
  trip('2', { destination: 'Lisbon', event_type: 'hen-party', group_size: 30, totals: totals(50_000, 1_500_000) }),
  trip('3', { group_size: 30, totals: totals(10_000, 300_000), budget_cap: null }),
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

  it('is nothing where nothing is planned', () => {
    expect([tripSpends([]), spendBy([], 'city')]).toEqual([[], []]);
  });
});
