import { useMutation, useQueryClient } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { TripStep } from '../../trips/domain/step-rules.ts';
import type { Booking } from './booking.ts';
import { PATIENCE_MS, troubleText } from './trouble-text.ts';
import { bookingsKey } from './use-bookings.ts';

export interface StepChange {
  bookingId: string;
  step: TripStep;
  isDone: boolean;
}

/** Notes that something is done, or is not after all. It shows at once, and goes back with a word when it was not stored. */
export function useSetStep(userId: string): (change: StepChange) => void {
  const queries = useQueryClient();
  const { show } = useToast();
  const queryKey = bookingsKey(userId);
  const apply = ({ bookingId, step, isDone }: StepChange) =>
    queries.setQueryData<Booking[]>(queryKey, (bookings) =>
      bookings?.map((booking) => {
        if (booking.id !== bookingId) return booking;
        const others = (booking.done ?? []).filter((other) => other !== step);
        return { ...booking, done: isDone ? [...others, step] : others };
      }),
    );
  const { mutate } = useMutation({
    // One after the other: ticked and taken back at once must end as taken back.
    scope: { id: `trip-steps ${userId}` },
    mutationFn: async ({ bookingId, step, isDone }: StepChange) => {
      const { rest } = await backend();
      const { error } = await rest
        .from('trip_steps')
        .upsert({ booking_id: bookingId, step, is_done: isDone })
        .abortSignal(AbortSignal.timeout(PATIENCE_MS));
      if (error) throw new Error(troubleText(error));
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      apply(change);
    },
    onError: (error, change) => {
      apply({ ...change, isDone: !change.isDone });
      show({ title: 'That was not noted', description: error.message, tone: 'error' });
    },
  });
  return mutate;
}
