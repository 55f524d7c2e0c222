import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { tripKey } from '../domain/trip-key.ts';

export interface BriefUndo {
  isBusy: boolean;
  /** Takes the version with this revision back; true once the trip is as it was before. */
  undo: (revision: number) => Promise<boolean>;
}

/** Takes an edit of the brief back, if nothing came after it. */
export function useBriefUndo(bookingId: string): BriefUndo {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const queries = useQueryClient();
  const { show } = useToast();
  return {
    isBusy,
    undo: async (revision) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      const answer = await callSignedFunction('plan-change', { bookingId, revision, change: { kind: 'undo' } });
      if (!answer.ok) show({ title: 'The change was not taken back', description: answer.reason.words, tone: 'error' });
      void queries.invalidateQueries({ queryKey: ['bookings'] });
      await queries.invalidateQueries({ queryKey: tripKey(bookingId) });
      isRunning.current = false;
      setBusy(false);
      return answer.ok;
    },
  };
}
