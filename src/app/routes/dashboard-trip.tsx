import type { User } from '@supabase/auth-js';
import { type ReactNode, Suspense } from 'react';
import { type MetaFunction, useOutletContext, useSearchParams } from 'react-router';
import { tripToday } from '../../features/planner/web/trip-today.ts';
import { readTripPath, type TripPart } from '../../features/trips/domain/trip-path.ts';
import { NoSuchTrip } from '../../features/trips/web/no-such-trip.tsx';
import { TripScreen } from '../../features/trips/web/trip-screen.tsx';
import { useTrip } from '../../features/trips/web/use-trip.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Your trip', description: 'The plan, what it costs, and how far it is.', isPrivate: true });

// Each part comes when it is opened.
const loadPanels = () => import('../trip-panels.tsx');
const TripPlan = latePart(loadPanels, (panels) => panels.TripPlan);
const TripChat = latePart(loadPanels, (panels) => panels.TripChat);
const TripToDo = latePart(
  () => import('../../features/dashboard/web/trip-to-do.tsx'),
  (part) => part.TripToDo,
);
const TripBrief = latePart(
  () => import('../trip-brief.tsx'),
  (part) => part.TripBrief,
);
const CostsPanel = latePart(
  () => import('../../features/trips/web/costs-panel.tsx'),
  (part) => part.CostsPanel,
);
const HistoryPanel = latePart(
  () => import('../../features/trips/web/history-panel.tsx'),
  (part) => part.HistoryPanel,
);
const FilesPanel = latePart(
  () => import('../../features/trips/web/files-panel.tsx'),
  (part) => part.FilesPanel,
);
const PrintSheet = latePart(
  () => import('../../features/trips/web/print-sheet.tsx'),
  (part) => part.PrintSheet,
);

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
            <TripChat bookingId={bookingId} onShowItinerary={() => show('plan')} takesFocus={false} />
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
