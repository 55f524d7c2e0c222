import { venuesOf } from '../../src/engine/places.ts';
import type { Case } from './case-schema.ts';
import { fixedTrip } from './fixed-trip.ts';
import { placedSlots } from './placed-slots.ts';
import { TRIP_OUTLINES } from './trip-outlines.ts';

const TRIPS = new Map(TRIP_OUTLINES.map((outline) => [outline.id, fixedTrip(outline)]));

/** Every slot, place and hotel an expectation names, whatever it says of them. */
function namedIn({ expect: expected }: Case): string[] {
  const text = JSON.stringify(expected);
  const slots = [...text.matchAll(/\bd\d-(?:lunch|dinner|a\d|n\d)\b/g)].map(([id]) => id);
  const lists = [...text.matchAll(/"ids":\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.split(','));
  const venues = [...text.matchAll(/\{venue:([^}]+)\}/g)].map(([, id = '']) => id);
  return [...slots, ...lists.map((id) => id.replaceAll('"', '')), ...venues];
}

/** What these cases are about and their trips do not have, each with the id of its case. */
export const absentFromTrip = (cases: readonly Case[]): string[] =>
  cases.flatMap((one) => {
    const trip = TRIPS.get(one.trip);
    if (!trip) return [`${one.id}: ${one.trip}`];
    const hotels = trip.places.kind === 'city' ? trip.places.city.hotels : [];
    const known = new Set([
      ...placedSlots(trip.plan).map(({ slot }) => slot.id),
      ...[...venuesOf(trip.places), ...hotels].map(({ id }) => id),
    ]);
    return namedIn(one)
      .filter((id) => !known.has(id))
      .map((id) => `${one.id}: ${id}`);
  });
