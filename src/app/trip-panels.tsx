import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ConciergePanel, type ConciergePanelProps, ConciergeWelcome } from '../features/chat/web/concierge-panel.tsx';
import { starterSuggestions } from '../features/chat/web/starter-suggestions.ts';
import { ItineraryPanel } from '../features/itinerary/web/itinerary-panel.tsx';
import { type ItineraryState, itineraryKey, useItinerary } from '../features/itinerary/web/use-itinerary.ts';
import { tripToday } from '../features/planner/web/trip-today.ts';
import { isOpenForChanges } from '../features/trips/domain/trip-status.ts';
import { ClosedTrip } from '../features/trips/web/closed-trip.tsx';
import { TripNotFound } from '../features/trips/web/trip-not-found.tsx';
import { queryClient } from '../platform/browser/query-client.ts';
import { latePart } from '../ui/late-part.tsx';

const PrintSheet = latePart(
  () => import('../features/trips/web/print-sheet.tsx'),
  (part) => part.PrintSheet,
);

export type TripChatProps = Pick<ConciergePanelProps, 'bookingId' | 'onShowItinerary' | 'takesFocus'>;

export { ConciergeWelcome };

/** The chat of a trip; it knows the plan, and has it read again when it has changed it. */
export const TripChat = (props: TripChatProps) => (
  <QueryClientProvider client={queryClient()}>
    <Chat key={props.bookingId} {...props} />
  </QueryClientProvider>
);

/** The itinerary of a trip. The chat beside it, hidden or not, tells when it could not be read. */
export const TripItinerary = (props: { bookingId: string | null; isSessionLoading: boolean }) => (
  <QueryClientProvider client={queryClient()}>
    <Itinerary {...props} />
  </QueryClientProvider>
);

/** The itinerary of a trip by itself: it tells what could not be read. Wants the query cache around it. */
export function TripPlan({ bookingId }: { bookingId: string }) {
  const itinerary = useItinerary(bookingId);
  return <ItineraryPanel itinerary={itinerary} closed={closedIn(itinerary)} isTitled={false} />;
}

function Chat(props: TripChatProps) {
  const itinerary = useItinerary(props.bookingId);
  const plan = itinerary.status === 'shown' ? itinerary.plan : null;
  if (itinerary.status === 'no-trip') return <TripNotFound />;
  const isClosed = itinerary.status === 'shown' && !isOpenForChanges(itinerary.tripStatus);
  return (
    <>
      {closedIn(itinerary, 'Questions are answered here all the same.')}
      <ConciergePanel
        {...props}
        destination={plan?.destination ?? ''}
        suggestions={isClosed ? [] : starterSuggestions(plan)}
        onPlanChanged={() => void queryClient().invalidateQueries({ queryKey: itineraryKey(props.bookingId) })}
      />
    </>
  );
}

function Itinerary({ bookingId, isSessionLoading }: { bookingId: string | null; isSessionLoading: boolean }) {
  const itinerary = useItinerary(bookingId, true);
  return (
    <>
      <ItineraryPanel
        itinerary={isSessionLoading ? { status: 'loading' } : itinerary}
        closed={closedIn(itinerary)}
        isTitled
      />
      {itinerary.status === 'shown' ? (
        <Suspense fallback={null}>
          <PrintSheet bookingId={itinerary.bookingId} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What stands where a closed trip would refuse to change; `more` is what goes there all the same. */
function closedIn(itinerary: ItineraryState, more = ''): ReactNode {
  if (itinerary.status !== 'shown') return null;
  const { bookingId, tripStatus } = itinerary;
  return (
    <ClosedTrip
      bookingId={bookingId}
      status={tripStatus}
      today={tripToday()}
      more={more}
      className={more === '' ? 'mt-5' : 'mx-auto mb-5 max-w-3xl'}
    />
  );
}
