import { useMutation, useQueryClient } from '@tanstack/react-query';
import { backend } from '../../../platform/browser/backend.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { TripStep } from '../../trips/domain/step-rules.ts';
import { tripKey } from '../../trips/domain/trip-key.ts';
import type { Booking } from './booking.ts';
import { PATIENCE_MS, troubleText } from './trouble-text.ts';
import { bookingsKey } from './use-bookings.ts';

export interface StepChange {
  bookingId: string;
  step: TripStep;
  isDone: boolean;
}

interface Ticked {
  done?: readonly TripStep[];
}

function withStep<T extends Ticked>(trip: T, { step, isDone }: StepChange): T {
  const others = (trip.done ?? []).filter((other) => other !== step);
  return { ...trip, done: isDone ? [...others, step] : others };
}

/** Notes that something is done, or is not after all. It shows at once, and goes back with a word when it was not stored. */
export function useSetStep(userId: string): (change: StepChange) => void {
  const queries = useQueryClient();
  const { show } = useToast();
  const queryKey = bookingsKey(userId);
  const apply = (change: StepChange) => {
    queries.setQueryData<Booking[]>(queryKey, (bookings) =>
      bookings?.map((booking) => (booking.id === change.bookingId ? withStep(booking, change) : booking)),
    );
    queries.setQueryData<Ticked | null>(tripKey(change.bookingId, 'head'), (trip) => trip && withStep(trip, change));
  };
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
      await Promise.all([
        queries.cancelQueries({ queryKey }),
        queries.cancelQueries({ queryKey: tripKey(change.bookingId, 'head') }),
      ]);
      apply(change);
    },
    onError: (error, change) => {
      apply({ ...change, isDone: !change.isDone });
      show({ title: 'That was not noted', description: error.message, tone: 'error' });
    },
  });
  return mutate;
}
