import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { overviewFigures } from './overview-figures.ts';

const TODAY = '2027-03-01';

const trip = (status: string, start: string | null): Booking => ({
  id: `${status}-${start}`,
  event_type: 'birthday',
  destination: 'Bristol',
  group_size: 8,
  start_date: start,
  end_date: start,
  status,
  created_at: '2026-11-21T10:00:00Z',
  price_per_person_pence: 9000,
});

const texts = (...trips: Booking[]) => overviewFigures(trips, TODAY).map(({ text }) => text);

describe('the figures of the overview', () => {
  it('count active, upcoming and all trips', () => {
    const trips = [
      trip('planning', null),
      trip('pending', '2027-03-01'),
      trip('confirmed', '2027-02-28'),
      trip('cancelled', '2027-05-01'),
    ];
    expect(texts(...trips).slice(0, 3)).toEqual(['3', '1', '4']);
  });

  it('give a success rate of the trips that have ended, and none before', () => {
    expect(texts(trip('planning', null))[3]).toBe('–');
    // Its days are over, and nobody has said what became of it.
    expect(overviewFigures([trip('planning', '2027-01-01')], TODAY)[3]?.counted).toBe(
      'None completed or cancelled yet',
    );
    const ended = [trip('completed', '2027-01-01'), trip('completed', '2027-01-02'), trip('cancelled', null)];
    expect(texts(...ended, trip('planning', null))[3]).toBe('67%');
  });
});
