import * as z from 'zod/mini';

const BookingId = z.string().check(z.uuid('bookingId must be a booking’s id'));

/** functions/v1/trip-file: the caller's own trip as a file to keep. */
export const TripFileCall = z.strictObject({ bookingId: BookingId, kind: z.enum(['pdf', 'ics']) });
export type TripFileCall = z.output<typeof TripFileCall>;

/** functions/v1/trip-feed: the address of one trip's calendar, or with null that of all trips of the caller. */
export const TripFeedCall = z.strictObject({
  bookingId: z.nullable(BookingId),
  action: z.enum(['create', 'revoke', 'show']),
});
export type TripFeedCall = z.output<typeof TripFeedCall>;

/** What the three actions answer. The address itself only to `create`: of it the server keeps nothing but a hash. */
export const TripFeedAnswer = z.object({
  feed: z.nullable(z.object({ createdAt: z.string(), url: z.optional(z.string()) })),
});
export type TripFeedAnswer = z.output<typeof TripFeedAnswer>;
