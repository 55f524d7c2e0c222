import * as z from 'zod/mini';
import { isIsoDay } from '../../../shared/dates.ts';
import { type ReadRecommendations, readRecommendations } from '../../itinerary/domain/recommendations-schema.ts';

/** A trip as it is put on paper and into calendars. */
export interface TripRecord {
  bookingId: string;
  eventType: string | null;
  destination: string;
  status: string;
  revision: number;
  plan: ReadRecommendations;
}

const Row = z.object({
  id: z.string(),
  event_type: z.nullable(z.string()),
  destination: z.string(),
  status: z.string(),
  revision: z.number(),
  ai_recommendations: z.unknown(),
});

/** What is read of `bookings` to make a record: by the server in SQL, by the browser over rest/v1. */
export const TRIP_RECORD_COLUMNS = [
  'id',
  'event_type',
  'destination',
  'status',
  'revision',
  'ai_recommendations',
] as const;

/** The record of a row with `TRIP_RECORD_COLUMNS`, or null when there is no plan in it. Throws for what is no such row. */
export function readTripRecord(row: unknown): TripRecord | null {
  const { id, event_type, destination, status, revision, ai_recommendations } = Row.parse(row);
  const plan = readRecommendations(ai_recommendations);
  return plan && { bookingId: id, eventType: event_type, destination, status, revision, plan };
}

/** True when every day of the plan has its date; a calendar needs them. */
export const hasDates = ({ plan }: TripRecord): boolean =>
  plan.days.every(({ date }) => date !== null && isIsoDay(date));

/** Where the plan stands now, for whoever holds an older copy of it. */
export const tripAddress = (siteUrl: string, bookingId: string): string =>
  `${siteUrl}/dashboard/trip?booking=${bookingId}`;
