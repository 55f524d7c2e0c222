import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { track } from '../../../platform/browser/analytics/track.ts';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { tripKey } from '../domain/trip-key.ts';
import type { TripStatus } from '../domain/trip-status.ts';
import { TripStatusAnswer } from '../domain/trip-status-call.ts';
import { STEP_TAKEN } from '../domain/trip-status-words.ts';
import type { Trip } from './use-trip.ts';

export interface StatusChanging {
  isBusy: boolean;
  /** What came of the last step: done, or why not. */
  said: { isDone: boolean; words: string } | null;
  /** Asks the server for the step from what is on the screen; it ends when the answer is there. */
  move: (to: TripStatus) => Promise<void>;
}

const NOT_SAID = 'We could not tell whether that worked. Have a look, and try again.';

/** Moves a trip from one status to the next. The screen shows what the server answers, never what was hoped for. */
export function useTripStatus(trip: Trip): StatusChanging {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<StatusChanging['said']>(null);
  // Two presses in one frame would both see the state of before.
  const isRunning = useRef(false);
  const queries = useQueryClient();

  const ask = async (to: TripStatus): Promise<StatusChanging['said']> => {
    const { id: bookingId, status: from, revision } = trip;
    // Nobody settles a plan that they have not seen.
    const seen = to === 'confirmed' ? { revision } : {};
    const answer = await callSignedFunction('trip-status', { bookingId, from, to, ...seen });
    if (!answer.ok) return { isDone: false, words: answer.reason.words };
    const made = TripStatusAnswer.safeParse(answer.value);
    if (!made.success) return { isDone: false, words: NOT_SAID };
    queries.setQueryData<Trip | null>(tripKey(bookingId, 'head'), (shown) =>
      shown ? { ...shown, status: made.data.status } : shown,
    );
    track({ event: 'button_click', label: `trip-${to}` });
    return { isDone: true, words: STEP_TAKEN[made.data.status] };
  };

  return {
    isBusy,
    said,
    move: async (to) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setSaid(null);
      try {
        const result = await ask(to);
        // Whatever came of it, what is on the screen may be old: the plan, the head, the steps and the list of trips.
        void queries.invalidateQueries({ queryKey: ['bookings'] });
        await queries.invalidateQueries({ queryKey: tripKey(trip.id) });
        setSaid(result);
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
