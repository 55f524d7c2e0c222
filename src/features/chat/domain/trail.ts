import { changedTo, stepped, type UndoTrail } from '../../planner/domain/undo-trail.ts';
import type { ConciergeState, PlannedTrip } from './concierge-state.ts';
import type { ConciergeTurn } from './concierge-turn.ts';

/** The trips that undo and redo lead to; where nobody kept them, the one before the last change. */
export const trailOf = ({ trail, previous }: ConciergeState): UndoTrail<PlannedTrip> =>
  trail ?? { past: previous ? [previous] : [], undone: [] };

/** The state after a turn, as the server keeps it: the conversation, the trip, and the way back. */
export function stateAfter(state: ConciergeState, message: string, { reply, change }: ConciergeTurn): ConciergeState {
  const history = [
    ...state.history,
    { role: 'user', content: message } as const,
    { role: 'assistant', content: reply } as const,
  ];
  if (!change) return { ...state, history };
  const { request, plan, steps } = change;
  const current: PlannedTrip = { request: state.request, plan: state.plan };
  const standing = { ...trailOf(state), current };
  const { past, undone } = steps ? stepped(standing, steps) : changedTo(standing, { request, plan });
  return { ...state, history, request, plan, previous: current, trail: { past, undone } };
}
