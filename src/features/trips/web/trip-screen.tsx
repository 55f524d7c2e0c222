import { type ReactNode, useState } from 'react';
import type { IsoDay } from '../../../shared/dates.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { TRIP_PARTS, type TripPart } from '../domain/trip-path.ts';
import { NoSuchTrip } from './no-such-trip.tsx';
import { BackToTrips, TripHeader } from './trip-header.tsx';
import { useTrip } from './use-trip.ts';

const LABEL: Readonly<Record<TripPart, string>> = {
  plan: 'Itinerary',
  chat: 'Chat',
  brief: 'Brief',
  costs: 'Costs',
  history: 'History',
  files: 'Files',
};

/** Parts in which something may be typed or on its way: once opened they stay, hidden, so that nothing is lost. */
const KEPT: readonly TripPart[] = ['chat', 'brief'];

export interface TripScreenProps {
  bookingId: string;
  /** As trips count days. */
  today: IsoDay;
  part: TripPart;
  onPartChange: (part: TripPart) => void;
  /** What is in each part; it is there from its first opening on. */
  panels: Readonly<Record<TripPart, ReactNode>>;
  /** What is printed in place of the page. */
  sheet: ReactNode;
}

/** One trip with all its parts under tabs. */
export function TripScreen({ bookingId, today, part, onPartChange, panels, sheet }: TripScreenProps) {
  const trip = useTrip(bookingId);
  if (trip.isPending) return <TripSkeleton />;
  if (trip.data === null) return <NoSuchTrip />;
  if (trip.data === undefined) {
    return (
      <>
        <BackToTrips />
        <h1 className="mt-2 mb-8 display text-title">Your trip</h1>
        <RetryNotice isBusy={trip.isFetching} onRetry={() => void trip.refetch()}>
          Your trip could not be loaded. Check your connection and try again.
        </RetryNotice>
      </>
    );
  }
  return (
    <>
      <TripHeader trip={trip.data} today={today} isRead={!trip.isPlaceholderData} />
      <TripParts part={part} onPartChange={onPartChange} panels={panels} />
      {sheet}
    </>
  );
}

function TripParts({ part, onPartChange, panels }: Pick<TripScreenProps, 'part' | 'onPartChange' | 'panels'>) {
  const [opened, setOpened] = useState<readonly TripPart[]>([part]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  return (
    <Tabs
      label="Parts of the trip"
      value={part}
      onChange={onPartChange}
      tabs={TRIP_PARTS.map((value) => ({ value, label: LABEL[value] }))}
    >
      {TRIP_PARTS.map((value) => (
        <TabPanel key={value} value={value} keepMounted={KEPT.includes(value)}>
          {opened.includes(value) ? panels[value] : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function TripSkeleton() {
  return (
    <SkeletonGroup label="Loading your trip" className="flex flex-col gap-6">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-64 w-full rounded-card!" />
    </SkeletonGroup>
  );
}
