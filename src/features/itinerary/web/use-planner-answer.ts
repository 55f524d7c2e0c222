import { useQuery } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { type AnswerTo, type Asked, askPlanner } from './planner-calls.ts';
import { itineraryKey } from './use-itinerary.ts';

export type PlannerAnswer<Ask extends Asked['ask']> =
  | { status: 'loading' }
  | { status: 'failed'; words: string; retry: () => void }
  | { status: 'shown'; revision: number; answer: AnswerTo<Ask> };

/** An answer about the plan on the screen. It is asked for again whenever the plan is read again. */
export function usePlannerAnswer<const Question extends Asked>(
  bookingId: string,
  question: Question,
): PlannerAnswer<Question['ask']> {
  const query = useQuery({
    queryKey: [...itineraryKey(bookingId), 'answer', question],
    queryFn: async () => askPlanner((await backend()).functions, bookingId, question),
    // Asked once a plan: the same plan gives the same answer.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (query.isError && !query.isFetching)
    return { status: 'failed', words: query.error.message, retry: () => void query.refetch() };
  if (query.isPaused) return { status: 'failed', words: 'You seem to be offline.', retry: () => void query.refetch() };
  if (query.data === undefined || query.isFetching) return { status: 'loading' };
  return { status: 'shown', ...query.data };
}
