import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { backend } from '../../../platform/browser/backend.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { StoredItinerary } from './load-itinerary.ts';

/** Marks the stored plan of a booking in the query cache, for whoever has changed it. */
export const itineraryKey = (bookingId: string | null) => ['itinerary', bookingId] as const;

export type ItineraryState =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'empty' }
  /** There is no such trip, or it is somebody else's. */
  | { status: 'no-trip' }
  | ({ status: 'shown'; bookingId: string } & StoredItinerary);

/**
 * The plan of a booking: loading, then empty or shown (SPEC 4). A failure is told once, by toast: of several readers on
 * one page all but one are followers, which neither tell it nor read the plan again when they appear.
 */
export function useItinerary(bookingId: string | null, isFollower = false): ItineraryState {
  const { show } = useToast();
  const query = useQuery({
    queryKey: itineraryKey(bookingId),
    enabled: bookingId !== null,
    refetchOnMount: !isFollower,
    queryFn: async () => {
      if (bookingId === null) return null;
      // Loaded with the first trip, not with the wizard.
      const [{ loadItinerary }, { rest }] = await Promise.all([import('./load-itinerary.ts'), backend()]);
      return loadItinerary(rest, bookingId);
    },
  });
  useEffect(() => {
    if (query.isError && !isFollower)
      show({ title: 'Error loading itinerary', description: 'Please refresh and try again.', tone: 'error' });
  }, [query.isError, isFollower, show]);
  if (bookingId === null) return { status: 'empty' };
  if (query.data === 'no-trip') return { status: 'no-trip' };
  // A plan that is already on the screen stays there when reading it again fails.
  if (query.data) return { status: 'shown', ...query.data, bookingId };
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() };
  return query.isPending ? { status: 'loading' } : { status: 'empty' };
}
