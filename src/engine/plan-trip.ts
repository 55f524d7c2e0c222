import { candidatesFor } from './candidates.ts';
import { LIKED_START, needsMeal } from './day-rules.ts';
import { evenOutDays } from './even-out-days.ts';
import { fillEmptyDays } from './fill-empty-days.ts';
import { findRelaxations } from './find-relaxations.ts';
import type { Places } from './places.ts';
import { attempt, type KeepOptions, type Outcome } from './plan-attempt.ts';
import { planNotes } from './plan-notes.ts';
import { promisesKept } from './promises-kept.ts';
import { renderDays, renderStay, totalsOf } from './render-plan.ts';
import { repairPlan } from './repair-plan.ts';
import { scheduleVisits, type Visit } from './schedule.ts';
import { scoutHotel } from './scout-hotel.ts';
import { strictTerms } from './terms.ts';
import type { TripPlan } from './trip-plan.ts';
import type { TripRequest } from './trip-request.ts';

/** Rounds of search for a first plan, fewer on a long trip: about 5 ms of one core for 120 venues and four days. */
export const FIRST_PLAN_ITERATIONS = 250;
/** Rounds worth spending where nobody waits. */
export const IMPROVE_ITERATIONS = 4000;

export interface PlanOptions {
  seed: number;
  iterations: number;
  /** As the organiser wrote it; a plan of a city shows the city's own name. */
  destination: string;
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
  const outcome = solveBrief(request, places, options, keep);
  fillEmptyDays(outcome.routes, outcome.stops);
  evenOutDays(outcome.routes, outcome.stops, likedStarts(outcome));
  return renderPlan(request, places, options, outcome);
}

/** A solved brief as the plan that people read. */
export const renderPlan = (request: TripRequest, places: Places, options: PlanOptions, outcome: Outcome): TripPlan =>
  renderVisits(request, places, options, outcome, scheduleVisits(outcome.routes, likedStarts(outcome)));

/** Stops at the minutes of these visits, by day, as the plan that people read. */
export function renderVisits(
  request: TripRequest,
  places: Places,
  options: PlanOptions,
  { hotel, base, stops }: Omit<Outcome, 'routes'>,
  visits: readonly (readonly Visit[])[],
): TripPlan {
  const days = renderDays({ request, places, hotel, base, stops, visits });
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

/** Searches by the book, and repairs what the search missed. */
function solveBrief(request: TripRequest, places: Places, options: PlanOptions, keep: KeepOptions): Outcome {
  const isTooLittle = isHopeless(request, places);
  const scouted = isTooLittle ? null : scoutHotel(request, places, options, keep);
  const stay = scouted ? { ...keep, hotelId: scouted.hotel.id } : keep;
  const rest = { ...options, iterations: options.iterations - (scouted?.rounds ?? 0) };
  const strict = isTooLittle ? null : attempt(strictTerms(request), places, rest, stay, scouted?.warm);
  if (strict && promisesKept(request, strict).isAll) return strict;
  return repairPlan(request, places, options, stay, strict);
}

/** When people like to start the stop of a node, minutes; 0 for whenever. A kept slot is where it is. */
export const likedStarts =
  ({ stops }: Pick<Outcome, 'stops'>) =>
  (node: number): number => {
    const stop = stops[node - 1];
    return !stop || stop.isLocked ? 0 : LIKED_START[stop.kind];
  };

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
