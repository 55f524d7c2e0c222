import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { track } from '../../../platform/browser/analytics/track.ts';
import { backend } from '../../../platform/browser/backend.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { PlanChange } from '../../plan-tools/domain/plan-question.ts';
import { tripKey } from '../domain/trip-key.ts';
import type { VersionRefused } from './change-version.ts';

export interface VersionChanging {
  isBusy: boolean;
  send: (revision: number, change: PlanChange['change']) => Promise<Result<number, VersionRefused>>;
}

/** Changes which version of the plan stands, one change at a time, and has all of the trip read again. */
export function useVersionChange(bookingId: string): VersionChanging {
  const [isBusy, setBusy] = useState(false);
  // Two presses in one frame would both see the state of before.
  const isRunning = useRef(false);
  const queryClient = useQueryClient();
  return {
    isBusy,
    send: async (revision, change) => {
      if (isRunning.current) return fail({ words: 'Another change is still being made.', isConflict: false });
      isRunning.current = true;
      setBusy(true);
      try {
        const [{ changeVersion }, { functions }] = await Promise.all([import('./change-version.ts'), backend()]);
        const result = await changeVersion(functions, { bookingId, revision, change });
        if (result.ok) track({ event: 'button_click', label: `plan-${change.kind}` });
        if (result.ok || result.reason.isConflict)
          await queryClient.invalidateQueries({ queryKey: tripKey(bookingId) });
        return result;
      } catch (fault) {
        console.warn('the version was not changed', fault);
        return fail({ words: 'Something went wrong. Please try again.', isConflict: false });
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
