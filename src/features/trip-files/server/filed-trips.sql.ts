import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { FeedPlace } from './calendar-feeds.sql.ts';

/** What is known of a trip before its plan is read: enough to refuse it, name its file and tell one version from another. */
export interface FiledTrip {
  id: string;
  eventType: string | null;
  destination: string;
  status: string;
  revision: number;
  hasDates: boolean;
  cityId: string | null;
  cityVersion: string | null;
  changedAt: Date;
}

const HEAD = sql`id, event_type as "eventType", destination, status, revision, start_date is not null as "hasDates",
  plan->>'cityId' as "cityId", plan->>'cityVersion' as "cityVersion", updated_at as "changedAt"`;

/** TRIP_RECORD_COLUMNS as one JSON text. */
const ROW = sql<string>`json_build_object('id', id, 'event_type', event_type, 'destination', destination,
  'start_date', start_date, 'end_date', end_date, 'status', status, 'revision', revision, 'ai_recommendations', ai_recommendations)::text`;

/** Trips that ended longer ago are history; a calendar that is read every few hours need not carry them. */
const KEPT_DAYS = 400;
/** The nearest in time; nobody has as many, and a feed must end somewhere. */
const TRIPS_MAX = 100;

/** The trip as the caller may see it; row-level security hides everybody else's. */
export async function findFiledTrip(
  tx: Tx,
  bookingId: string,
): Promise<(FiledTrip & { row: string; madeAt: Date }) | undefined> {
  const { rows } = await sql<FiledTrip & { row: string; madeAt: Date }>`select ${HEAD}, ${ROW} as row,
    coalesce((select v.created_at from public.plan_versions v
      where v.booking_id = b.id and v.revision = b.revision), b.created_at) as "madeAt"
    from public.bookings b where id = ${bookingId}`.execute(tx);
  return rows[0];
}

const ofFeed = ({ userId, bookingId }: FeedPlace): RawBuilder<unknown> => {
  const own = sql`select id from public.bookings where user_id = ${userId} and start_date is not null`;
  return bookingId === null
    ? sql`${own} and end_date > current_date - ${KEPT_DAYS}::integer
        order by abs(start_date - current_date), id limit ${TRIPS_MAX}`
    : sql`${own} and id = ${bookingId}`;
};

/** The trips of a feed without their plans, the earliest first. */
export async function listFeedTrips(tx: Tx, place: FeedPlace): Promise<FiledTrip[]> {
  const { rows } = await sql<FiledTrip>`select ${HEAD} from public.bookings
    where id in (${ofFeed(place)}) order by start_date, id`.execute(tx);
  return rows;
}

/** Their plans, by the trip's id. */
export async function readFeedRows(tx: Tx, place: FeedPlace): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; row: string }>`select id, ${ROW} as row from public.bookings
    where id in (${ofFeed(place)})`.execute(tx);
  return new Map(rows.map(({ id, row }) => [id, row]));
}
