import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { track } from '../../../platform/browser/analytics/track.ts';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { sessionStorageOrNull } from '../../../platform/browser/session-storage.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import type { Answers } from '../../planner/domain/wizard-answer.ts';
import type { WizardValues } from '../../planner/domain/wizard-values.ts';
import { changedFields } from '../domain/brief-changes.ts';
import { type BriefFaults, briefFaults } from '../domain/brief-edit-call.ts';
import { BriefPreview } from '../domain/brief-preview.ts';
import { tripKey } from '../domain/trip-key.ts';
import { type BriefEdits, liveEdits, readBriefDraft, writeBriefDraft } from './brief-draft.ts';
import type { TripBriefNow } from './use-trip-brief.ts';

export type BriefTrouble =
  /** The trip was changed elsewhere; what was typed is still here. */
  { kind: 'outdated' } | { kind: 'failed'; words: string } | { kind: 'nothing-new' };

export interface BriefEditing {
  isOpen: boolean;
  /** It was open when the page was left, and what was typed then is back. */
  isResumed: boolean;
  answers: Answers;
  /** What is being worked on, null when nothing is. */
  busy: 'comparing' | 'applying' | null;
  preview: BriefPreview | null;
  trouble: BriefTrouble | null;
  open: () => void;
  keepEditing: () => void;
  discard: () => void;
  /** False when a field is wrong: its message is shown. */
  compare: () => Promise<boolean>;
  /** The new revision and what it changed, once it is stored. */
  apply: () => Promise<BriefPreview | null>;
}

interface ShownPreview {
  preview: BriefPreview;
  /** The answers that it was worked out from. */
  asked: string;
}

const NOT_READ = 'We could not read the answer. Please try again in a moment.';

/** The edit of a trip's brief: what is typed is kept in the tab until it is stored or discarded. */
export function useBriefEdit(bookingId: string, now: TripBriefNow, today: () => IsoDay): BriefEditing {
  const { present, revision } = now;
  const queries = useQueryClient();
  const [kept, setKept] = useState<BriefEdits>(() => readBriefDraft(sessionStorageOrNull(), bookingId));
  const edits = liveEdits(kept, present);
  const [isResumed, setResumed] = useState(() => Object.keys(edits).length > 0);
  const [isOpen, setOpen] = useState(isResumed);
  const [faults, setFaults] = useState<BriefFaults>({});
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const [trouble, setTrouble] = useState<BriefTrouble | null>(null);
  const [busy, setBusy] = useState<BriefEditing['busy']>(null);
  // Two presses in one frame would both see the state of before.
  const isRunning = useRef(false);
  const values: WizardValues = { ...present, ...edits };
  // What was worked out for another version of the trip, or from other answers, is no longer what would happen.
  const asked = JSON.stringify(values);
  const preview = shown?.preview.revision === revision && shown.asked === asked ? shown.preview : null;
  const isOvertaken = shown !== null && shown.preview.revision !== revision && busy === null;

  const keep = (next: BriefEdits) => {
    setKept(next);
    writeBriefDraft(sessionStorageOrNull(), bookingId, next);
  };
  const readAgain = async () => {
    void queries.invalidateQueries({ queryKey: ['bookings'] });
    await queries.invalidateQueries({ queryKey: tripKey(bookingId) });
  };
  const send = async (apply: boolean): Promise<BriefPreview | null> => {
    const seen = apply && preview ? { seen: preview.planHash } : {};
    const answer = await callSignedFunction('trip-brief', { bookingId, revision, brief: values, apply, ...seen });
    if (!answer.ok) {
      const isOutdated = answer.reason.status === 409;
      setTrouble(isOutdated ? { kind: 'outdated' } : { kind: 'failed', words: answer.reason.words });
      if (isOutdated) {
        setShown(null);
        await readAgain();
      }
      return null;
    }
    const read = BriefPreview.safeParse(answer.value);
    if (!read.success) setTrouble({ kind: 'failed', words: NOT_READ });
    return read.success ? read.data : null;
  };
  const run = async <Value>(what: 'comparing' | 'applying', work: () => Promise<Value>): Promise<Value | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(what);
    setTrouble(null);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };
  const isWorthAsking = (): boolean => {
    const found = briefFaults(values, values.dates, present, today());
    setFaults(found);
    if (Object.keys(found).length > 0) return false;
    const { eventType, groupSize } = values;
    if (eventType === '' || groupSize === null) return false;
    if (changedFields(present, { ...values, eventType, groupSize }).length > 0) return true;
    setTrouble({ kind: 'nothing-new' });
    return false;
  };

  return {
    isOpen,
    isResumed,
    busy,
    preview,
    trouble: trouble ?? (isOvertaken ? { kind: 'outdated' } : null),
    answers: (field) => ({
      name: field,
      value: values[field],
      error: faults[field],
      change: (value) => {
        keep(liveEdits({ ...edits, [field]: value }, present));
        const { [field]: _forgotten, ...others } = faults;
        setFaults(others);
        setShown(null);
        setTrouble(null);
      },
    }),
    open: () => setOpen(true),
    keepEditing: () => setShown(null),
    discard: () => {
      keep({});
      setFaults({});
      setShown(null);
      setTrouble(null);
      setResumed(false);
      setOpen(false);
    },
    compare: async () => {
      if (busy !== null) return true;
      setTrouble(null);
      if (!isWorthAsking()) return false;
      const found = await run('comparing', () => send(false));
      if (found) setShown({ preview: found, asked });
      return true;
    },
    apply: () =>
      run('applying', async () => {
        const stored = await send(true);
        if (stored === null) return null;
        track({ event: 'button_click', label: 'trip-brief' });
        await readAgain();
        keep({});
        setShown(null);
        setResumed(false);
        setOpen(false);
        return stored;
      }),
  };
}
