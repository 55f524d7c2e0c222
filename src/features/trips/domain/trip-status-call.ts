import * as z from 'zod/mini';
import { TRIP_STATUSES } from './trip-status.ts';

/** A step of one's own trip from the status that was on the screen to another. */
export const TripStatusCall = z.strictObject({
  bookingId: z.uuid(),
  from: z.enum(TRIP_STATUSES),
  to: z.enum(TRIP_STATUSES),
  /** The version of the plan that was on the screen: given, the step is only taken while it is still the newest. */
  revision: z.optional(z.int().check(z.minimum(1))),
});
export type TripStatusCall = z.output<typeof TripStatusCall>;

/** The answer: what the trip is now. */
export const TripStatusAnswer = z.object({ status: z.enum(TRIP_STATUSES) });
