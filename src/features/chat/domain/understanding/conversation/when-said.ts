import type { ConciergeState } from '../../concierge-state.ts';
import { lastChanged } from '../../wording/offers.ts';

/** Several readers ask for it of the same state. */
const WHEN = new WeakMap<ConciergeState, ConciergeState>();

/** The conversation and its trip as they were when the last message was sent: what it leaned on stands there. */
export function whenSaid(state: ConciergeState): ConciergeState {
  const known = WHEN.get(state) ?? stateThen(state);
  WHEN.set(state, known);
  return known;
}

function stateThen(state: ConciergeState): ConciergeState {
  const { previous, trail } = state;
  const history = state.history.slice(
    0,
    state.history.findLastIndex(({ role }) => role === 'user'),
  );
  if (!previous || !lastChanged(state.history)) return { ...state, history };
  return { ...state, ...previous, history, previous: trail?.past.at(-2) ?? null };
}
