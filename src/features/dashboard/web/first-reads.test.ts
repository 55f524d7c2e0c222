import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { FIRST_READS, MOST_ROWS } from './first-reads.ts';
import { earlyBookings, readBookings } from './read-bookings.ts';

/** An address with what it asks for in one order and one spelling; a client begins at row 0 in so many words. */
function asked(address: string): string {
  const url = new URL(address, 'https://huzzah.example/rest/v1/');
  url.searchParams.delete('offset');
  url.searchParams.sort();
  return url.href;
}

const trip = {
  id: 'a',
  event_type: 'birthday',
  destination: 'Lisbon',
  group_size: 9,
  start_date: null,
  end_date: null,
  status: 'planning',
  created_at: '2026-11-01T10:00:00Z',
  price_per_person_pence: null,
};

test('the first script of a page asks for the very things that the list of trips reads', async () => {
  const addresses: string[] = [];
  const rest = new PostgrestClient('https://huzzah.example/rest/v1', {
    fetch: async (input) => {
      addresses.push(input instanceof Request ? input.url : String(input));
      return Response.json([]);
    },
  });
  await readBookings(rest);
  expect(addresses.map(asked).toSorted()).toEqual(FIRST_READS.map(asked).toSorted());
});

test('what came early is a list of trips when all of it is there', () => {
  expect(earlyBookings([[trip], [{ booking_id: 'a', step: 'book-stay' }]])).toEqual([{ ...trip, done: ['book-stay'] }]);
  expect(earlyBookings([[], []])).toEqual([]);
  for (const answers of [null, [], [[trip]], [[trip], null], [{ message: 'no' }, []]])
    expect(earlyBookings(answers)).toBeNull();
});

test('an answer as long as one can be may be cut, so it is read again page by page', () => {
  expect(earlyBookings([Array.from({ length: MOST_ROWS }, () => trip), []])).toBeNull();
});
