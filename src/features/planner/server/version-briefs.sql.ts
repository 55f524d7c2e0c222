import type { JSONColumnType } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { TripBrief } from '../domain/trip-brief.ts';

type BriefTables = {
  'public.bookings': { id: string; brief: JSONColumnType<TripBrief> };
  'public.plan_versions': {
    booking_id: string;
    revision: number;
    brief: JSONColumnType<TripBrief> | null;
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
