import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { peopleText, statusText, tripDatesText, tripTitle } from './booking-words.ts';

const BOOKING: Booking = {
  id: '1',
  event_type: 'stag-do',
  destination: 'Prague',
  group_size: 12,
  start_date: '2027-03-12',
  end_date: '2027-03-14',
  status: 'planning',
  created_at: '2026-11-21T10:00:00Z',
  price_per_person_pence: 21850,
};

describe('a trip on the dashboard', () => {
  it('is named by its occasion and its city', () => {
    expect(tripTitle(BOOKING)).toBe('Stag do in Prague');
    expect(tripTitle({ ...BOOKING, event_type: 'something-new' })).toBe('Trip in Prague');
  });

  it('tells its days in words', () => {
    expect(tripDatesText(BOOKING)).toBe('Friday 12 March 2027 to Sunday 14 March 2027');
    expect(tripDatesText({ ...BOOKING, end_date: '2027-03-12' })).toBe('Friday 12 March 2027');
  });

  it('says when the days are open', () => {
    expect(tripDatesText({ ...BOOKING, start_date: null, end_date: null })).toBe('Flexible dates');
  });

  it('speaks of people and status as a person would', () => {
    expect([peopleText(1), peopleText(12)]).toEqual(['1 person', '12 people']);
    expect(statusText('planning')).toBe('Planning');
  });
});
