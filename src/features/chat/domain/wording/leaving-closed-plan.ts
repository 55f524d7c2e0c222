import type { TripStatus } from '../../../trips/domain/trip-status.ts';
import type { ConciergeTurn } from '../concierge-turn.ts';

const REASON: Readonly<Record<TripStatus, string>> = {
  planning: 'This trip is closed for changes',
  pending: 'This trip is closed for changes',
  confirmed: 'This trip is confirmed',
  completed: 'This trip is completed',
  cancelled: 'This trip is cancelled',
};

/**
 * The turn for a trip whose plan may not change: what would have changed it says why it does not and what to do; an
 * answer to a question stays as it is.
 */
export function leavingClosedPlan(turn: ConciergeTurn, status: TripStatus): ConciergeTurn {
  if (turn.change === null) return turn;
  const why = `${REASON[status]}, so I have left the plan as it is.`;
  const next =
    status === 'completed'
      ? 'I can still answer questions about it.'
      : 'Reopen it first, under Status on the page of the trip, and ask me again. I can still answer questions about it.';
  return { ...turn, change: null, reply: `${why} ${next}` };
}
