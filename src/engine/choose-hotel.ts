import { toPence } from '../catalogue/exchange-rates.ts';
import type { CityCatalogue, Hotel } from '../catalogue/venue.ts';
import type { Candidate } from './candidates.ts';
import { crowKilometres } from './travel-legs.ts';
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

/**
 * The hotel that takes the group, suits the budget and lies close to what the trip may visit; null when the trip
 * has no night, or no hotel takes so many people. `keepId` wins while it is possible.
 */
export function chooseHotel(
  request: TripRequest,
  city: CityCatalogue,
  candidates: readonly Candidate[],
  keepId: string | null,
): Hotel | null {
  if (request.days.length < 2) return null;
  const possible = city.hotels.filter(
    (hotel) => hotel.groupMax >= request.groupSize && (!request.needs.stepFree || hotel.stepFree),
  );
  const kept = possible.find((hotel) => hotel.id === keepId);
  if (kept) return kept;
  const target = nightTargetPence(request);
  let best: Hotel | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const hotel of possible) {
    const nightPence =
      Math.ceil(roomsFor(hotel, request.groupSize) * toPence(hotel.pricePerRoomNight)) / request.groupSize;
    const misfit = nightPence > target ? (nightPence - target) * 1.5 : (target - nightPence) * 0.5;
    const cost =
      misfit +
      dormPence(hotel, request) +
      meanKilometres(hotel, candidates) * PENCE_PER_KM -
      hotel.quality * PENCE_PER_QUALITY;
    if (cost >= bestCost) continue;
    bestCost = cost;
    best = hotel;
  }
  return best;
}

function dormPence(hotel: Hotel, request: TripRequest): number {
  if (hotel.sleepsPerRoom <= 2) return 0;
  if (request.eventType === 'work-do') return DORM_PENCE.colleagues;
  const isThrifty = request.budgetCapPence !== null && request.budgetCapPence <= 150_00;
  return isThrifty ? DORM_PENCE.thrifty : DORM_PENCE.usual;
}

const roomsFor = (hotel: Hotel, groupSize: number): number => Math.ceil(groupSize / hotel.sleepsPerRoom);

function meanKilometres(hotel: Hotel, candidates: readonly Candidate[]): number {
  if (candidates.length === 0) return 0;
  const sum = candidates.reduce((total, { venue }) => total + crowKilometres(hotel, venue), 0);
  return sum / candidates.length;
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
