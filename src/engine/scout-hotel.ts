import type { Hotel } from '../catalogue/venue.ts';
import { candidatesFor } from './candidates.ts';
import { hotelCost, shortlistHotels } from './choose-hotel.ts';
import type { Places } from './places.ts';
import { attempt, type KeepOptions, type Outcome, type SearchOptions, type Warm, warmDaysOf } from './plan-attempt.ts';
import { strictTerms } from './terms.ts';
import type { TripRequest } from './trip-request.ts';

/** Only a thorough plan looks at several hotels; a first one takes the one nearest to all it may visit. */
const SCOUTING_FROM = 1000;
/** Of the search's rounds so many go into a plan from each hotel. */
const SCOUTING_SHARE = 0.06;
/** Points for a penny a person a night that a hotel is off the mark: ten pounds are as bad as twenty minutes on the way. */
const PENNY_POINTS = 0.1;

export interface Scouted {
  hotel: Hotel;
  /** The plan made from there, to search on from. */
  warm: Warm;
  /** Rounds of search that looking took. */
  rounds: number;
}

/**
 * Of the few hotels that suit the brief, the one from which the trip is best: a short search is made from each, and its
 * objective weighed against price, beds and quality. Null where there is no choice, or no time to look.
 */
export function scoutHotel(
  request: TripRequest,
  places: Places,
  options: SearchOptions,
  keep: KeepOptions,
): Scouted | null {
  if (places.kind === 'generic' || options.iterations < SCOUTING_FROM) return null;
  const spots = candidatesFor(request, places, false).map(({ venue }) => venue);
  const hotels = shortlistHotels(request, places.city.hotels, spots, keep.hotelId);
  if (hotels.length < 2) return null;
  const iterations = Math.round(options.iterations * SCOUTING_SHARE);
  let best: { hotel: Hotel; outcome: Outcome; worth: number } | null = null;
  for (const hotel of hotels) {
    const outcome = attempt(strictTerms(request), places, { ...options, iterations }, { ...keep, hotelId: hotel.id });
    const worth = outcome.routes.objective - PENNY_POINTS * hotelCost(hotel, request);
    if (!best || worth > best.worth) best = { hotel, outcome, worth };
  }
  const rounds = iterations * hotels.length;
  return best && { hotel: best.hotel, warm: { days: warmDaysOf(best.outcome), isBeyondTaste: false }, rounds };
}
