import type { Places } from './places.ts';
import type { Leg } from './trip-plan.ts';

export interface Spot {
  lat: number | null;
  lon: number | null;
}

const EARTH_RADIUS_KM = 6371;
const WALK_KMH = 4.8;
/**
 * Kilometres of a ride up to which a speed holds. In town 18 km/h, between the 10.2 mph of central and the 13.3 mph of
 * inner London (Department of Transport, Traffic speeds in Inner London, 1992); then the 25.4 mph that local A roads
 * average in England; far out a share of trunk roads, at 59.0 mph, on top (DfT, Travel time measures for the strategic
 * road network and local A roads, July 2018 to June 2019).
 */
const RIDE_BANDS = [
  { upToKm: 5, kmh: 18 },
  { upToKm: 15, kmh: 41 },
  { upToKm: Number.POSITIVE_INFINITY, kmh: 60 },
] as const;
/** Waiting for and boarding whatever drives. */
const RIDE_BOARDING_MINUTES = 8;
const WALK_MAX_KM = 1.6;
const BUFFER_MINUTES = 5;

/** A larger group walks and boards more slowly (our assumption: a tenth for 9 to 20 people, a fifth above). */
export const groupHandicap = (groupSize: number): number => (groupSize > 20 ? 1.2 : groupSize > 8 ? 1.1 : 1);

/** Minutes on the road: every further kilometre is at most as slow as the one before, so a detour never saves time. */
function roadMinutes(km: number): number {
  let minutes = 0;
  let from = 0;
  for (const { upToKm, kmh } of RIDE_BANDS) {
    if (km <= from) break;
    minutes += ((Math.min(km, upToKm) - from) / kmh) * 60;
    from = upToKm;
  }
  return minutes;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle kilometres (haversine). */
export function crowKilometres(from: Spot, to: Spot): number {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return 0;
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2);
  const square = halfLat * halfLat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon * halfLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}

/**
 * An estimate of the way between two stops for the whole group, minutes rounded up and with a buffer of five.
 * Streets are longer than straight lines by the city's detour factor; beyond 1.6 km the group rides.
 */
export function legBetween(places: Places, from: Spot, to: Spot, groupSize: number): Leg {
  if (places.kind === 'generic') return { minutes: places.catalogue.travelMinutes, mode: 'ride', km: null };
  const km = crowKilometres(from, to) * places.city.detourFactor;
  const isWalk = km <= WALK_MAX_KM;
  const minutes = isWalk ? (km / WALK_KMH) * 60 : RIDE_BOARDING_MINUTES + roadMinutes(km);
  return {
    minutes: Math.ceil(minutes * groupHandicap(groupSize) - 1e-9) + BUFFER_MINUTES,
    mode: isWalk ? 'walk' : 'ride',
    km: Math.round(km * 100) / 100,
  };
}

/** Starts fall on round minutes, so the schedule counts travel in steps of five. */
const SCHEDULE_STEP = 5;

/** Minutes on the way, rounded up to the next step. */
export const onSchedule = (minutes: number): number => Math.ceil(minutes / SCHEDULE_STEP) * SCHEDULE_STEP;

/** Minutes the schedule sets aside for a way: the estimate, rounded up to the next step. */
export const scheduledMinutes = (places: Places, from: Spot, to: Spot, groupSize: number): number =>
  onSchedule(legBetween(places, from, to, groupSize).minutes);

/** One object, so that the ways from there are looked up like those from a hotel. */
const NOWHERE: Spot = { lat: null, lon: null };

/** Where every day of a trip begins and ends: the hotel, or the middle of the city without one. */
export function baseOf(places: Places, hotel: Spot | null): Spot {
  return hotel ?? (places.kind === 'city' ? places.city.centre : NOWHERE);
}
