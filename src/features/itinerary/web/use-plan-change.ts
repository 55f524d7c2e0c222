import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { track } from '../../../platform/browser/analytics/track.ts';
import { backend } from '../../../platform/browser/backend.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { PlanChange } from '../../plan-tools/domain/plan-question.ts';
import { itineraryKey } from './use-itinerary.ts';

/** What was changed last on this page, and whether it can be taken back. */
export interface MadeChange {
  words: string;
  /** The revision that taking it back starts from; null after it was taken back. */
  undoRevision: number | null;
}

export interface PlanChanging {
  isBusy: boolean;
  made: MadeChange | null;
  /** True when the plan is the new one now; a refusal has been told. */
  run: (revision: number, change: PlanChange['change'], words: string) => Promise<boolean>;
  undo: () => void;
}

/** Changes the plan of a booking, one change at a time, and has it read again. */
export function usePlanChange(bookingId: string): PlanChanging {
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<MadeChange | null>(null);
  // Two presses in one frame would both see the state of before.
  const isRunning = useRef(false);
  const queryClient = useQueryClient();
  const { show } = useToast();

  const send = async (revision: number, change: PlanChange['change']) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    try {
      const [{ changePlan }, { functions }] = await Promise.all([import('./planner-calls.ts'), backend()]);
      const result = await changePlan(functions, { bookingId, revision, change });
      if (!result.ok) show({ title: 'The plan was not changed', description: result.reason.words, tone: 'error' });
      if (result.ok || result.reason.isOutdated)
        await queryClient.invalidateQueries({ queryKey: itineraryKey(bookingId) });
      return result.ok ? result.value : null;
    } catch (fault) {
      console.warn('the plan was not changed', fault);
      show({
        title: 'The plan was not changed',
        description: 'Something went wrong. Please try again.',
        tone: 'error',
      });
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return {
    isBusy,
    made,
    run: async (revision, change, words) => {
      const next = await send(revision, change);
      if (next === null) return false;
      track({ event: 'button_click', label: `plan-${change.kind}` });
      setMade({ words, undoRevision: next });
      return true;
    },
    undo: () => {
      if (made?.undoRevision === null || made?.undoRevision === undefined) return;
      void send(made.undoRevision, { kind: 'undo' }).then((next) => {
        if (next !== null) setMade({ words: 'Taken back: the plan is as it was before.', undoRevision: null });
      });
    },
  };
}
