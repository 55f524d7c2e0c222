import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { BOOKING_COLUMNS, Booking } from './booking.ts';

/** The visitor's own trips, newest first. The key carries the owner, so nobody sees the last visitor's. */
export function useBookings(userId: string): UseQueryResult<Booking[]> {
  return useQuery({
    queryKey: ['bookings', userId],
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest
        .from('bookings')
        .select(BOOKING_COLUMNS)
        .order('created_at', { ascending: false });
      if (error) throw new Error(error.message);
      return z.array(Booking).parse(data);
    },
  });
}
