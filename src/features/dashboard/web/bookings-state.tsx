import { CloudOff, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import type { Booking } from './booking.ts';
import { useBookings } from './use-bookings.ts';

/** The visitor's trips in each of their states: loading, failed, none; with some, what `children` makes of them. */
export function BookingsState({
  userId,
  isSampleShown = false,
  children,
}: {
  userId: string;
  /** Somebody without a trip gets `children` of none as well, for the samples. */
  isSampleShown?: boolean;
  children: (bookings: readonly Booking[]) => ReactNode;
}) {
  const bookings = useBookings(userId);
  if (bookings.isPending) {
    return (
      <SkeletonGroup label="Loading your trips" className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-56 rounded-card!" />
        <Skeleton className="h-56 rounded-card!" />
      </SkeletonGroup>
    );
  }
  if (bookings.data === undefined) {
    return (
      <div role="alert">
        <EmptyState
          icon={CloudOff}
          title="Your trips could not be loaded"
          action={
            <Button isBusy={bookings.isFetching} onClick={() => void bookings.refetch()}>
              Try again
            </Button>
          }
        >
          <p>{bookings.error.message}</p>
        </EmptyState>
      </div>
    );
  }
  if (bookings.data.length === 0 && !isSampleShown) {
    return (
      <EmptyState
        icon={Luggage}
        title="No trips found"
        action={
          <Link to="/plan" className={buttonClass()}>
            Plan Your First Trip
          </Link>
        }
      >
        <p>Tell us who, where and when. The first plan takes a couple of minutes.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {/* What was read before stays: an old list is worth more than an apology. */}
      {bookings.isError ? (
        <RetryNotice isBusy={bookings.isFetching} onRetry={() => void bookings.refetch()}>
          {`Your trips are shown as they were when they were last read. ${bookings.error.message}`}
        </RetryNotice>
      ) : null}
      {children(bookings.data)}
    </>
  );
}
