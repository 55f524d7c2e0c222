import { BOOKING_COLUMNS } from './booking.ts';

/** As many rows as rest/v1 puts into one answer, whatever it is asked for. */
export const MOST_ROWS = 1000;

/**
 * What every list of trips reads first, as addresses of rest/v1: the first script of a page asks for them while the rest
 * is still on its way. They ask what `readBookings` asks.
 */
export const FIRST_READS = [
  `bookings?select=${BOOKING_COLUMNS}&order=created_at.desc,id.asc&limit=${MOST_ROWS}`,
  `trip_steps?select=booking_id,step&is_done=is.true&order=booking_id.asc,step.asc&limit=${MOST_ROWS}`,
] as const;
