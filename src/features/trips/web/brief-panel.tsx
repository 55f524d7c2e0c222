import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { IsoDay } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { isAboutContactOnly } from '../domain/brief-changes.ts';
import { countsText } from '../domain/difference-words.ts';
import { isOpenForChanges } from '../domain/trip-status.ts';
import { type BriefFieldsComponent, BriefForm } from './brief-form.tsx';
import { BriefRows } from './brief-rows.tsx';
import { ClosedTrip } from './closed-trip.tsx';
import { useBriefEdit } from './use-brief-edit.ts';
import { useBriefUndo } from './use-brief-undo.ts';
import { type TripBriefNow, useTripBrief } from './use-trip-brief.ts';

export interface BriefPanelProps {
  bookingId: string;
  /** The fields of the form, on one page. */
  Fields: BriefFieldsComponent;
  today: () => IsoDay;
}

/** What the organiser asked for, and the way to ask for something else. */
export function BriefPanel(props: BriefPanelProps) {
  const brief = useTripBrief(props.bookingId);
  if (brief.isPending) {
    return (
      <SkeletonGroup label="Loading the brief...">
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
    );
  }
  if (brief.data === undefined) {
    return (
      <RetryNotice isBusy={brief.isFetching} onRetry={() => void brief.refetch()}>
        The brief could not be loaded. Check your connection and try again.
      </RetryNotice>
    );
  }
  return <Brief {...props} now={brief.data} />;
}

const EDITING = 'Change what you like. You see what it does to the plan before anything is stored.';
const RESUMED = `Your unfinished changes are still here. ${EDITING}`;

/** What was stored last on this page. */
interface Applied {
  words: string;
  /** Null where there is nothing to take back: an address that was corrected stays so. */
  undoRevision: number | null;
}

function Brief({ bookingId, Fields, today, now }: BriefPanelProps & { now: TripBriefNow }) {
  const editing = useBriefEdit(bookingId, now, today);
  const { isBusy, undo } = useBriefUndo(bookingId);
  const { show } = useToast();
  const [applied, setApplied] = useState<Applied | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (applied !== null) notice.current?.focus();
  }, [applied]);
  const editButton = useRef<HTMLButtonElement>(null);
  const discard = () => {
    editing.discard();
    // The button that was pressed is gone with the form.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const isOpenTrip = isOpenForChanges(now.status);
  const isShowingForm = isOpenTrip && editing.isOpen;
  const apply = async () => {
    const stored = await editing.apply();
    if (stored === null) return;
    const isContactOnly = isAboutContactOnly(stored.changed);
    const words = isContactOnly ? 'Your contact email is changed.' : `Your trip is changed: ${countsText(stored)}.`;
    show({ title: 'Brief changed', description: words, tone: 'success' });
    setApplied({ words, undoRevision: isContactOnly ? null : stored.revision });
  };
  const takeBack = async (revision: number) => {
    if (await undo(revision)) setApplied({ words: 'Taken back: the trip is as it was before.', undoRevision: null });
  };
  return (
    <SectionCard
      id="brief"
      title="Your brief"
      lead={isShowingForm ? (editing.isResumed ? RESUMED : EDITING) : 'What you asked for. The plan was made from it.'}
    >
      {applied === null || isShowingForm ? null : (
        <div ref={notice} tabIndex={-1} className="w-full outline-none">
          <Notice tone="success">
            <p>{applied.words}</p>
            {applied.undoRevision === now.revision ? (
              <Button variant="secondary" isBusy={isBusy} onClick={() => void takeBack(now.revision)}>
                <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4" />
                Undo
              </Button>
            ) : null}
          </Notice>
        </div>
      )}
      {isShowingForm ? (
        <BriefForm editing={editing} Fields={Fields} onApply={() => void apply()} onDiscard={discard} />
      ) : (
        <>
          <BriefRows brief={now.present} limitPence={now.limitPence} />
          {isOpenTrip ? (
            <Button ref={editButton} onClick={editing.open}>
              Edit the brief
            </Button>
          ) : (
            <ClosedTrip bookingId={bookingId} status={now.status} today={today()} />
          )}
        </>
      )}
    </SectionCard>
  );
}
