import { QueryClientProvider } from '@tanstack/react-query';
import { ConciergePanel, type ConciergePanelProps } from '../features/chat/web/concierge-panel.tsx';
import { starterSuggestions } from '../features/chat/web/starter-suggestions.ts';
import { ItineraryPanel } from '../features/itinerary/web/itinerary-panel.tsx';
import { itineraryKey, useItinerary } from '../features/itinerary/web/use-itinerary.ts';
import { queryClient } from '../platform/browser/query-client.ts';

export type TripChatProps = Pick<ConciergePanelProps, 'bookingId' | 'onShowItinerary' | 'takesFocus' | 'notice'>;

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
  return <ItineraryPanel itinerary={useItinerary(bookingId)} />;
}

function Chat(props: TripChatProps) {
  const itinerary = useItinerary(props.bookingId);
  const plan = itinerary.status === 'shown' ? itinerary.plan : null;
  return (
    <ConciergePanel
      {...props}
      destination={plan?.destination ?? ''}
      suggestions={starterSuggestions(plan)}
      onPlanChanged={() => void queryClient().invalidateQueries({ queryKey: itineraryKey(props.bookingId) })}
    />
  );
}

function Itinerary({ bookingId, isSessionLoading }: { bookingId: string | null; isSessionLoading: boolean }) {
  const itinerary = useItinerary(bookingId, true);
  return <ItineraryPanel itinerary={isSessionLoading ? { status: 'loading' } : itinerary} />;
}
