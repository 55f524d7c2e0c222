import { describe, expect, it } from 'vitest';
import { peopleText, statusText, tripDatesText, tripTitle } from './trip-words.ts';

const TRIP = { event_type: 'stag-do', destination: 'Prague', start_date: '2027-03-12', end_date: '2027-03-14' };

describe('a trip in words', () => {
  it('is named by its occasion and its city', () => {
    expect(tripTitle(TRIP)).toBe('Stag do in Prague');
    expect(tripTitle({ ...TRIP, event_type: 'something-new' })).toBe('Trip in Prague');
  });

  it('tells its days in words', () => {
    expect(tripDatesText(TRIP)).toBe('Friday 12 to Sunday 14 March 2027');
    expect(tripDatesText({ ...TRIP, end_date: '2027-03-12' })).toBe('Friday 12 March 2027');
  });

  it('says when the days are open', () => {
    expect(tripDatesText({ ...TRIP, start_date: null, end_date: null })).toBe('Flexible dates');
  });

  it('speaks of people and status as a person would', () => {
    expect([peopleText(1), peopleText(12)]).toEqual(['1 person', '12 people']);
    expect(statusText('planning')).toBe('Planning');
  });
});
