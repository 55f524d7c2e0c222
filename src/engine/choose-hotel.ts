import { toPence } from '../catalogue/exchange-rates.ts';
import type { Hotel } from '../catalogue/venue.ts';
import { crowKilometres, type Spot } from './travel-legs.ts';
import type { PlanStay } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** What a person is expected to pay a night, by the cap of the band: our reading of SPEC's classes of stay. */
function nightTargetPence(request: TripRequest): number {
  const cap = request.budgetCapPence;
  if (cap === null) return 150_00;
  if (cap <= 150_00) return 25_00;
  if (cap <= 300_00) return 50_00;
  return 90_00;
}

/** Pence a person a night that one kilometre of daily distance to everything is worth. */
const PENCE_PER_KM = 600;
const PENCE_PER_QUALITY = 500;
/** Pence a person a night that a bed in a shared dormitory must save: friends on a budget share, colleagues do not. */
const DORM_PENCE = { thrifty: 0, usual: 15_00, colleagues: 50_00 } as const;

/** More hotels than these are not looked at twice. */
const SHORTLIST = 4;

/**
 * The hotels that take the group, those that suit the budget and lie closest to `spots` first, at most four; none when
 * the trip has no night, or no hotel takes so many people. `keepId` stands alone while it is possible.
 */
export function shortlistHotels(
  request: TripRequest,
  hotels: readonly Hotel[],
  spots: readonly Spot[],
  keepId: string | null,
): Hotel[] {
  if (request.days.length < 2) return [];
  const possible = hotels.filter(
    (hotel) => hotel.groupMax >= request.groupSize && (!request.needs.stepFree || hotel.stepFree),
  );
  const kept = possible.find((hotel) => hotel.id === keepId);
  if (kept) return [kept];
  return possible
    .map((hotel) => ({ hotel, cost: hotelCost(hotel, request) + meanKilometres(hotel, spots) * PENCE_PER_KM }))
    .sort((left, right) => left.cost - right.cost)
    .slice(0, SHORTLIST)
    .map(({ hotel }) => hotel);
}

/** What a hotel costs in pence a person a night, as far as its price, beds and quality are off the mark. */
export function hotelCost(hotel: Hotel, request: TripRequest): number {
  const target = nightTargetPence(request);
  const nightPence = (roomsFor(hotel, request.groupSize) * toPence(hotel.pricePerRoomNight)) / request.groupSize;
  const misfit = nightPence > target ? (nightPence - target) * 1.5 : (target - nightPence) * 0.5;
  return misfit + dormPence(hotel, request) - hotel.quality * PENCE_PER_QUALITY;
}

function dormPence(hotel: Hotel, request: TripRequest): number {
  if (hotel.sleepsPerRoom <= 2) return 0;
  if (request.eventType === 'work-do') return DORM_PENCE.colleagues;
  const isThrifty = request.budgetCapPence !== null && request.budgetCapPence <= 150_00;
  return isThrifty ? DORM_PENCE.thrifty : DORM_PENCE.usual;
}

const roomsFor = (hotel: Hotel, groupSize: number): number => Math.ceil(groupSize / hotel.sleepsPerRoom);

function meanKilometres(hotel: Hotel, spots: readonly Spot[]): number {
  return spots.reduce((total, spot) => total + crowKilometres(hotel, spot), 0) / Math.max(1, spots.length);
}

/** The stay as the plan shows it: whole rooms, every night between the first and the last day. */
export function describeStay(hotel: Hotel, request: TripRequest): PlanStay {
  const nights = request.days.length - 1;
  const rooms = roomsFor(hotel, request.groupSize);
  const groupPence = rooms * nights * toPence(hotel.pricePerRoomNight);
  return {
    hotelId: hotel.id,
    name: hotel.name,
    type: hotel.type,
    area: hotel.area,
    lat: hotel.lat,
    lon: hotel.lon,
    nights,
    rooms,
    perPersonPence: Math.ceil(groupPence / request.groupSize),
    groupPence,
    website: hotel.website,
    asOf: hotel.asOf,
    source: hotel.source,
  };
}
