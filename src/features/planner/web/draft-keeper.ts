import { clearTripDraft, type TripDraft, writeTripDraft } from './trip-draft.ts';

/** Typing writes at most this often, milliseconds. */
const WRITE_AFTER_MS = 400;

export interface DraftKeeper {
  /** Remembers the latest state and writes it soon; a burst of keystrokes makes one write. */
  note: (draft: TripDraft) => void;
  /** Writes what is still waiting, now: before a step change, a sign-in, or the end of the page. */
  flush: () => void;
  /** Forgets the draft, waiting or written. */
  discard: () => void;
}

/** Keeps a draft in `storage`; null storage (the browser refuses it) keeps nothing. */
export function createDraftKeeper(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
  nowMs: () => number,
): DraftKeeper {
  let waiting: TripDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== null && storage !== null) writeTripDraft(storage, waiting, nowMs());
    waiting = null;
  };
  return {
    note: (draft) => {
      waiting = draft;
      timer ??= setTimeout(flush, WRITE_AFTER_MS);
    },
    flush,
    discard: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      if (storage !== null) clearTripDraft(storage);
    },
  };
}
