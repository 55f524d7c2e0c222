import { buildProblem } from './build-problem.ts';
import { NIGHTS_MAX } from './day-rules.ts';
import { keepPromises } from './keep-promises.ts';
import type { Routes } from './orienteering/routes.ts';
import type { Places } from './places.ts';
import { attempt, groundOf, type KeepOptions, type Outcome, type SearchOptions, warmDaysOf } from './plan-attempt.ts';
import { comparePromises, mealsAsked, promisesKept, promisesPossible } from './promises-kept.ts';
import { BY_THE_BOOK, nuisanceTerms, termsOf, widestTerms } from './relax-terms.ts';
import type { MealTerms } from './serve-meals.ts';
import { spacers } from './spacers.ts';
import type { Stop } from './stops.ts';
import { strictTerms, type Terms } from './terms.ts';
import type { TripRequest } from './trip-request.ts';

/** A promise-keeping skeleton: the stops it was made on, and its routes. */
interface Skeleton {
  stops: readonly Stop[];
  routes: Routes;
}

/**
 * The search has missed a promise of the brief. First the promises alone are looked for by exact means, by the book
 * and then beyond our rules of taste; where they exist the search starts again from them. Only when they do not, the
 * brief gives way where that hurts least, and the plan is made on those terms. Never keeps less than `missed` does.
 */
export function repairPlan(
  request: TripRequest,
  places: Places,
  options: SearchOptions,
  keep: KeepOptions,
  missed: Outcome | null,
): Outcome {
  const stay: KeepOptions = { ...keep, hotelId: missed?.hotel?.id ?? keep.hotelId };
  const strict = strictTerms(request);
  if (missed) {
    const kept = promisesKept(request, missed);
    const possible = promisesPossible(request, missed);
    const mayServeAll = possible.meals === mealsAsked(request).length;
    if (mayServeAll && comparePromises(kept, possible) >= 0) return missed;
    const found = mayServeAll ? bestByTheBook(request, places, stay, missed) : null;
    if (found && comparePromises(promisesKept(request, found), kept) <= 0) return missed;
    if (found) return attempt(strict, places, options, stay, { days: warmDaysOf(found), isBeyondTaste: true });
  }
  const relaxed = skeletonOn(
    widestTerms(request, places),
    places,
    stay,
    nuisanceTerms(request, places, keep.kept.length > 0),
  );
  if (!relaxed) return missed ?? attempt(strict, places, options, stay);
  return attempt(termsOf(request, relaxed), places, options, stay, {
    days: warmDaysOf(relaxed),
    isBeyondTaste: true,
  });
}

/** The promises alone, on the stops of the search and then beyond our rules of taste; null when the meals cannot be had. */
function bestByTheBook(
  request: TripRequest,
  places: Places,
  keep: KeepOptions,
  { stops, routes }: Outcome,
): Skeleton | null {
  const served = keepPromises(request, stops, routes.problem, BY_THE_BOOK);
  const tasteful = served && { stops, routes: served.routes };
  const possible = promisesPossible(request, { stops, routes });
  if (tasteful && comparePromises(promisesKept(request, tasteful), possible) >= 0) return tasteful;
  const other = skeletonOn(strictTerms(request), places, keep, BY_THE_BOOK);
  if (!tasteful || !other) return tasteful ?? other;
  return comparePromises(promisesKept(request, other), promisesKept(request, tasteful)) > 0 ? other : tasteful;
}

/** The promises alone on these terms, with no regard to our rules of taste; null when the meals cannot be had. */
function skeletonOn(terms: Terms, places: Places, keep: KeepOptions, mealTerms: MealTerms): Skeleton | null {
  const ground = groundOf(terms, places, keep);
  const { base } = ground;
  const spare = new Set(spacers(terms.request, ground.stops).map((node) => ground.stops[node - 1]));
  const stops = ground.stops.filter((stop) => isForPromises(terms.request, stop, spare));
  const budget = mealTerms.mayRaiseBudget ? { ...terms.request, budgetCapPence: null } : terms.request;
  const problem = buildProblem(budget, places, stops, {
    base,
    kindLimits: keep.kindLimits,
    isBeyondTaste: () => true,
    nightsAsked: terms.request.days.map(() => NIGHTS_MAX),
  });
  const served = keepPromises(terms.request, stops, problem, mealTerms);
  return served && { stops, routes: served.routes };
}

/** Only what a promise may need, which is far less than the search chooses from: meals, what was asked for, and spacers. */
function isForPromises(request: TripRequest, stop: Stop, spare: ReadonlySet<Stop | undefined>): boolean {
  if (stop.kind === 'lunch' || stop.kind === 'dinner' || stop.pin !== null || spare.has(stop)) return true;
  return request.wishes.mustHaveVenueIds.includes(stop.candidate.venue.id);
}
