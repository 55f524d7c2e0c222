import type { JSONColumnType } from 'kysely';
import type { TripPlan } from '../../../engine/trip-plan.ts';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { TripBrief } from '../domain/trip-brief.ts';

type BriefTables = {
  'public.bookings': { id: string; brief: JSONColumnType<TripBrief> };
  'public.plan_versions': {
    booking_id: string;
    revision: number;
    cause: string;
    brief: JSONColumnType<TripBrief> | null;
    plan: JSONColumnType<TripPlan>;
  };
};

const tables = (tx: Tx) => tx.withTables<BriefTables>();

/** Which brief a changed plan goes with: a new one, the one of an older version, or, with neither, the present one. */
export interface BriefOfChange {
  brief?: TripBrief | undefined;
  briefOf?: number | null | undefined;
}

/** The brief as this caller may see it. */
export async function findBrief(tx: Tx, bookingId: string): Promise<TripBrief | undefined> {
  const row = await tables(tx)
    .selectFrom('public.bookings')
    .select('brief')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return row?.brief;
}

/**
 * The brief to store with a changed plan; undefined when there is no such booking. Whom to write to never comes back with
 * an old version: an address that was corrected since may be somebody else's.
 */
export async function briefToStore(tx: Tx, bookingId: string, change: BriefOfChange): Promise<TripBrief | undefined> {
  if (change.brief) return change.brief;
  const present = await findBrief(tx, bookingId);
  if (!present || change.briefOf === undefined || change.briefOf === null) return present;
  const version = await tables(tx)
    .selectFrom('public.plan_versions')
    .select('brief')
    .where('booking_id', '=', bookingId)
    .where('revision', '=', change.briefOf)
    .executeTakeFirst();
  const { contactEmail, contactPhone } = present;
  return version?.brief ? { ...version.brief, contactEmail, contactPhone } : present;
}

/** The plan as the newest brief made it: of the first version, or of the last one whose cause begins so. */
export async function findPlanOfBrief(tx: Tx, bookingId: string, editCause: string): Promise<TripPlan | undefined> {
  const row = await tables(tx)
    .selectFrom('public.plan_versions')
    .select('plan')
    .where('booking_id', '=', bookingId)
    .where((where) => where.or([where('revision', '=', 1), where('cause', 'like', `${editCause}%`)]))
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.plan;
}
