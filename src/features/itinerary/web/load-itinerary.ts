import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { TRIP_STATUSES, type TripStatus } from '../../trips/domain/trip-status.ts';
import { type ReadRecommendations, readRecommendations } from '../domain/recommendations-schema.ts';

const TIMEOUT_MS = 15_000;

/** PostgREST's code for "not exactly one row": the booking is gone, or somebody else's. */
const NO_ROW = 'PGRST116';

/** Named so that the linter does not take it for the method of a promise. */
const orElse = z.catch;

const Row = z.object({
  ai_recommendations: z.unknown(),
  revision: orElse(z.number(), 0),
  status: orElse(z.enum(TRIP_STATUSES), 'planning'),
});

export interface StoredItinerary {
  plan: ReadRecommendations;
  /** Which version of the plan this is: a change names it, and is refused when there is a newer one. */
  revision: number;
  /** Whether the plan may change at all; the server has the last word. */
  tripStatus: TripStatus;
}

/**
 * The plan stored in a booking (SPEC 7), null when there is none in it, `no-trip` when there is no such booking to see.
 * Throws the client's error.
 */
export async function loadItinerary(
  rest: PostgrestClient,
  bookingId: string,
): Promise<StoredItinerary | 'no-trip' | null> {
  const { data, error } = await rest
    .from('bookings')
    .select('ai_recommendations,revision,status')
    .eq('id', bookingId)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .single();
  if (error?.code === NO_ROW) return 'no-trip';
  if (error) throw error;
  const { ai_recommendations: stored, revision, status } = Row.parse(data);
  const plan = readRecommendations(stored);
  return plan === null ? null : { plan, revision, tripStatus: status };
}
