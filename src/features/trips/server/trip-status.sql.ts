import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { IsoDay } from '../../../shared/dates.ts';
import type { StatusActor, TripSpan, TripStatus } from '../domain/trip-status.ts';

type StatusTables = {
  'public.bookings': {
    id: string;
    user_id: string;
    status: TripStatus;
    revision: number;
    start_date: string | null;
    end_date: string | null;
    updated_at: Date;
  };
  'public.status_changes': {
    booking_id: string;
    from_status: TripStatus;
    to_status: TripStatus;
    actor: StatusActor;
  };
};

export interface TripStanding {
  status: TripStatus;
  revision: number;
  span: TripSpan;
}

/** How far the trip is, as this caller may see it. */
export async function findStanding(tx: Tx, bookingId: string): Promise<TripStanding | undefined> {
  const found = await tx
    .withTables<StatusTables>()
    .selectFrom('public.bookings')
    .select([
      'status',
      'revision',
      sql<IsoDay | null>`start_date::text`.as('start'),
      sql<IsoDay | null>`end_date::text`.as('end'),
    ])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return found && { status: found.status, revision: found.revision, span: { start: found.start, end: found.end } };
}

/**
 * Takes the step and notes it, if the trip is still what the step was judged by: the same status and days, and the same
 * plan where `revision` names one. One statement looks and writes, so of two steps at once only one is taken.
 */
export async function moveStatus(
  tx: Tx,
  where: { bookingId: string; userId: string; from: TripStatus; span: TripSpan; revision: number | undefined },
  to: TripStatus,
): Promise<boolean> {
  const trips = tx.withTables<StatusTables>();
  const step = trips
    .updateTable('public.bookings')
    .set({ status: to, updated_at: sql<Date>`now()` })
    .where('id', '=', where.bookingId)
    .where('user_id', '=', where.userId)
    .where('status', '=', where.from)
    .where('start_date', 'is not distinct from', where.span.start)
    .where('end_date', 'is not distinct from', where.span.end);
  const { revision } = where;
  const { numUpdatedRows } = await (revision === undefined
    ? step
    : step.where('revision', '=', revision)
  ).executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trips
    .insertInto('public.status_changes')
    .values({ booking_id: where.bookingId, from_status: where.from, to_status: to, actor: 'organiser' })
    .execute();
  return true;
}

/** Completes up to `most` confirmed trips that ended before `today`, and says how many; rows that somebody else holds wait for next time. */
export async function completeEnded(tx: Tx, today: IsoDay, most: number): Promise<number> {
  const { rows } = await sql`
    with ended as (
      select id from public.bookings where status = 'confirmed' and end_date < ${today}::date
      order by end_date limit ${most} for update skip locked
    ), completed as (
      update public.bookings b set status = 'completed', updated_at = now() from ended where b.id = ended.id returning b.id
    )
    insert into public.status_changes (booking_id, from_status, to_status, actor)
    select id, 'confirmed', 'completed', 'clock' from completed returning 1`.execute(tx);
  return rows.length;
}
