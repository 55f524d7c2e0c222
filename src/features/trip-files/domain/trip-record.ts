import * as z from 'zod/mini';
import { type ReadRecommendations, readRecommendations } from '../../itinerary/domain/recommendations-schema.ts';
import { tripPath } from '../../trips/domain/trip-path.ts';

/** A trip as it is put on paper and into calendars. */
export interface TripRecord {
  bookingId: string;
  eventType: string | null;
  destination: string;
  /** First and last day, ISO; null while they are open. */
  startDate: string | null;
  endDate: string | null;
  status: string;
  revision: number;
  plan: ReadRecommendations;
}

const Row = z.object({
  id: z.string(),
  event_type: z.nullable(z.string()),
  destination: z.string(),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  status: z.string(),
  revision: z.number(),
  ai_recommendations: z.unknown(),
});

/** What is read of `bookings` to make a record: by the server in SQL, by the browser over rest/v1. */
export const TRIP_RECORD_COLUMNS =
  'id,event_type,destination,start_date,end_date,status,revision,ai_recommendations' as const;

/** The record of a row with `TRIP_RECORD_COLUMNS`, or null when there is no plan in it. Throws for what is no such row. */
export function readTripRecord(row: unknown): TripRecord | null {
  const { id, event_type, destination, start_date, end_date, status, revision, ai_recommendations } = Row.parse(row);
  const plan = readRecommendations(ai_recommendations);
  if (plan === null) return null;
  const days = { startDate: start_date, endDate: end_date };
  return { bookingId: id, eventType: event_type, destination, ...days, status, revision, plan };
}

/** Where the plan stands now, for whoever holds an older copy of it. */
export const tripAddress = (siteUrl: string, bookingId: string): string => siteUrl + tripPath(bookingId);
