import { toPence } from '../catalogue/exchange-rates.ts';
import type { Venue, VenueKind } from '../catalogue/venue.ts';
import { needsMeal } from './day-rules.ts';
import { type Places, venuesOf } from './places.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

/** A venue that the group may use, and on what terms. */
export interface Candidate {
  venue: Venue;
  /** In how many parties the group comes. */
  splitInto: number;
  pricePence: number;
  /** False when a meal there does not cater for every diet of the brief. */
  isDietConfirmed: boolean;
}

/** Beyond this many tables a place is not a plan. */
const SPLIT_MAX = 12;

/** Pence a person, rounded up. Prices per group are paid once by every party the group is split into. */
export function pricePerPersonPence(venue: Venue, groupSize: number, splitInto: number): number {
  const { price } = venue;
  if (price.per === 'person') return toPence(price);
  return Math.ceil((toPence(price) * splitInto) / groupSize);
}

/**
 * Every rule that does not depend on the hour: needs of the brief, bans, and the size of the group. It comes in
 * several parties only where too few places take it whole, or anywhere with `maySplitAnywhere`.
 */
export function candidatesFor(
  request: TripRequest,
  places: Places,
  allowsUnconfirmedDiets: boolean,
  maySplitAnywhere = false,
): Candidate[] {
  const wanted = slotsWanted(request);
  const open = venuesOf(places).filter((venue) => meetsNeeds(venue, request));
  const whole = open.filter((venue) => fitsGroup(venue, request.groupSize, 1));
  const candidates: Candidate[] = [];
  for (const venue of open) {
    const isDietConfirmed = catersForAll(venue, request);
    if (!isDietConfirmed && !allowsUnconfirmedDiets) continue;
    const splitInto = partiesAt(venue, request.groupSize, () => {
      if (maySplitAnywhere) return true;
      const others = whole.filter((other) => other.kind === venue.kind && catersForAll(other, request));
      return others.length < wanted[venue.kind];
    });
    if (splitInto === 0) continue;
    const pricePence = pricePerPersonPence(venue, request.groupSize, splitInto);
    candidates.push({ venue, splitInto, pricePence, isDietConfirmed });
  }
  return candidates;
}

/** The slots a kind of venue can fill. */
export function slotKindsOf(kind: VenueKind): readonly SlotKind[] {
  switch (kind) {
    case 'activity':
      return ['activity'];
    case 'restaurant':
      return ['lunch', 'dinner'];
    case 'nightlife':
      return ['night'];
  }
}

function meetsNeeds(venue: Venue, request: TripRequest): boolean {
  const { needs } = request;
  if (request.bannedVenueIds.includes(venue.id)) return false;
  if (needs.stepFree && !venue.stepFree) return false;
  if (needs.noAlcohol && venue.alcohol === 'central') return false;
  return !(needs.minorsPresent && venue.adultsOnly);
}

const catersForAll = (venue: Venue, request: TripRequest): boolean =>
  venue.kind !== 'restaurant' || request.needs.diets.every((diet) => venue.diets.includes(diet));

function fitsGroup(venue: Venue, groupSize: number, parties: number): boolean {
  return (
    Math.ceil(groupSize / parties) <= venue.groupSize.max && Math.floor(groupSize / parties) >= venue.groupSize.min
  );
}

/** 1 where the whole group fits; more only where too few places of that kind take it whole; 0 where it cannot come. */
function partiesAt(venue: Venue, groupSize: number, maySplit: () => boolean): number {
  if (fitsGroup(venue, groupSize, 1)) return 1;
  if (groupSize <= venue.groupSize.max || !maySplit()) return 0;
  const parties = Math.ceil(groupSize / venue.groupSize.max);
  return parties <= SPLIT_MAX && fitsGroup(venue, groupSize, parties) ? parties : 0;
}

/** How many places of each kind the trip asks for: with fewer that take everybody, the group may be split. */
function slotsWanted(request: TripRequest): Record<VenueKind, number> {
  const meals = request.days.reduce(
    (sum, _, day) => sum + Number(needsMeal(request, day, 'lunch')) + Number(needsMeal(request, day, 'dinner')),
    0,
  );
  return { activity: request.days.length, restaurant: meals, nightlife: request.days.length };
}
