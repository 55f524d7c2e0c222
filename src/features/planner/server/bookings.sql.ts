import { type Generated, type JSONColumnType, sql } from 'kysely';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { TripRequest } from '../../../engine/trip-request.ts';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Recommendations } from '../../itinerary/domain/recommendations.ts';
import { isOpenForChanges, OPEN_STATUSES, type TripStatus } from '../../trips/domain/trip-status.ts';
import type { TripBrief } from '../domain/trip-brief.ts';
import type { VersionMark } from '../domain/undo-trail.ts';
import { type BriefOfChange, briefToStore } from './version-briefs.sql.ts';

type BookingTables = {
  'public.bookings': {
    id: Generated<string>;
    user_id: string;
    event_type: string;
    destination: string;
    group_size: number;
    start_date: string | null;
    end_date: string | null;
    contact_email: string;
    brief: JSONColumnType<TripBrief>;
    request: JSONColumnType<TripRequest>;
    plan: JSONColumnType<TripPlan>;
    ai_recommendations: JSONColumnType<Recommendations>;
    price_per_person_pence: number;
    revision: Generated<number>;
    status: Generated<TripStatus>;
    idempotency_key: string | null;
    planning_ms: number | null;
    updated_at: Generated<Date>;
  };
  'public.plan_versions': {
    booking_id: string;
    revision: number;
    cause: string;
    request: JSONColumnType<TripRequest>;
    plan: JSONColumnType<TripPlan>;
    brief: JSONColumnType<TripBrief> | null;
    restores: number | null;
  };
};

/** What a plan says about its booking; the columns that lists and totals read. */
export interface PlannedTrip {
  request: TripRequest;
  plan: TripPlan;
  recommendations: Recommendations;
}

export interface NewBooking extends PlannedTrip {
  userId: string;
  brief: TripBrief;
  idempotencyKey: string | null;
  /** From the brief's arrival to this plan, checked. */
  planningMs: number;
}

export interface StoredTrip {
  request: TripRequest;
  plan: TripPlan;
  revision: number;
}

const tables = (tx: Tx) => tx.withTables<BookingTables>();

const tripColumns = ({ request, plan, recommendations }: PlannedTrip) => ({
  destination: plan.destination,
  group_size: plan.groupSize,
  start_date: plan.days[0]?.date ?? null,
  end_date: plan.days.at(-1)?.date ?? null,
  request: JSON.stringify(request),
  plan: JSON.stringify(plan),
  ai_recommendations: JSON.stringify(recommendations),
  price_per_person_pence: plan.totals.allPerPersonPence,
});

const briefColumns = (brief: TripBrief) => ({
  event_type: brief.eventType,
  contact_email: brief.contactEmail,
  brief: JSON.stringify(brief),
});

async function insertVersion(
  tx: Tx,
  bookingId: string,
  revision: number,
  cause: string,
  trip: PlannedTrip & { brief: TripBrief },
  restores: number | null = null,
): Promise<void> {
  await tables(tx)
    .insertInto('public.plan_versions')
    .values({
      booking_id: bookingId,
      revision,
      cause,
      request: JSON.stringify(trip.request),
      plan: JSON.stringify(trip.plan),
      brief: JSON.stringify(trip.brief),
      restores,
    })
    .execute();
}

/**
 * Stores the booking and its first plan. When this user already has a booking under the same idempotency key, that
 * one is returned and nothing is written: the answer to a submit that was lost on the way.
 */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<string> {
  const inserted = await tables(tx)
    .insertInto('public.bookings')
    .values({
      ...tripColumns(booking),
      user_id: booking.userId,
      ...briefColumns(booking.brief),
      idempotency_key: booking.idempotencyKey,
      planning_ms: booking.planningMs,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await insertVersion(tx, inserted.id, 1, 'created', booking);
    return inserted.id;
  }
  const existing = await tables(tx)
    .selectFrom('public.bookings')
    .select('id')
    .where('user_id', '=', booking.userId)
    .where('idempotency_key', '=', booking.idempotencyKey)
    .executeTakeFirstOrThrow();
  return existing.id;
}

/** The booking as the caller may see it; row-level security hides everybody else's. */
export async function findTrip(tx: Tx, bookingId: string): Promise<(StoredTrip & { status: TripStatus }) | undefined> {
  return tables(tx)
    .selectFrom('public.bookings')
    .select(['request', 'plan', 'revision', 'status'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
}

/** What a version holds, as the caller may see it; undefined when there is none of this number. */
export async function findVersion(
  tx: Tx,
  bookingId: string,
  revision: number,
): Promise<Omit<StoredTrip, 'revision'> | undefined> {
  return tables(tx)
    .selectFrom('public.plan_versions')
    .select(['request', 'plan'])
    .where('booking_id', '=', bookingId)
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** Every version of the booking, oldest first, without its contents. */
export function listVersions(tx: Tx, bookingId: string): Promise<(VersionMark & { cause: string })[]> {
  return tables(tx)
    .selectFrom('public.plan_versions')
    .select(['revision', 'cause', 'restores'])
    .where('booking_id', '=', bookingId)
    .orderBy('revision')
    .execute();
}

/** These versions with their contents, in no order. */
export async function findVersions(tx: Tx, bookingId: string, revisions: readonly number[]): Promise<StoredTrip[]> {
  if (revisions.length === 0) return [];
  return tables(tx)
    .selectFrom('public.plan_versions')
    .select(['request', 'plan', 'revision'])
    .where('booking_id', '=', bookingId)
    .where('revision', 'in', revisions)
    .execute();
}

/** Why a changed plan was not stored: another change came first, or the trip's status keeps its plan as it is. */
export type StoreFault = 'changed-meanwhile' | 'closed';

/**
 * Compare and swap: writes only if nobody changed the booking since `revision` and its status lets plans change, in one
 * statement, so that neither can happen in between. Gives the new revision.
 */
export async function replaceTrip(
  tx: Tx,
  where: { bookingId: string; userId: string; revision: number },
  cause: string,
  trip: PlannedTrip & BriefOfChange,
  restores: number | null,
): Promise<Result<{ revision: number }, StoreFault>> {
  const revision = where.revision + 1;
  const brief = await briefToStore(tx, where.bookingId, { ...trip, briefOf: trip.briefOf ?? restores });
  if (!brief) return fail(await whyNotStored(tx, where));
  const updated = await tables(tx)
    .updateTable('public.bookings')
    .set({ ...tripColumns(trip), ...briefColumns(brief), revision, updated_at: sql<Date>`now()` })
    .where('id', '=', where.bookingId)
    .where('user_id', '=', where.userId)
    .where('revision', '=', where.revision)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return fail(await whyNotStored(tx, where));
  await insertVersion(tx, where.bookingId, revision, cause, { ...trip, brief }, restores);
  return ok({ revision });
}

/** Only words hang on this look: nothing is written any more. */
async function whyNotStored(tx: Tx, { bookingId, userId }: { bookingId: string; userId: string }): Promise<StoreFault> {
  const found = await tables(tx)
    .selectFrom('public.bookings')
    .select('status')
    .where('id', '=', bookingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found && !isOpenForChanges(found.status) ? 'closed' : 'changed-meanwhile';
}
