/**
 * Marks what is read of a trip in the query cache. It lies beneath the key of the itinerary, which whoever changes the
 * plan has read again: everything else that is shown of the trip is read again with it. Without a part it marks all.
 */
export const tripKey = (bookingId: string, ...part: readonly string[]): readonly string[] => [
  'itinerary',
  bookingId,
  ...part,
];
