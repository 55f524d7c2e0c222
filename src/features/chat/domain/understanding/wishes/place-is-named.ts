import { venuesOf } from '../../../../../engine/places.ts';
import type { ConciergeState } from '../../concierge-state.ts';
import type { Reading } from '../reading.ts';

/** Whether somewhere that sounds far is in the name of something here: `the venice cruise` sails on this river. */
export function placeIsNamed(
  place: string,
  { slots, venues, hotels }: Pick<Reading, 'slots' | 'venues' | 'hotels'>,
  { places }: ConciergeState,
): boolean {
  const mentioned = new Set([
    ...slots.flatMap((mention) => mention.slots.map(({ slot }) => slot.venueId)),
    ...venues.map(({ venueId }) => venueId),
    ...hotels.map(({ hotelId }) => hotelId),
  ]);
  const all = [...venuesOf(places), ...(places.kind === 'city' ? places.city.hotels : [])];
  return all.some(({ id, name }) => mentioned.has(id) && name.toLowerCase().includes(place));
}
