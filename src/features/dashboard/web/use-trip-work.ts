import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { readTripWork } from './read-bookings.ts';
import type { WorkRow } from './trip-work.ts';

/** How the visitor's trips came about: counted by the database, a row a trip. */
export function useTripWork(userId: string): UseQueryResult<WorkRow[]> {
  return useQuery({
    queryKey: ['trip-work', userId],
    queryFn: async () => readTripWork((await backend()).rest),
  });
}
