import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import { stateAfter, trailOf } from '../../src/features/chat/domain/trail.ts';
import type { Case } from './case-schema.ts';
import { findInventedFacts, type InventedFact } from './find-invented-facts.ts';

export interface Played {
  /** What the concierge knew when the message arrived. */
  state: ConciergeState;
  turn: ConciergeTurn;
  /** Thread CPU time of every answer of the conversation, milliseconds. */
  milliseconds: number[];
}

/** Plays the conversation up to the case's message; `now` is a clock in milliseconds. */
export function playCase(one: Case, trip: ConciergeState, now: () => number): Played {
  const milliseconds: number[] = [];
  const answer = (state: ConciergeState, message: string): ConciergeTurn => {
    const start = now();
    const turn = answerMessage(state, message);
    milliseconds.push(now() - start);
    return turn;
  };
  let state: ConciergeState = { ...trip, history: one.history ?? [] };
  for (const message of one.earlier ?? []) state = stateAfter(state, message, answer(state, message));
  return { state, turn: answer(state, one.message), milliseconds };
}

/** How an offer is taken up: the one thing that was previewed, or a line of a list. */
const TAKEN_UP = ['yes', '1', '2', '3'];

/**
 * What the reply states that neither the conversation, the catalogue nor a plan has. A reply that previews a change or
 * lists some states the facts of plans nobody has yet, so they must be the very plans that taking them up brings about.
 */
export function inventedIn(message: string, state: ConciergeState, turn: ConciergeTurn): InventedFact[] {
  const said = [...state.history.map(({ content }) => content), message];
  const known = [
    state,
    ...(turn.change ? [turn.change] : []),
    ...(state.previous ? [state.previous] : []),
    ...trailOf(state).past,
  ];
  const invented = findInventedFacts(turn.reply, { trips: known, places: state.places, said });
  if (invented.length === 0) return invented;
  const next = stateAfter(state, message, turn);
  const offered = TAKEN_UP.flatMap((answer) => answerMessage(next, answer).change ?? []);
  return findInventedFacts(turn.reply, { trips: [...known, ...offered], places: state.places, said });
}
