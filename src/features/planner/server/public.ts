import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { Result } from '../../../shared/result.ts';
import { toRecommendations } from '../../itinerary/domain/recommendations.ts';
import type { TripStatus } from '../../trips/domain/trip-status.ts';
import { standingOf, type UndoTrail } from '../domain/undo-trail.ts';
import {
  type StoreFault as Fault,
  findTrip,
  findVersion,
  findVersions,
  listVersions,
  replaceTrip,
  type StoredTrip as Stored,
} from './bookings.sql.ts';
import {
  HOME_TIME_ZONE as homeTimeZone,
  planBrief as planAnyBrief,
  type PlannerServices as Services,
  UnsoundPlan as Unsound,
} from './create-plan.ts';
import type { CheckPlan as Check, KnownCities as Known } from './planning.ts';
import { type BriefOfChange, findBrief } from './version-briefs.sql.ts';

/** What other slices may ask of the planner. */
export type PlannerServices = Services;
export type CheckPlan = Check;
export type KnownCities = Known;
export type StoredTrip = Stored;
export type StoreFault = Fault;
export const HOME_TIME_ZONE = homeTimeZone;
export const planBrief = planAnyBrief;
export const UnsoundPlan = Unsound;

export interface TripWithPrevious extends StoredTrip {
  /** A trip that `isOpenForChanges` says no to need not be planned again: storing would be refused. */
  status: TripStatus;
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

/** What one version of a booking holds, as far as this caller may see it. */
export const readVersion = findVersion;

/** Every version of a booking with what it came of, oldest first, as far as this caller may see them. */
export const readVersionHeads = listVersions;

/** The brief of a booking, as far as this caller may see it. */
export const readBrief = findBrief;

/** Steps back that are kept at hand, the first plan of all besides; and steps forward. */
const PAST_MAX = 6;
const UNDONE_MAX = 3;

/** Where undo and redo lead from the present version; the first plan of all closes the past. */
export async function readTrail(tx: Tx, bookingId: string): Promise<UndoTrail<StoredTrip>> {
  const standing = standingOf(await listVersions(tx, bookingId));
  if (!standing) return { past: [], undone: [] };
  const first = standing.past.slice(PAST_MAX).slice(-1);
  const past = [...standing.past.slice(0, PAST_MAX), ...first];
  const undone = standing.undone.slice(0, UNDONE_MAX);
  const found = new Map((await findVersions(tx, bookingId, [...past, ...undone])).map((one) => [one.revision, one]));
  const tripsOf = (revisions: readonly number[]) => revisions.flatMap((revision) => found.get(revision) ?? []);
  return { past: tripsOf(past), undone: tripsOf(undone) };
}

/**
 * Stores a changed plan and gives its revision. Refused as `changed-meanwhile` when someone else changed the trip first,
 * and as `closed` when its status does not let plans change, whoever asks and however. `restores` is the revision whose
 * contents undo or redo brought back, its brief among them; `briefOf` is that of another version that comes back, and
 * `brief` one that was edited.
 */
export function storeChangedPlan(
  tx: Tx,
  where: { bookingId: string; userId: string; revision: number },
  cause: string,
  { request, plan, ...briefs }: { request: TripRequest; plan: TripPlan } & BriefOfChange,
  restores: number | null = null,
): Promise<Result<{ revision: number }, StoreFault>> {
  const trip = { ...briefs, request, plan, recommendations: toRecommendations(plan, request) };
  return replaceTrip(tx, where, cause, trip, restores);
}
