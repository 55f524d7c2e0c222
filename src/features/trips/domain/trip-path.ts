/** The parts of a trip's page, in the order of their tabs. */
export const TRIP_PARTS = ['plan', 'chat', 'brief', 'costs', 'history', 'files'] as const;
export type TripPart = (typeof TRIP_PARTS)[number];

/** The address of a trip's page, open on one of its parts. */
export const tripPath = (bookingId: string, part: TripPart = 'plan'): string =>
  `/dashboard/trip?booking=${encodeURIComponent(bookingId)}&part=${part}`;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** What such an address says: whose page, null where it names none that could be one, and the open part, first the plan. */
export function readTripPath(search: { get: (name: string) => string | null }): {
  bookingId: string | null;
  part: TripPart;
} {
  const id = search.get('booking');
  return {
    bookingId: id !== null && UUID.test(id) ? id : null,
    part: TRIP_PARTS.find((part) => part === search.get('part')) ?? 'plan',
  };
}
