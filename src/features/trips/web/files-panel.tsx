import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { FilesCalendar } from './files-calendar.tsx';
import { FilesPaper } from './files-paper.tsx';
import { NoSuchTrip } from './no-such-trip.tsx';
import { useTripDocument } from './use-trip-document.ts';

/** The trip to take along: on paper and in a calendar. */
export function FilesPanel({ bookingId }: { bookingId: string }) {
  const { data: trip, isPending, isFetching, refetch } = useTripDocument(bookingId);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your files" className="grid gap-5">
        <Skeleton className="h-48 w-full rounded-card!" />
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
    );
  }
  if (trip === null) return <NoSuchTrip />;
  if (trip === undefined) {
    return (
      <RetryNotice isBusy={isFetching} onRetry={() => void refetch()}>
        Your plan could not be loaded. Check your connection and try again.
      </RetryNotice>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <FilesPaper bookingId={bookingId} trip={trip} />
      <FilesCalendar bookingId={bookingId} trip={trip} />
    </div>
  );
}
