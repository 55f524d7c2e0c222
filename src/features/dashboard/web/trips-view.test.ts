import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import {
  EVERY_TRIP,
  filterCount,
  readTripsView,
  TRIP_SORTS,
  TRIP_TABS,
  tripsInView,
  tripsQuery,
} from './trips-view.ts';

const trip = (id: string, changes: Partial<Booking> = {}): Booking => ({
  id,
  event_type: 'stag-do',
  destination: 'Prague',
  group_size: 12,
  start_date: '2027-03-12',
  end_date: '2027-03-14',
  status: 'planning',
  created_at: `2026-11-${id.padStart(2, '0')}T10:00:00Z`,
  price_per_person_pence: 20000 + Number(id),
  ...changes,
});

const TRIPS = [
  trip('1'),
  trip('2', { destination: 'Kraków', event_type: 'hen-party', group_size: 30, status: 'confirmed' }),
  trip('3', { start_date: '2027-01-02', end_date: '2027-01-03', status: 'cancelled' }),
  trip('4', { start_date: null, end_date: null, status: 'completed', price_per_person_pence: null }),
];

const ids = (changes: Partial<typeof EVERY_TRIP>): string =>
  tripsInView(TRIPS, { ...EVERY_TRIP, ...changes })
    .trips.map(({ id }) => id)
    .join('');

describe('the trips somebody looks at', () => {
  it('are all of them, newest first, until they say otherwise', () => {
    expect(ids({})).toBe('4321');
  });

  it.each([
    ['krakow hen', '2'],
    ['HEN', '2'],
    ['prague march', '1'],
    ['confirmed', '2'],
    ['prague 2028', ''],
  ])('are found by any words of their card: %s', (search, expected) => {
    expect(ids({ search })).toBe(expected);
  });

  it('are narrowed down by city, type and days together', () => {
    expect(ids({ city: 'Krakow' })).toBe('2');
    expect(ids({ type: 'stag-do' })).toBe('431');
    expect(ids({ from: '2027-03-14' })).toBe('21');
    expect(ids({ to: '2027-01-02' })).toBe('3');
    expect(ids({ from: '2027-03-13', to: '2027-03-13', type: 'stag-do' })).toBe('1');
  });

  it('stand in the order that was asked for, the undated and unpriced last', () => {
    expect(ids({ sort: 'soonest' })).toBe('3214');
    expect(ids({ sort: 'biggest' })).toBe('2431');
    expect(ids({ sort: 'cheapest' })).toBe('1234');
  });

  it('are counted for each tab within the same search and filters', () => {
    const { counts } = tripsInView(TRIPS, { ...EVERY_TRIP, tab: 'confirmed', type: 'stag-do' });
    expect(counts).toEqual({ all: 3, planning: 1, confirmed: 0, pending: 0, completed: 1, cancelled: 1 });
  });
});

describe('the address of My Trips', () => {
  it('says nothing of what goes without saying', () => {
    expect(tripsQuery(EVERY_TRIP)).toBe('');
    expect(tripsQuery({ ...EVERY_TRIP, tab: 'pending', city: 'Kraków' })).toBe('city=Krak%C3%B3w&status=pending');
  });

  it('restores every view', () => {
    const text = fc.string({ maxLength: 40 });
    const day = fc.constantFrom('', '2027-01-01', '2028-02-29');
    const view = fc.record({
      tab: fc.constantFrom(...TRIP_TABS),
      sort: fc.constantFrom(...TRIP_SORTS),
      search: text,
      city: text,
      type: text,
      from: day,
      to: day,
    });
    fc.assert(
      fc.property(view, (one) => {
        expect(readTripsView(new URLSearchParams(tripsQuery(one)))).toEqual(one);
      }),
    );
  });

  it('is read as if it said nothing where it is wrong', () => {
    const query = new URLSearchParams('status=lost&sort=up&from=2027-02-30&to=soon');
    expect(readTripsView(query)).toEqual(EVERY_TRIP);
  });

  it('counts its filters, the days as one', () => {
    expect(filterCount({ ...EVERY_TRIP, from: '2027-01-01', to: '2027-02-01', city: 'Prague', search: 'x' })).toBe(2);
  });
});
