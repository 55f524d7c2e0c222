import { candidatesFor } from './candidates.ts';
import type { Places } from './places.ts';
import type { Outcome } from './plan-attempt.ts';
import { penceOf } from './promise-routes.ts';
import type { MealTerms } from './serve-meals.ts';
import { type Stop, startWindows } from './stops.ts';
import type { Terms } from './terms.ts';
import type { TripDay, TripRequest } from './trip-request.ts';

/**
 * What is as bad for a person as paying so many pence more (our judgement, and the only place where it is made): to
 * ask a restaurant about a diet beforehand, to sit at two tables, to be out a quarter of an hour longer than the brief
 * says, to see another place than the plan had, to find lunch or dinner oneself.
 */
const NUISANCE = {
  unconfirmedDiet: 40_00,
  eachFurtherParty: 8_00,
  quarterOfAnHour: 3_00,
  otherThanBefore: 3_00,
  lunchDropped: 60_00,
  dinnerDropped: 90_00,
} as const;

/** A day may begin sooner or end later by so much. */
const EXTENSION_MAX = 60;
const EXTENSION_STEP = 15;

/** Every meal is served by the book; a replan would rather have the places it had. */
export const BY_THE_BOOK: MealTerms = {
  nuisanceOf: (stop) => (stop.pin === null ? 1 : 0),
  dropNuisance: null,
  mayRaiseBudget: false,
};

/** The brief with everything allowed that may give way: longer days, open diets, split groups. */
export function widestTerms(request: TripRequest, places: Places): Terms {
  const everywhere = new Set(candidatesFor(request, places, true, true).map(({ venue }) => venue.id));
  const days = request.days.map((day) => extended(day, EXTENSION_MAX, EXTENSION_MAX));
  // Must-haves wait until the meals are settled: the search takes them in where they fit.
  const wishes = { ...request.wishes, mustHaveVenueIds: [] };
  return { request: { ...request, days, wishes }, unconfirmedVenueIds: everywhere, splitVenueIds: everywhere };
}

const extended = (day: TripDay, before: number, after: number): TripDay => ({
  ...day,
  startMinute: Math.max(0, day.startMinute - before),
  endMinute: day.endMinute + after,
});

/** What each way to serve a meal on the widest terms is as bad as, by the brief as it stands. */
export function nuisanceTerms(request: TripRequest, places: Places, isReplan: boolean): MealTerms {
  const usual = new Set(candidatesFor(request, places, false).map(({ venue }) => venue.id));
  return {
    nuisanceOf: (stop, meal) => {
      const extension = extensionFor(request, stop, meal.day);
      if (extension === null) return null;
      const { isDietConfirmed, splitInto, venue } = stop.candidate;
      return (
        (isDietConfirmed ? 0 : NUISANCE.unconfirmedDiet) +
        (usual.has(venue.id) ? 0 : NUISANCE.eachFurtherParty * (splitInto - 1)) +
        (NUISANCE.quarterOfAnHour * (extension.before + extension.after)) / EXTENSION_STEP +
        (isReplan && stop.pin === null ? NUISANCE.otherThanBefore : 0)
      );
    },
    dropNuisance: { lunch: NUISANCE.lunchDropped, dinner: NUISANCE.dinnerDropped },
    mayRaiseBudget: true,
  };
}

interface Extension {
  before: number;
  after: number;
}

/** By how little the day must be longer for a stop to have a window on it; null when no allowed length will do. */
function extensionFor(request: TripRequest, stop: Stop, day: number): Extension | null {
  if (startWindows(request, day, stop).length > 0) return { before: 0, after: 0 };
  const widest = withLongerDay(request, day, { before: EXTENSION_MAX, after: EXTENSION_MAX });
  if (startWindows(widest, day, stop).length === 0) return null;
  for (let minutes = EXTENSION_STEP; minutes <= EXTENSION_MAX; minutes += EXTENSION_STEP) {
    for (const extension of [
      { before: 0, after: minutes },
      { before: minutes, after: 0 },
    ]) {
      if (startWindows(withLongerDay(request, day, extension), day, stop).length > 0) return extension;
    }
  }
  return null;
}

const withLongerDay = (request: TripRequest, day: number, { before, after }: Extension): TripRequest => ({
  ...request,
  days: request.days.map((one, index) => (index === day ? extended(one, before, after) : one)),
});

/** The least terms on which these routes, made on the widest ones, stand: what they use and not a penny more. */
export function termsOf(request: TripRequest, { routes, stops }: Pick<Outcome, 'routes' | 'stops'>): Terms {
  const placed = stops.flatMap((stop, index) => {
    const day = routes.routeOf[index + 1] ?? -1;
    return day < 0 ? [] : [{ stop, day }];
  });
  let relaxed: TripRequest = request;
  for (const [day, tripDay] of request.days.entries()) {
    const needed = placed.filter((one) => one.day === day).map(({ stop }) => extensionFor(request, stop, day));
    const most = (edge: keyof Extension): number => Math.max(0, ...needed.map((one) => one?.[edge] ?? 0));
    relaxed = { ...relaxed, days: relaxed.days.with(day, extended(tripDay, most('before'), most('after'))) };
  }
  if (request.budgetCapPence !== null)
    relaxed = { ...relaxed, budgetCapPence: Math.max(request.budgetCapPence, penceOf(routes, stops)) };
  const idsWhere = (test: (stop: Stop) => boolean): Set<string> =>
    new Set(placed.filter(({ stop }) => test(stop)).map(({ stop }) => stop.candidate.venue.id));
  return {
    request: relaxed,
    unconfirmedVenueIds: idsWhere(({ candidate }) => !candidate.isDietConfirmed),
    splitVenueIds: idsWhere(({ candidate }) => candidate.splitInto > 1),
  };
}
