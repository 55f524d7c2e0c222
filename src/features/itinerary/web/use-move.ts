import { useState } from 'react';
import type { Result } from '../../../shared/result.ts';
import type { ShownExchange } from '../../plan-tools/domain/plan-answer.ts';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import type { StopPart } from './hour-rows.tsx';
import type { ChangeRefused } from './planner-calls.ts';
import { findStop, movedWords, shiftLines } from './shift-words.ts';
import type { PlanChanging } from './use-plan-change.ts';

export interface MoveWish {
  part: StopPart;
  /** Index of the day it is on. */
  fromDay: number;
  /** Index of the day it should be on. */
  day: number;
  startMinute: number;
}

export type MoveState =
  | { status: 'none' }
  | { status: 'checking'; wish: MoveWish }
  /** `mayExchange`: the planner was asked for another day and said no, so the stop may change places with one there. */
  | { status: 'refused'; wish: MoveWish; why: string; mayExchange: boolean };

export interface Moving {
  state: MoveState;
  /** Asks the planner. True when the stop is there now; a refusal is in the state, with its reason. */
  move: (wish: MoveWish) => Promise<boolean>;
  /** Has the stop of a refused move change places with the offered one instead. */
  exchange: (wish: MoveWish, offer: ShownExchange) => Promise<boolean>;
  /** Takes the refusal off the screen. */
  forget: () => void;
}

export interface MoveContext {
  plan: ReadRecommendations;
  revision: number;
  changing: PlanChanging;
  dayName: (day: number) => string;
  onMoved: (day: number) => void;
}

/** Moves stops of the plan on the screen: the planner checks every move, and says why not. */
export function useMove({ plan, revision, changing, dayName, onMoved }: MoveContext): Moving {
  const [state, setState] = useState<MoveState>({ status: 'none' });
  const settle = (wish: MoveWish, result: Result<number, ChangeRefused>, mayExchange: boolean): boolean => {
    if (result.ok) {
      setState({ status: 'none' });
      return true;
    }
    const { isOutdated, words } = result.reason;
    const why = isOutdated ? 'The plan changed meanwhile. This is the newest one: have a look and try again.' : words;
    setState({ status: 'refused', wish, why, mayExchange: mayExchange && !isOutdated });
    return false;
  };
  return {
    state,
    forget: () => setState({ status: 'none' }),
    move: async (wish) => {
      const { part, day, startMinute } = wish;
      const name = part.entry.activity?.name ?? '';
      setState({ status: 'checking', wish });
      const change = { kind: 'move', slotId: part.entry.slot.id, day, startMinute } as const;
      const result = await changing.attempt(revision, change, (after) => {
        onMoved((after && findStop(after, name)?.day) ?? day);
        const lines = after === null ? [] : shiftLines(plan, after, name, dayName);
        return { words: movedWords(after, name, dayName), lines, stop: name };
      });
      return settle(wish, result, !result.ok && result.reason.isImpossible && day !== wish.fromDay);
    },
    exchange: async (wish, { withSlotId, withDay, first, second }) => {
      setState({ status: 'checking', wish });
      const slotId = wish.part.entry.slot.id;
      const change = { kind: 'exchange', slotId, withSlotId, startMinute: wish.startMinute } as const;
      const result = await changing.attempt(revision, change, (after) => {
        onMoved(withDay);
        const lines = after === null ? [] : shiftLines(plan, after, null, dayName);
        return { words: `${first.name} and ${second.name} have changed places.`, lines, stop: first.name };
      });
      // What was offered is still an offer where the connection failed.
      return settle(wish, result, true);
    },
  };
}
