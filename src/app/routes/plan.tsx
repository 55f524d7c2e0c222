import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router';
import { signInPath } from '../../features/auth/domain/safe-next-path.ts';
import { useSession } from '../../features/auth/web/use-session.ts';
import { OfflineNote } from '../../features/dashboard/web/offline-note.tsx';
import { createTripPlan } from '../../features/planner/web/create-trip-plan.ts';
import { GroupComingSoon } from '../../features/planner/web/group-coming-soon.tsx';
import { PlanFrame } from '../../features/planner/web/plan-frame.tsx';
import {
  type PlanLocation,
  type PlanTab,
  planSearch,
  readPlanLocation,
} from '../../features/planner/web/plan-location.ts';
import { PlannerScreen } from '../../features/planner/web/planner-screen.tsx';
import { prefillFromSearch, withoutPrefill } from '../../features/planner/web/prefill-from-search.ts';
import { PrivateTrip } from '../../features/planner/web/private-trip.tsx';
import { backend } from '../../platform/browser/backend.ts';
import { lateCode } from '../../platform/browser/late-code.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { pageMeta } from '../page-meta.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Plan your trip',
    description:
      'Tell us who, where and when. Huzzah plans every slot of your stag do, hen party, birthday or work do, and checks that it all works.',
    canonical: '/plan',
    card: 'plan',
  });

// Nobody needs these before a trip exists, and the wizard is on the screen sooner without them.
const loadPanels = () => import('../trip-panels.tsx');
const TripChat = latePart(loadPanels, (panels) => panels.TripChat);
const ConciergeWelcome = latePart(loadPanels, (panels) => panels.ConciergeWelcome);
const TripItinerary = latePart(loadPanels, (panels) => panels.TripItinerary);

const NOWHERE: PlanLocation = { bookingId: null, tab: 'plan' };

export default function PlanRoute() {
  const [search, setSearch] = useSearchParams();
  const isLocationKnown = useIsHydrated();
  const location = isLocationKnown ? readPlanLocation(search) : NOWHERE;
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [prefill] = useState(() => prefillFromSearch(search));
  const { user, isLoading } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    const rest = withoutPrefill(search);
    if (rest.size === search.size) return;
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [search, setSearch]);

  const { bookingId } = location;
  // Only its owner can read a trip, so a visitor whose session is not known yet asks for nothing.
  const readableId = user === null ? null : bookingId;
  const show = (tab: PlanTab) => setSearch(planSearch({ bookingId, tab }), { preventScrollReset: true });
  const isPrivate = bookingId !== null && user === null && !isLoading;

  return (
    <>
      <OfflineNote />
      <PlanFrame hasTrip={isLocationKnown ? bookingId !== null : null}>
        {isPrivate ? (
          <InConcierge isChat={location.tab === 'chat'}>
            <PrivateTrip signInHref={signInPath(`/plan?${planSearch(location)}`)} />
          </InConcierge>
        ) : (
          <PlannerScreen
            location={location}
            isLocationKnown={isLocationKnown}
            onTabChange={show}
            user={user === null ? null : { id: user.id, email: user.email ?? '' }}
            isUserLoading={isLoading}
            prefill={prefill}
            createPlan={async (brief, organiser, draftId) => {
              // The chat opens on success; its code comes while the plan is made. Without it yet, it is asked for again then.
              lateCode(loadPanels).catch(() => {});
              return createTripPlan((await backend()).functions, brief, organiser, draftId);
            }}
            onCreated={(id) => {
              setCreatedId(id);
              setSearch(planSearch({ bookingId: id, tab: 'chat' }));
            }}
            // In place of the last step, which comes back with its place among the others (auth-screen.tsx).
            onSignInNeeded={() => void navigate(signInPath('/plan'), { replace: true, state })}
            chat={
              <Suspense fallback={<PanelSkeleton label="Loading chat..." />}>
                <TripStyle />
                <TripChat
                  bookingId={readableId}
                  onShowItinerary={() => show('itinerary')}
                  takesFocus={createdId !== null && createdId === readableId}
                />
              </Suspense>
            }
            itinerary={
              <Suspense fallback={<PanelSkeleton label="Loading your itinerary..." />}>
                <TripStyle />
                <TripItinerary bookingId={readableId} isSessionLoading={isLoading} />
              </Suspense>
            }
            group={<GroupComingSoon />}
          />
        )}
      </PlanFrame>
    </>
  );
}

/** The wizard's style has none of the trip's classes; React waits for these before it shows a trip (scripts/app-style.ts). */
const TripStyle = () =>
  import.meta.env.DEV ? null : <link rel="stylesheet" href="/assets/trip.css" precedence="default" />;

function PanelSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton className="mx-auto h-[600px] max-w-3xl rounded-card!" />
    </SkeletonGroup>
  );
}

/** In the chat's panel, under what the concierge says without a booking, where the address is that of the chat. */
function InConcierge({ isChat, children }: { isChat: boolean; children: ReactNode }) {
  if (!isChat) return children;
  return (
    <Suspense fallback={<PanelSkeleton label="Loading chat..." />}>
      <TripStyle />
      <ConciergeWelcome>{children}</ConciergeWelcome>
    </Suspense>
  );
}
