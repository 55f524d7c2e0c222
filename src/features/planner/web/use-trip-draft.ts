import { useEffect, useState } from 'react';
import { newId } from '../../../platform/browser/new-id.ts';
import { browserStorage } from './browser-storage.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { readTripDraft, type TripDraft } from './trip-draft.ts';
import type { WizardValues } from './wizard-values.ts';

export interface TripDraftStore {
  /** The draft left by an earlier visit, once; null when there is none. */
  restore: () => TripDraft | null;
  /** The visitor changed something. A draft that was already sent becomes another one. */
  noteEdit: (values: WizardValues, step: number) => void;
  /** Writes the state as it is now: after a step, before a sign-in. */
  keep: (values: WizardValues, step: number) => void;
  /** The id that goes out with the next try; from here on the draft counts as sent. */
  idForSending: (values: WizardValues, step: number) => string;
  discard: () => void;
}

function createStore(): TripDraftStore & Pick<DraftKeeper, 'flush'> {
  let keeper: DraftKeeper | null = null;
  let id: string | null = null;
  let isSent = false;
  const storage = () => browserStorage();
  const opened = (): DraftKeeper => {
    keeper ??= createDraftKeeper(storage(), Date.now);
    return keeper;
  };
  const note = (values: WizardValues, step: number): string => {
    id ??= newId();
    opened().note({ id, isSent, step, values });
    return id;
  };
  const forget = () => {
    id = null;
    isSent = false;
  };
  return {
    restore: () => {
      const kept = storage();
      const draft = kept === null ? null : readTripDraft(kept, Date.now());
      id = draft?.id ?? null;
      isSent = draft?.isSent ?? false;
      return draft;
    },
    noteEdit: (values, step) => {
      if (isSent) forget();
      note(values, step);
    },
    keep: (values, step) => {
      note(values, step);
      opened().flush();
    },
    idForSending: (values, step) => {
      isSent = true;
      const sent = note(values, step);
      opened().flush();
      return sent;
    },
    discard: () => {
      forget();
      opened().discard();
    },
    flush: () => keeper?.flush(),
  };
}

/** The draft of this browser; what is still unwritten is written when the page is hidden or left. */
export function useTripDraft(): TripDraftStore {
  const [store] = useState(createStore);
  useEffect(() => {
    const flush = () => store.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [store]);
  return store;
}
