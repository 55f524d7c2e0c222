/**
 * Marks what is read of a trip in the query cache. It lies beneath the key of the itinerary, which whoever changes the
 * plan has read again: everything else that is shown of the trip is read again with it.
 */
export const tripKey = (bookingId: string, part: string) => ['itinerary', bookingId, part] as const;
