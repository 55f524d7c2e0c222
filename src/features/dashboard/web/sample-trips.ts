import type { Booking } from './booking.ts';

/** What the trips of somebody busy look like; shown, marked as samples, until there is a first trip (SPEC 2, PRODUCT). */
export const SAMPLE_TRIPS: readonly Booking[] = [
  {
    id: 'sample-prague',
    event_type: 'stag-do',
    destination: 'Prague',
    group_size: 12,
    start_date: '2027-05-14',
    end_date: '2027-05-16',
    status: 'confirmed',
    created_at: '2026-11-01T10:00:00Z',
    price_per_person_pence: 28_500,
  },
  {
    id: 'sample-lisbon',
    event_type: 'hen-party',
    destination: 'Lisbon',
    group_size: 9,
    start_date: '2027-06-18',
    end_date: '2027-06-21',
    status: 'planning',
    created_at: '2026-10-20T10:00:00Z',
    price_per_person_pence: 41_000,
  },
  {
    id: 'sample-bristol',
    event_type: 'birthday',
    destination: 'Bristol',
    group_size: 8,
    start_date: '2026-09-11',
    end_date: '2026-09-13',
    status: 'completed',
    created_at: '2026-06-02T10:00:00Z',
    price_per_person_pence: 16_800,
  },
];
