import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { track } from '../../../platform/browser/analytics/track.ts';
import { backend } from '../../../platform/browser/backend.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { PlanChange } from '../../plan-tools/domain/plan-question.ts';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import type { StoredItinerary } from './load-itinerary.ts';
import type { ChangeRefused } from './planner-calls.ts';
import { itineraryKey } from './use-itinerary.ts';

/** What was changed last on this page, and whether it can be taken back. */
export interface MadeChange {
  words: string;
  /** What else became different, a sentence each. */
  lines: readonly string[];
  /** The stop under which this is told; null for the top of the plan. */
  stop: string | null;
  /** The revision that taking it back starts from; null after it was taken back. */
  undoRevision: number | null;
}

/** What to tell of a change once its plan is here; null tells nothing, for what the screen shows anyway. */
export type TellChange = (after: ReadRecommendations | null) => Omit<MadeChange, 'undoRevision'> | null;

export interface PlanChanging {
  isBusy: boolean;
  made: MadeChange | null;
  /** True when the plan is the new one now; a refusal has been told. */
  run: (revision: number, change: PlanChange['change'], words: string) => Promise<boolean>;
  /** As `run`, for those who tell a refusal where it happened. */
  attempt: (revision: number, change: PlanChange['change'], tell: TellChange) => Promise<Result<number, ChangeRefused>>;
  /** Tells a refusal of `attempt` by a toast. */
  tell: (refused: ChangeRefused) => void;
  undo: () => void;
}

const OTHERWISE = { isOutdated: false, isImpossible: false };
const WENT_WRONG: ChangeRefused = { words: 'Something went wrong. Please try again.', ...OTHERWISE };
const IS_BUSY: ChangeRefused = { words: 'Another change is still being made.', ...OTHERWISE };

/** Changes the plan of a booking, one change at a time, and has it read again. */
export function usePlanChange(bookingId: string): PlanChanging {
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeChange | null>(null);
  // Two presses in one frame would both see the state of before.
  const isRunning = useRef(false);
  const queryClient = useQueryClient();
  const { show } = useToast();

  const send = async (revision: number, change: PlanChange['change']): Promise<Result<number, ChangeRefused>> => {
    if (isRunning.current) return fail(IS_BUSY);
    isRunning.current = true;
    setBusy(true);
    try {
      const [{ changePlan }, { functions }] = await Promise.all([import('./planner-calls.ts'), backend()]);
      const result = await changePlan(functions, { bookingId, revision, change });
      if (result.ok || result.reason.isOutdated)
        await queryClient.invalidateQueries({ queryKey: itineraryKey(bookingId) });
      return result;
    } catch (fault) {
      console.warn('the plan was not changed', fault);
      return fail(WENT_WRONG);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  const attempt: PlanChanging['attempt'] = async (revision, change, tell) => {
    const result = await send(revision, change);
    if (!result.ok) return result;
    track({ event: 'button_click', label: `plan-${change.kind}` });
    const after = queryClient.getQueryData<StoredItinerary | null>(itineraryKey(bookingId))?.plan ?? null;
    const told = tell(after);
    setMade(told === null ? null : { ...told, undoRevision: result.value });
    return result;
  };

  const tellRefusal = (refused: ChangeRefused) => {
    if (refused !== IS_BUSY) show({ title: 'The plan was not changed', description: refused.words, tone: 'error' });
  };

  return {
    isBusy,
    made,
    attempt,
    tell: tellRefusal,
    run: async (revision, change, words) => {
      const result = await attempt(revision, change, () => ({ words, lines: [], stop: null }));
      if (!result.ok) tellRefusal(result.reason);
      return result.ok;
    },
    undo: () => {
      if (made?.undoRevision === null || made?.undoRevision === undefined) return;
      const { stop } = made;
      void send(made.undoRevision, { kind: 'undo' }).then((result) => {
        if (!result.ok) return tellRefusal(result.reason);
        setMade({ words: 'Taken back: the plan is as it was before.', lines: [], stop, undoRevision: null });
      });
    },
  };
}
