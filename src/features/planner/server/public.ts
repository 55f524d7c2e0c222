import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { Tx } from '../../../platform/node/db/database.ts';
import { toRecommendations } from '../../itinerary/domain/recommendations.ts';
import { findTrip, findVersion, replaceTrip, type StoredTrip } from './bookings.sql.ts';
import {
  HOME_TIME_ZONE as homeTimeZone,
  planBrief as planAnyBrief,
  type PlannerServices as Services,
  UnsoundPlan as Unsound,
} from './create-plan.ts';
import type { CheckPlan as Check, KnownCities as Known } from './planning.ts';

/** What other slices may ask of the planner. */
export type PlannerServices = Services;
export type CheckPlan = Check;
export type KnownCities = Known;
export const HOME_TIME_ZONE = homeTimeZone;
export const planBrief = planAnyBrief;
export const UnsoundPlan = Unsound;

export interface TripWithPrevious extends StoredTrip {
  /** The plan before this one, for undo; null on the first. */
  previous: { request: TripRequest; plan: TripPlan } | null;
}

/** The trip as this caller may see it, or undefined when it does not exist for them. */
export async function readTrip(tx: Tx, bookingId: string): Promise<TripWithPrevious | undefined> {
  const trip = await findTrip(tx, bookingId);
  if (!trip) return undefined;
  const previous = trip.revision > 1 ? await findVersion(tx, bookingId, trip.revision - 1) : undefined;
  return { ...trip, previous: previous ?? null };
}

/** Stores a changed plan unless someone else changed the trip first; returns whether it was stored. */
export function storeChangedPlan(
  tx: Tx,
  where: { bookingId: string; userId: string; revision: number },
  cause: string,
  change: { request: TripRequest; plan: TripPlan },
): Promise<boolean> {
  return replaceTrip(tx, where, cause, { ...change, recommendations: toRecommendations(change.plan) });
}
