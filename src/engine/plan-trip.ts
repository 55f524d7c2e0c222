import type { Hotel } from '../catalogue/venue.ts';
import { buildProblem } from './build-problem.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { chooseHotel } from './choose-hotel.ts';
import { LIKED_START, needsMeal } from './day-rules.ts';
import { evenOutDays } from './even-out-days.ts';
import { findRelaxations } from './find-relaxations.ts';
import type { Routes } from './orienteering/routes.ts';
import { solve } from './orienteering/solve.ts';
import type { Places } from './places.ts';
import { planNotes } from './plan-notes.ts';
import { renderDays, renderStay, totalsOf } from './render-plan.ts';
import { scheduleVisits } from './schedule.ts';
import { type Stop, stopsFor, type Wanted } from './stops.ts';
import { baseOf, type Spot } from './travel-legs.ts';
import type { TripPlan } from './trip-plan.ts';
import type { SlotKind, TripRequest } from './trip-request.ts';

/** Rounds of search that fit a first plan into about 20 ms of one core. */
export const FIRST_PLAN_ITERATIONS = 250;
/** Rounds worth spending where nobody waits. */
export const IMPROVE_ITERATIONS = 4000;

export interface PlanOptions {
  seed: number;
  iterations: number;
  /** As the organiser wrote it; a plan of a city shows the city's own name. */
  destination: string;
}

/** What a replan adds: slots to keep, limits that stop it from filling what was dropped, and the hotel. */
export interface KeepOptions {
  kept: readonly Wanted[];
  kindLimits: readonly Record<SlotKind, number>[] | null;
  hotelId: string | null;
}

const KEEP_NOTHING: KeepOptions = { kept: [], kindLimits: null, hotelId: null };

/**
 * A plan that keeps every hard rule of the brief, or the nearest honest one with its relaxations. Never throws for
 * an impossible brief. Deterministic: equal request, places and options give an equal plan, byte for byte.
 */
export function planTrip(request: TripRequest, places: Places, options: PlanOptions): TripPlan {
  return planKeeping(request, places, options, KEEP_NOTHING);
}

/** As planTrip, around slots that a replan keeps where it can. */
export function planKeeping(request: TripRequest, places: Places, options: PlanOptions, keep: KeepOptions): TripPlan {
  const strict = isHopeless(request, places) ? null : attempt(request, places, options, keep, false);
  const outcome = strict && keepsPromises(request, strict) ? strict : attempt(request, places, options, keep, true);
  const { hotel, base, stops, routes } = outcome;
  const likedStart = (node: number): number => likedStartOf(stops[node - 1]);
  evenOutDays(routes, stops, likedStart);
  const days = renderDays({ request, places, hotel, base, stops, visits: scheduleVisits(routes, likedStart) });
  const stay = renderStay(hotel, request);
  const unconfirmed = stops.filter((stop) => !stop.candidate.isDietConfirmed).map((stop) => stop.candidate.venue.id);
  return {
    version: 1,
    scope: places.kind,
    cityId: places.kind === 'city' ? places.city.id : null,
    ...(places.kind === 'city' && places.city.version !== undefined ? { cityVersion: places.city.version } : {}),
    destination: places.kind === 'city' ? places.city.name : options.destination,
    groupSize: request.groupSize,
    days,
    stay,
    totals: totalsOf(days, stay, request.groupSize),
    budgetCapPence: request.budgetCapPence,
    relaxations: findRelaxations(request, places, days, new Set(unconfirmed)),
    notes: planNotes(request, places, stay),
    seed: options.seed,
  };
}

interface Outcome {
  hotel: Hotel | null;
  base: Spot;
  stops: readonly Stop[];
  routes: Routes;
}

function attempt(
  request: TripRequest,
  places: Places,
  options: PlanOptions,
  keep: KeepOptions,
  isRelaxed: boolean,
): Outcome {
  const candidates = candidatesFor(request, places, isRelaxed);
  const hotel = places.kind === 'city' ? chooseHotel(request, places.city, candidates, keep.hotelId) : null;
  const base = baseOf(places, hotel);
  const wanted: Wanted[] = [...request.pinned.map((slot) => ({ slot, rank: 'pinned' as const })), ...keep.kept];
  const stops = stopsFor(request, withinReach(candidates, request), wanted);
  const problem = buildProblem(request, places, stops, {
    base,
    mayRaiseBudget: isRelaxed,
    kindLimits: keep.kindLimits,
  });
  // Slots at their old minute come first, those by order before those by habit.
  const warmStart = stops
    .map((stop, index) => ({ stop, node: index + 1 }))
    .filter(({ stop }) => stop.pin !== null && stop.pin.startMinute !== null)
    .sort((left, right) => right.stop.priority - left.stop.priority)
    .map(({ node }) => node);
  const routes = solve(problem, { seed: options.seed, iterations: options.iterations, warmStart });
  return { hotel, base, stops, routes };
}

/** When people like to start such a stop, minutes; 0 for whenever. A kept slot is where it is. */
function likedStartOf(stop: Stop | undefined): number {
  if (!stop || stop.isLocked) return 0;
  return LIKED_START[stop.kind];
}

/** True when even the cheapest places, each visited once, are too few or too dear for the meals: no search can help. */
function isHopeless(request: TripRequest, places: Places): boolean {
  const meals = request.days.flatMap((_, day) =>
    (['lunch', 'dinner'] as const).filter((meal) => needsMeal(request, day, meal)),
  );
  const prices = candidatesFor(request, places, false)
    .filter(({ venue }) => venue.kind === 'restaurant')
    .map(({ pricePence }) => pricePence)
    .sort((left, right) => left - right);
  if (prices.length < meals.length) return true;
  const least = prices.slice(0, meals.length).reduce((sum, pricePence) => sum + pricePence, 0);
  return request.budgetCapPence !== null && least > request.budgetCapPence;
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

function keepsPromises(request: TripRequest, { routes, stops }: Outcome): boolean {
  const isServed = (day: number, test: (stop: Stop) => boolean): boolean => {
    const base = day * routes.stride;
    for (let position = 1; position <= (routes.length[day] ?? 0); position++) {
      const stop = stops[(routes.nodes[base + position] ?? 0) - 1];
      if (stop && test(stop)) return true;
    }
    return false;
  };
  for (let day = 0; day < request.days.length; day++) {
    for (const meal of ['lunch', 'dinner'] as const) {
      if (needsMeal(request, day, meal) && !isServed(day, (stop) => stop.kind === meal)) return false;
    }
  }
  return request.pinned.every((pin) =>
    isServed(pin.day, (stop) => stop.kind === pin.kind && stop.candidate.venue.id === pin.venueId),
  );
}
