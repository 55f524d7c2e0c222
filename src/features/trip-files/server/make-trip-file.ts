import type { Caller } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { tripTitle } from '../../trips/domain/trip-words.ts';
import type { TripFileCall } from '../domain/trip-file-call.ts';
import { tripFileName } from '../domain/trip-file-name.ts';
import { tripAddress } from '../domain/trip-record.ts';
import { findFiledTrip } from './filed-trips.sql.ts';
import { timeZoneOf } from './time-zone-of.ts';
import type { TripFileServices } from './trip-file-services.ts';

export interface TripFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export type TripFileFault = 'no-such-booking' | 'no-dates';

/** The caller's own trip as a PDF or a calendar file. For the same revision and status the bytes are the same. */
export async function makeTripFile(
  services: TripFileServices,
  caller: Caller & { userId: string },
  { bookingId, kind }: TripFileCall,
): Promise<Result<TripFile, TripFileFault>> {
  const trip = await services.db.asCaller(caller, (tx) => findFiledTrip(tx, bookingId));
  if (!trip) return fail('no-such-booking');
  const title = tripTitle({ event_type: trip.eventType, destination: trip.destination });
  const { row } = trip;
  if (kind === 'pdf') {
    const address = tripAddress(services.publicUrl, bookingId);
    const task = { format: 'pdf', row, address, madeAt: trip.madeAt.toISOString() } as const;
    const bytes = await services.makeFile(task, caller.userId);
    return bytes ? ok({ name: tripFileName(title, 'pdf'), type: 'application/pdf', bytes }) : fail('no-such-booking');
  }
  if (!trip.hasDates) return fail('no-dates');
  const timeZone = await timeZoneOf(services.cities, trip);
  const bytes = await services.makeFile(
    {
      format: 'calendar',
      name: title,
      isFeed: false,
      siteUrl: services.publicUrl,
      trips: [{ row, timeZone, changedAt: trip.changedAt.toISOString() }],
    },
    caller.userId,
  );
  if (bytes === null) return fail('no-such-booking');
  return ok({ name: tripFileName(title, 'ics'), type: 'text/calendar; charset=utf-8', bytes });
}
