import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { TripFeedAnswer, type TripFeedCall } from '../../trip-files/domain/trip-file-call.ts';

async function callFeed(bookingId: string | null, action: TripFeedCall['action']): Promise<TripFeedAnswer> {
  const answer = await callSignedFunction('trip-feed', { bookingId, action });
  if (!answer.ok) throw new Error(answer.reason.words);
  return TripFeedAnswer.parse(answer.value);
}

/** The calendar address of a trip, or with null of all trips: whether there is one, and how to make and stop it. */
export function useTripFeed(bookingId: string | null): {
  shown: UseQueryResult<TripFeedAnswer>;
  change: UseMutationResult<TripFeedAnswer, Error, 'create' | 'revoke'>;
} {
  const queries = useQueryClient();
  const queryKey = ['trip-feed', bookingId];
  // Read once, or looking at the calendar and back would take away the address that is shown this once.
  const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
  const shown = useQuery({ queryKey, queryFn: () => callFeed(bookingId, 'show'), ...once });
  const change = useMutation({
    mutationFn: (action: 'create' | 'revoke') => callFeed(bookingId, action),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
  });
  return { shown, change };
}
