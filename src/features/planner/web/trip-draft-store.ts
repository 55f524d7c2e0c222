import type { WizardValues } from '../domain/wizard-values.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { readTripDraft, type TripDraft } from './trip-draft.ts';

export interface TripDraftStore {
  /** The draft left by an earlier visit; null when there is none. */
  restore: () => TripDraft | null;
  /** The visitor changed something. A draft that was already sent becomes another one. */
  noteEdit: (values: WizardValues, step: number) => void;
  /** Another step is shown: written where there is a draft, and no reason to begin one. */
  noteStep: (values: WizardValues, step: number) => void;
  /** Writes the state as it is now: before a sign-in. */
  keep: (values: WizardValues, step: number) => void;
  /** The id that goes out with the next try; from here on the draft counts as sent. */
  idForSending: (values: WizardValues, step: number) => string;
  /** Writes what is still waiting. */
  flush: () => void;
  /** Forgets the draft: it has become a booking. */
  discard: () => void;
}

/** What the store needs of a browser; null storage keeps the draft in memory only. */
export interface DraftSurroundings {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  nowMs: () => number;
  newId: () => string;
}

/**
 * The draft with its id. A repeated submit carries the same id, so the server makes one booking of it; once the
 * answers change after a submit, the id changes too, or the server would hand out the booking of the old answers.
 */
export function createTripDraftStore({ storage, nowMs, newId }: DraftSurroundings): TripDraftStore {
  const keeper = createDraftKeeper(storage, nowMs);
  let id: string | null = null;
  let isSent = false;
  const note = (values: WizardValues, step: number): string => {
    id ??= newId();
    keeper.note({ id, isSent, step, values });
    return id;
  };
  const keep = (values: WizardValues, step: number) => {
    note(values, step);
    keeper.flush();
  };
  const forget = () => {
    id = null;
    isSent = false;
  };
  return {
    restore: () => {
      const draft = storage === null ? null : readTripDraft(storage, nowMs());
      id = draft?.id ?? null;
      isSent = draft?.isSent ?? false;
      return draft;
    },
    noteEdit: (values, step) => {
      if (isSent) forget();
      note(values, step);
    },
    noteStep: (values, step) => {
      if (id !== null) keep(values, step);
    },
    keep,
    idForSending: (values, step) => {
      isSent = true;
      const sent = note(values, step);
      keeper.flush();
      return sent;
    },
    flush: keeper.flush,
    discard: () => {
      forget();
      keeper.discard();
    },
  };
}
