import { expect, test } from 'vitest';
import { titlesApart } from './titles-apart.ts';

const trip = (id: string, destination: string, start_date: string | null, group_size = 8) => ({
  id,
  event_type: 'hen-party',
  destination,
  start_date,
  group_size,
});

test('trips of one title are told apart, and a title that nobody shares stays short', () => {
  const trips = [
    trip('1', 'Dublin', '2049-01-10'),
    trip('2', 'Dublin', '2049-06-10'),
    trip('3', 'Dublin', null, 12),
    trip('4', 'Lisbon', '2049-06-10'),
  ];
  expect(trips.map(titlesApart(trips))).toEqual([
    'Hen party in Dublin, 10 January 2049',
    'Hen party in Dublin, 10 June 2049',
    'Hen party in Dublin, 12 people',
    'Hen party in Lisbon',
  ]);
});
