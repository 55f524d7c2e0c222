import { answerMessage } from '../../src/features/chat/domain/answer-message.ts';
import type { ConciergeState } from '../../src/features/chat/domain/concierge-state.ts';
import type { ConciergeTurn } from '../../src/features/chat/domain/concierge-turn.ts';
import type { Case } from './case-schema.ts';

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
  for (const message of one.earlier ?? []) state = afterTurn(state, message, answer(state, message));
  return { state, turn: answer(state, one.message), milliseconds };
}

/** The state after a turn, as the server keeps it. */
function afterTurn(state: ConciergeState, message: string, { reply, change }: ConciergeTurn): ConciergeState {
  const history = [
    ...state.history,
    { role: 'user', content: message } as const,
    { role: 'assistant', content: reply } as const,
  ];
  if (!change) return { ...state, history };
  const { request, plan } = change;
  return { ...state, history, request, plan, previous: { request: state.request, plan: state.plan } };
}
