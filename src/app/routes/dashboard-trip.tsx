import type { User } from '@supabase/auth-js';
import { lazy, type ReactNode, Suspense } from 'react';
import { type MetaFunction, useOutletContext, useSearchParams } from 'react-router';
import { tripToday } from '../../features/planner/web/trip-today.ts';
import { readTripPath, type TripPart } from '../../features/trips/domain/trip-path.ts';
import { NoSuchTrip } from '../../features/trips/web/no-such-trip.tsx';
import { TripScreen } from '../../features/trips/web/trip-screen.tsx';
import { useTrip } from '../../features/trips/web/use-trip.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Your trip', description: 'The plan, what it costs, and how far it is.', isPrivate: true });

// Each part comes when it is opened.
const TripPlan = lazy(async () => ({ default: (await import('../trip-panels.tsx')).TripPlan }));
const TripChat = lazy(async () => ({ default: (await import('../trip-panels.tsx')).TripChat }));
const TripToDo = lazy(async () => ({
  default: (await import('../../features/dashboard/web/trip-to-do.tsx')).TripToDo,
}));
const TripBrief = lazy(async () => ({ default: (await import('../trip-brief.tsx')).TripBrief }));
const CostsPanel = lazy(async () => ({
  default: (await import('../../features/trips/web/costs-panel.tsx')).CostsPanel,
}));
const HistoryPanel = lazy(async () => ({
  default: (await import('../../features/trips/web/history-panel.tsx')).HistoryPanel,
}));
const FilesPanel = lazy(async () => ({
  default: (await import('../../features/trips/web/files-panel.tsx')).FilesPanel,
}));
const PrintSheet = lazy(async () => ({
  default: (await import('../../features/trips/web/print-sheet.tsx')).PrintSheet,
}));

export default function DashboardTripRoute() {
  const user = useOutletContext<User>();
  const [search, setSearch] = useSearchParams();
  const { bookingId, part } = readTripPath(search);
  if (bookingId === null) return <NoSuchTrip />;
  const show = (next: TripPart) => setSearch({ booking: bookingId, part: next }, { preventScrollReset: true });
  return (
    <TripScreen
      key={bookingId}
      bookingId={bookingId}
      today={tripToday()}
      part={part}
      onPartChange={show}
      sheet={
        <Suspense fallback={null}>
          <PrintSheet bookingId={bookingId} />
        </Suspense>
      }
      panels={{
        plan: (
          <Part label="Loading your itinerary...">
            <ToDo bookingId={bookingId} userId={user.id} />
            <TripPlan bookingId={bookingId} />
          </Part>
        ),
        chat: (
          <Part label="Loading chat...">
            <TripChat bookingId={bookingId} onShowItinerary={() => show('plan')} takesFocus={false} notice={null} />
          </Part>
        ),
        brief: (
          <Part label="Loading the brief...">
            <TripBrief bookingId={bookingId} />
          </Part>
        ),
        costs: (
          <Part label="Loading the costs...">
            <CostsPanel bookingId={bookingId} />
          </Part>
        ),
        history: (
          <Part label="Loading the history...">
            <HistoryPanel bookingId={bookingId} today={tripToday()} />
          </Part>
        ),
        files: (
          <Part label="Loading...">
            <FilesPanel bookingId={bookingId} />
          </Part>
        ),
      }}
    />
  );
}

function ToDo({ bookingId, userId }: { bookingId: string; userId: string }) {
  const { data: trip } = useTrip(bookingId);
  return trip ? <TripToDo trip={trip} userId={userId} today={tripToday()} /> : null;
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={label}>
          <Skeleton className="h-64 w-full rounded-card!" />
        </SkeletonGroup>
      }
    >
      {children}
    </Suspense>
  );
}
