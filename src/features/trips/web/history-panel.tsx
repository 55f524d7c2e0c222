import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { backend } from '../../../platform/browser/backend.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { tripKey } from '../domain/trip-key.ts';
import { isOpenForChanges, type TripStatus } from '../domain/trip-status.ts';
import { ClosedTrip } from './closed-trip.tsx';
import { HistoryNotice } from './history-notice.tsx';
import { HistoryRestore } from './history-restore.tsx';
import { HistoryVersion } from './history-version.tsx';
import type { Version, VersionPage } from './load-versions.ts';
import { useTrip } from './use-trip.ts';
import { useVersionChange } from './use-version-change.ts';

export interface HistoryPanelProps {
  bookingId: string;
  /** As trips count days. */
  today: IsoDay;
}

type Versions = UseInfiniteQueryResult<InfiniteData<VersionPage>>;

/** Every version the plan has had, the newest first, each with what it changed and the way to bring it back. */
export function HistoryPanel({ bookingId, today }: HistoryPanelProps) {
  const versions: Versions = useInfiniteQuery({
    queryKey: tripKey(bookingId, 'history'),
    queryFn: async ({ pageParam }) => {
      const [{ loadVersions }, { rest }] = await Promise.all([import('./load-versions.ts'), backend()]);
      return loadVersions(rest, bookingId, pageParam);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions: shown, before }) => (before === null ? null : (shown.at(-1)?.revision ?? null)),
  });
  const status = useTrip(bookingId).data?.status ?? null;
  if (versions.data)
    return <Shown bookingId={bookingId} today={today} status={status} query={versions} pages={versions.data.pages} />;
  if (versions.isError)
    return (
      <RetryNotice isBusy={versions.isFetching} onRetry={() => void versions.refetch()}>
        The history could not be loaded. Check your connection and try again.
      </RetryNotice>
    );
  return (
    <SkeletonGroup label="Loading the history...">
      <Skeleton className="h-64 w-full rounded-card!" />
    </SkeletonGroup>
  );
}

interface Told {
  words: string;
  /** The revision that taking it back starts from; null after it was taken back. */
  undoRevision: number | null;
}

interface ShownProps extends HistoryPanelProps {
  /** Null until it is known: nothing is offered that the server might refuse. */
  status: TripStatus | null;
  query: Versions;
  pages: readonly VersionPage[];
}

function Shown({ bookingId, today, status, query, pages }: ShownProps) {
  const [nowMs] = useState(() => Date.now());
  const [asked, setAsked] = useState<Version | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const changing = useVersionChange(bookingId);
  const { show } = useToast();
  const shown = pages.flatMap(({ versions }) => versions);
  const known = new Map([...shown, ...pages.flatMap(({ before }) => before ?? [])].map((one) => [one.revision, one]));
  const [newest] = shown;
  if (!newest)
    return (
      <EmptyState icon={History} title="No versions yet">
        Every change to the plan will be kept here.
      </EmptyState>
    );
  const undo = async (revision: number) => {
    const result = await changing.send(revision, { kind: 'undo' });
    if (result.ok) setTold({ words: 'Taken back: the plan is as it was before.', undoRevision: null });
    else show({ title: 'The plan was not changed', description: result.reason.words, tone: 'error' });
  };
  const isOpen = status !== null && isOpenForChanges(status);
  const undoRevision = isOpen ? (told?.undoRevision ?? null) : null;
  return (
    <SectionCard id="history" title="History" lead="Every version of the plan is kept, and any of them can come back.">
      <HistoryNotice
        words={told?.words ?? null}
        isBusy={changing.isBusy}
        onUndo={undoRevision === null ? null : () => void undo(undoRevision)}
      />
      {status === null ? null : <ClosedTrip bookingId={bookingId} status={status} today={today} className="w-full" />}
      <ol reversed start={newest.revision} className="flex w-full list-none flex-col gap-5 p-0">
        {shown.map((version) => (
          <HistoryVersion
            key={version.revision}
            version={version}
            before={known.get(version.revision - 1) ?? null}
            isNewest={version === newest}
            nowMs={nowMs}
            onRestore={isOpen ? () => setAsked(version) : null}
          />
        ))}
      </ol>
      {query.isFetchNextPageError ? (
        <RetryNotice isBusy={query.isFetchingNextPage} onRetry={() => void query.fetchNextPage()}>
          Older versions could not be loaded.
        </RetryNotice>
      ) : query.hasNextPage ? (
        <Button variant="secondary" isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show older versions
        </Button>
      ) : null}
      {asked ? (
        <HistoryRestore
          key={asked.revision}
          bookingId={bookingId}
          version={asked}
          now={newest}
          changing={changing}
          onClose={() => setAsked(null)}
          onRestored={(revision) => {
            setAsked(null);
            setTold({ words: `Version ${asked.revision} is back, as version ${revision}.`, undoRevision: revision });
          }}
        />
      ) : null}
    </SectionCard>
  );
}
