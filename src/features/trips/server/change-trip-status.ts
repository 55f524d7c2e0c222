import type { Caller, Database } from '../../../platform/node/db/database.ts';
import { dayAt } from '../../../shared/dates.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { HOME_TIME_ZONE } from '../../planner/server/public.ts';
import { judgeStatusStep, type TripStatus } from '../domain/trip-status.ts';
import type { TripStatusCall } from '../domain/trip-status-call.ts';
import { findStanding, moveStatus } from './trip-status.sql.ts';

export interface TripServices {
  db: Database;
  now: () => Date;
}

export type StatusFault =
  | { fault: 'no-such-booking' }
  /** The trip, or the plan that was named, is another by now; `status` is what the trip is. */
  | { fault: 'changed-meanwhile'; status: TripStatus }
  | { fault: 'not-allowed'; status: TripStatus; why: string };

/** Moves the caller's own trip from one status to the next, if there is such a step and the calendar allows it today. */
export async function changeTripStatus(
  { db, now }: TripServices,
  caller: Caller & { userId: string },
  { bookingId, from, to, revision }: TripStatusCall,
): Promise<Result<{ status: TripStatus }, StatusFault>> {
  const trip = await db.asCaller(caller, (tx) => findStanding(tx, bookingId));
  if (!trip) return fail({ fault: 'no-such-booking' });
  if (trip.status !== from) return fail({ fault: 'changed-meanwhile', status: trip.status });
  const verdict = judgeStatusStep({ from, to, actor: 'organiser' }, trip.span, dayAt(now(), HOME_TIME_ZONE));
  if (!verdict.ok) return fail({ fault: 'not-allowed', status: trip.status, why: verdict.reason });
  const where = { bookingId, userId: caller.userId, from, span: trip.span, revision };
  if (await db.asApp((tx) => moveStatus(tx, where, to))) return ok({ status: to });
  const standing = await db.asCaller(caller, (tx) => findStanding(tx, bookingId));
  return fail(standing ? { fault: 'changed-meanwhile', status: standing.status } : { fault: 'no-such-booking' });
}
