import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '../../../platform/browser/backend.ts';
import { WorkRow } from './trip-work.ts';
import { PATIENCE_MS, troubleText } from './trouble-text.ts';

/** How the visitor's trips came about: counted by the database, a row a trip. */
export function useTripWork(userId: string): UseQueryResult<WorkRow[]> {
  return useQuery({
    queryKey: ['trip-work', userId],
    queryFn: async () => {
      const { rest } = await backend();
      const { data, error } = await rest.from('trip_work').select('*').abortSignal(AbortSignal.timeout(PATIENCE_MS));
      if (error) throw new Error(troubleText(error));
      return z.array(WorkRow).parse(data);
    },
  });
}
