import { useState } from 'react';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import type { StopPart } from './hour-rows.tsx';
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
  | { status: 'refused'; wish: MoveWish; why: string };

export interface Moving {
  state: MoveState;
  /** Asks the planner. True when the stop is there now; a refusal is in the state, with its reason. */
  move: (wish: MoveWish) => Promise<boolean>;
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
      if (result.ok) {
        setState({ status: 'none' });
        return true;
      }
      const { isOutdated, words } = result.reason;
      const why = isOutdated ? 'The plan changed meanwhile. This is the newest one: have a look and try again.' : words;
      setState({ status: 'refused', wish, why });
      return false;
    },
  };
}
