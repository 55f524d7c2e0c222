import type { Hotel } from '../catalogue/venue.ts';
import { buildProblem } from './build-problem.ts';
import type { Candidate } from './candidates.ts';
import { shortlistHotels } from './choose-hotel.ts';
import { routeNodes } from './orienteering/route-nodes.ts';
import type { Routes } from './orienteering/routes.ts';
import { solve } from './orienteering/solve.ts';
import type { Places } from './places.ts';
import { shortSearch } from './short-search.ts';
import { type Stop, stopsFor, type Wanted } from './stops.ts';
import { candidatesOn, type Terms } from './terms.ts';
import { baseOf, type Spot } from './travel-legs.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

/** A search of so many rounds looks at every stop; a shorter one, unless it replans, at the likely ones. */
export const THOROUGH_FROM = 1000;

/** What a replan adds: slots to keep, limits that stop it from filling what was dropped, and the hotel. */
export interface KeepOptions {
  kept: readonly Wanted[];
  kindLimits: readonly Record<SlotKind, number>[] | null;
  hotelId: string | null;
}

export interface SearchOptions {
  seed: number;
  iterations: number;
}

/** A solved brief: what it was solved on, and the routes. */
export interface Outcome {
  hotel: Hotel | null;
  base: Spot;
  stops: readonly Stop[];
  routes: Routes;
}

/** One stop of a day to start a search from. */
export interface WarmStop {
  venueId: string;
  kind: SlotKind;
  /** The minute it is bound to, null when it is free within the day. */
  startMinute: number | null;
  /** True for a stop of its own day that the brief or a replan asked for by name. */
  isWanted: boolean;
}

export interface Warm {
  days: readonly (readonly WarmStop[])[];
  isBeyondTaste: boolean;
}

/** The stops of each day in their order. */
const visitedDays = ({ stops, routes }: Pick<Outcome, 'stops' | 'routes'>): Stop[][] =>
  routeNodes(routes).map((nodes) => nodes.map((node) => stops[node - 1]).filter((stop) => stop !== undefined));

/** The same, to start another search from. */
export const warmDaysOf = (outcome: Pick<Outcome, 'stops' | 'routes'>): WarmStop[][] =>
  visitedDays(outcome).map((day) =>
    day.map(({ candidate, kind, pin }) => ({
      venueId: candidate.venue.id,
      kind,
      startMinute: pin?.startMinute ?? null,
      isWanted: pin !== null,
    })),
  );

/**
 * Searches the best plan on these terms, starting from whole days where they are given; beyond taste, their stops may
 * stand side by side although our rules of taste would not have it.
 */
export function attempt(
  terms: Terms,
  places: Places,
  options: SearchOptions,
  keep: KeepOptions,
  warm: Warm | null = null,
): Outcome {
  const { request } = terms;
  const ground = groundOf(terms, places, keep);
  const { base, stops } = ground;
  const warmDays = warm?.days;
  const promised = new Set(
    (warm?.isBeyondTaste ? warm.days.flat() : []).map(({ venueId, kind }) => `${kind} ${venueId}`),
  );
  const problem = buildProblem(request, places, stops, {
    base,
    ...(warmDays && { nightsAsked: warmDays.map((day) => day.filter(({ kind }) => kind === 'night').length) }),
    kindLimits: keep.kindLimits,
    ...(promised.size > 0 && { isBeyondTaste: (stop) => promised.has(`${stop.kind} ${stop.candidate.venue.id}`) }),
  });
  const warmRoutes = warmDays?.map((day, index) =>
    day.map((warm) => 1 + stops.findIndex((stop) => isWarm(stop, warm, index))),
  );
  const isShort = options.iterations < THOROUGH_FROM && keep.kept.length === 0;
  const search = {
    ...options,
    warmStart: wantedNodes(stops),
    ...(warmRoutes && { warmRoutes: warmRoutes.map((nodes) => nodes.filter((node) => node > 0)) }),
  };
  const routes = isShort ? shortSearch(problem, stops, search) : solve(problem, search);
  return { hotel: ground.hotel, base, stops, routes };
}

/** Where the trip is based and the stops it may make. */
export function groundOf(terms: Terms, places: Places, keep: KeepOptions): Omit<Outcome, 'routes'> {
  const { request } = terms;
  const candidates = candidatesOn(terms, places);
  const spots = candidates.map(({ venue }) => venue);
  const hotels = places.kind === 'city' ? shortlistHotels(request, places.city.hotels, spots, keep.hotelId) : [];
  const [hotel = null] = hotels;
  const stops = stopsFor(request, withinReach(candidates, request), wantedSlots(request, keep));
  return { hotel, base: baseOf(places, hotel), stops };
}

const wantedSlots = (request: TripRequest, keep: KeepOptions): Wanted[] => [
  ...request.pinned.map((slot) => ({ slot, rank: 'pinned' as const })),
  ...keep.kept,
];

function isWarm(stop: Stop, warm: WarmStop, day: number): boolean {
  if (stop.kind !== warm.kind || stop.candidate.venue.id !== warm.venueId) return false;
  if (!stop.pin) return !warm.isWanted;
  return warm.isWanted && stop.pin.day === day && stop.pin.startMinute === warm.startMinute;
}

/**
 * Slots at their old minute come first, those by order before those by habit and nights before the mornings after them:
 * where the rest between the two is short, the morning begins later and the night stays. Then the same slots free within
 * their day, for those that could not be had at their minute.
 */
function wantedNodes(stops: readonly Stop[]): number[] {
  const isNight = ({ kind }: Stop): number => Number(kind === 'night');
  const wanted = stops
    .map((stop, index) => ({ stop, node: index + 1 }))
    .filter(({ stop }) => stop.pin !== null)
    .sort((left, right) => right.stop.priority - left.stop.priority || isNight(right.stop) - isNight(left.stop));
  const isExact = ({ stop }: { stop: Stop }): boolean => stop.pin?.startMinute != null;
  return [...wanted.filter(isExact), ...wanted.filter((one) => !isExact(one))].map(({ node }) => node);
}

/** A place dearer than the whole budget only slows the search, unless somebody asked for it. */
function withinReach(candidates: readonly Candidate[], request: TripRequest): Candidate[] {
  const cap = request.budgetCapPence;
  return candidates.filter(
    ({ venue, pricePence }) =>
      cap === null || pricePence <= cap || venue.kind === 'restaurant' || isAskedFor(venue.id, request),
  );
}

const isAskedFor = (venueId: string, request: TripRequest): boolean =>
  request.pinned.some((pin) => pin.venueId === venueId) || request.wishes.mustHaveVenueIds.includes(venueId);
