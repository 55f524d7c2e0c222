import { EXCHANGE_RATES } from '../../catalogue/exchange-rates.ts';
import type { Hotel, Venue } from '../../catalogue/venue.ts';
import type { Currency } from '../../shared/money.ts';
import type { Places } from '../places.ts';

/**
 * The checker's own reading of the catalogue: hours, distances and prices worked out afresh, so that a mistake of
 * the planner cannot hide behind a shared function.
 */

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Minutes at which a venue opens and closes on a weekday (Monday 0), as pairs. */
export function hoursOn(venue: Venue, weekday: number): [number, number][] {
  const key = DAYS[weekday];
  const text = key === undefined ? undefined : venue.hours[key];
  if (text === undefined) return [];
  return [...text.matchAll(/(\d+):(\d+)-(\d+):(\d+)/g)].map((match) => {
    const numbers = match.slice(1).map(Number);
    const [openHour, openMinute, closeHour, closeMinute] = numbers;
    return [(openHour ?? 0) * 60 + (openMinute ?? 0), (closeHour ?? 0) * 60 + (closeMinute ?? 0)];
  });
}

interface Spot {
  lat: number | null;
  lon: number | null;
}

/** Straight-line kilometres by the spherical law of cosines on unit vectors. */
function straightKm(from: Spot, to: Spot): number {
  const [x1, y1, z1] = unitVector(from);
  const [x2, y2, z2] = unitVector(to);
  const chord = Math.hypot(x1 - x2, y1 - y2, z1 - z2);
  return 2 * 6371 * Math.asin(chord / 2);
}

function unitVector({ lat, lon }: Spot): [number, number, number] {
  const phi = ((lat ?? 0) / 180) * Math.PI;
  const lambda = ((lon ?? 0) / 180) * Math.PI;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The way between two spots as it must be shown; minutes before rounding, km null without streets. */
export function expectedLeg(
  places: Places,
  from: Spot,
  to: Spot,
  people: number,
): { minutes: number; km: number | null; mode: 'walk' | 'ride' | 'either' } {
  if (places.kind === 'generic') return { minutes: places.catalogue.travelMinutes, km: null, mode: 'ride' };
  const km = straightKm(from, to) * places.city.detourFactor;
  const slower = people > 20 ? 1.2 : people > 8 ? 1.1 : 1;
  const walking = km * 12.5 * slower + 5;
  const riding = (8 + onTheRoad(km)) * slower + 5;
  // Within a metre of the limit either is right: two ways of computing a distance differ in the last digits.
  if (Math.abs(km - 1.6) < 0.001) return { minutes: riding, km, mode: 'either' };
  return km < 1.6 ? { minutes: walking, km, mode: 'walk' } : { minutes: riding, km, mode: 'ride' };
}

/**
 * Three straight lines of which the lowest counts: 3⅓ minutes a kilometre (18 km/h), from five kilometres on
 * 60/41 of a minute (41 km/h), and from fifteen on one (60 km/h).
 */
const onTheRoad = (km: number): number =>
  Math.min((km * 10) / 3, 5 * (10 / 3 - 60 / 41) + (km * 60) / 41, (5 * 10) / 3 + 10 * (60 / 41) - 15 + km);

/** Pence, unrounded. */
export const inPence = (minor: number, currency: Currency): number => minor / EXCHANGE_RATES.perPound[currency];

/** What a person pays, pence, rounded up: a group price is paid once by each party and shared by all. */
export function expectedPricePence(venue: Venue, people: number, parties: number): number {
  const pence = Math.ceil(inPence(venue.price.minor, venue.price.currency));
  return venue.price.per === 'person' ? pence : Math.ceil((pence * parties) / people);
}

/** A venue of the catalogue by its id; undefined where there is none. */
export function findVenue(places: Places, id: string): Venue | undefined {
  const venues = places.kind === 'city' ? places.city.venues : places.catalogue.venues;
  return venues.find((venue) => venue.id === id);
}

/** A hotel of the city by its id; undefined where there is none, and outside the cities. */
export const findHotel = (places: Places, id: string): Hotel | undefined =>
  places.kind === 'city' ? places.city.hotels.find((hotel) => hotel.id === id) : undefined;
