import type { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { type ReadRecommendations, readRecommendations } from '../domain/recommendations-schema.ts';

const TIMEOUT_MS = 15_000;

/** PostgREST's code for "not exactly one row": the booking is gone, or somebody else's. */
const NO_ROW = 'PGRST116';

const Row = z.object({ ai_recommendations: z.unknown() });

/** The plan stored in a booking (SPEC 7), or null when there is none to see. Throws the client's error. */
export async function loadItinerary(rest: PostgrestClient, bookingId: string): Promise<ReadRecommendations | null> {
  const { data, error } = await rest
    .from('bookings')
    .select('ai_recommendations')
    .eq('id', bookingId)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .single();
  if (error?.code === NO_ROW) return null;
  if (error) throw error;
  return readRecommendations(Row.parse(data).ai_recommendations);
}
