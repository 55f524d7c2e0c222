import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { whatNeedsYou } from './what-needs-you.ts';

const TODAY = '2027-03-01';

const trip = (status: string, start: string | null, changes: Partial<Booking> = {}): Booking => ({
  id: `${status}-${start}`,
  event_type: 'birthday',
  destination: 'Bristol',
  group_size: 8,
  start_date: start,
  end_date: start,
  status,
  created_at: '2026-11-21T10:00:00Z',
  price_per_person_pence: 9000,
  ...changes,
});

const needs = (...trips: Booking[]) => whatNeedsYou(trips, TODAY).map(({ text }) => text);

describe('what needs the organiser now', () => {
  it('is what is overdue longest, then what is due, then trips that ended, then those without dates', () => {
    expect(
      needs(
        trip('planning', null),
        trip('planning', '2027-02-20'),
        trip('planning', '2027-05-12', { done: ['ask-group'] }),
        trip('planning', '2027-04-03', { done: ['ask-group'] }),
        trip('pending', '2027-03-29', { done: ['ask-group'] }),
        trip('pending', '2027-03-05'),
      ),
    ).toEqual([
      'Ask everyone whether the dates suit, 66 days overdue, and 2 more',
      'Confirm the trip, or call it off, due today',
      'Confirm the trip, or call it off, due in 5 days',
      'Ended on Saturday 20 February 2027',
      'No dates yet',
    ]);
  });

  it('leads to where it is done', () => {
    const [late, dateless] = whatNeedsYou([trip('planning', null), trip('pending', '2027-03-05')], TODAY);
    expect(late).toMatchObject({ isOverdue: true, action: 'Go through the plan', part: 'plan' });
    expect(dateless).toMatchObject({ isOverdue: false, action: 'Choose dates', part: 'brief' });
  });

  it('is nothing where all is done, over, called off or far away', () => {
    const far = trip('planning', '2027-09-01');
    const done = trip('confirmed', '2027-03-20', { done: ['final-numbers'] });
    expect(needs(far, done, trip('completed', '2027-01-01'), trip('cancelled', null))).toEqual([]);
  });
});
