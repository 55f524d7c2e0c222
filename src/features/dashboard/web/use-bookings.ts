import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { takeEarlyAnswers } from '../../../platform/browser/early-answers.ts';
import type { Booking } from './booking.ts';
import { earlyBookings, readBookings } from './read-bookings.ts';

export const bookingsKey = (userId: string) => ['bookings', userId] as const;

/** The visitor's own trips, newest first. The key carries the owner, so nobody sees the last visitor's. */
export function useBookings(userId: string): UseQueryResult<Booking[]> {
  return useQuery({
    queryKey: bookingsKey(userId),
    queryFn: async () => earlyBookings(await takeEarlyAnswers(userId)) ?? readBookings((await backend()).rest),
  });
}
