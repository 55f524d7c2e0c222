import type { Problem } from './orienteering/problem.ts';
import { Routes } from './orienteering/routes.ts';
import { copyOf, hasWindow, penceOf, positionsFor } from './promise-routes.ts';
import { MENUS_OF_A_CALLER, type MealTerms, type Patience, type ServedMeals, serveMeals } from './serve-meals.ts';
import { insertWithSpacer, spacers } from './spacers.ts';
import type { Stop } from './stops.ts';
import type { PinnedSlot, TripRequest } from './trip-request.ts';

/** How many ways to place what has no hour of its own are tried before the best one found is taken. */
const PLACINGS_MAX = 40;
/** And how many steps of the way there. */
const STEPS_MAX = 600;

/** Something that must be in the plan: the stops that would do, each on the days when it has windows. */
interface Errand {
  nodes: readonly number[];
}

/**
 * Routes with nothing in them but what the brief demands: its pinned slots, its meals and, where they fit beside
 * those, its must-haves. Pinned slots come first, then meals, then must-haves. Null when the terms leave no way to
 * serve the meals. Everything else is for the search to add.
 */
export function keepPromises(
  request: TripRequest,
  stops: readonly Stop[],
  problem: Problem,
  terms: MealTerms,
): ServedMeals | null {
  const fixed = withFixedPins(request, stops, problem);
  const patience: Patience = { menus: MENUS_OF_A_CALLER };
  const errands: Errand[] = [];
  for (const pin of request.pinned) {
    if (isPlaced(fixed, stops, pin)) continue;
    const errand = { nodes: nodesWhere(stops, (stop) => isLooseCopy(stop, pin)) };
    // A pin that fits nowhere beside the others is told as moved; it does not stand in the way of the meals.
    if (placeAll(request, fixed, stops, [...errands, errand], null, patience)) errands.push(errand);
  }
  let best = placeAll(request, fixed, stops, errands, terms, patience);
  if (!best) return null;
  for (const id of new Set(request.wishes.mustHaveVenueIds)) {
    const isIn = stops.some((stop, index) => stop.candidate.venue.id === id && (fixed.routeOf[index + 1] ?? -1) >= 0);
    const nodes = nodesWhere(stops, (stop) => stop.candidate.venue.id === id && stop.pin === null);
    if (isIn || nodes.length === 0) continue;
    const errand = { nodes };
    const better = placeAll(request, fixed, stops, [...errands, errand], terms, patience, best.nuisance);
    if (!better) continue;
    errands.push(errand);
    best = better;
  }
  return best;
}

function nodesWhere(stops: readonly Stop[], test: (stop: Stop) => boolean): number[] {
  return stops.flatMap((stop, index) => (test(stop) ? [index + 1] : []));
}

const isCopyOf = (stop: Stop, pin: PinnedSlot): boolean =>
  stop.pin?.day === pin.day && stop.kind === pin.kind && stop.candidate.venue.id === pin.venueId;

const isLooseCopy = (stop: Stop, pin: PinnedSlot): boolean => isCopyOf(stop, pin) && stop.pin?.startMinute === null;

function isPlaced(routes: Routes, stops: readonly Stop[], pin: PinnedSlot): boolean {
  return stops.some((stop, index) => isCopyOf(stop, pin) && (routes.routeOf[index + 1] ?? -1) >= 0);
}

/** The pins with an hour of their own, in the order of the brief, each where it leaves the earlier ones in place. */
function withFixedPins(request: TripRequest, stops: readonly Stop[], problem: Problem): Routes {
  const routes = new Routes(problem);
  for (const pin of request.pinned) {
    if (pin.startMinute === null) continue;
    for (const node of nodesWhere(stops, (stop) => isCopyOf(stop, pin) && stop.pin?.startMinute === pin.startMinute)) {
      const [position] = positionsFor(routes, pin.day, node);
      if (position !== undefined) routes.insert(pin.day, position, node);
      else spacers(request, stops).some((spacer) => insertWithSpacer(routes, pin.day, node, spacer));
    }
  }
  return routes;
}

/**
 * Places every errand and serves the meals, with a nuisance of at most `limit` if that can be had; null when it
 * cannot. Without terms only the errands count.
 */
function placeAll(
  request: TripRequest,
  fixed: Routes,
  stops: readonly Stop[],
  errands: readonly Errand[],
  terms: MealTerms | null,
  patience: Patience,
  limit = Number.POSITIVE_INFINITY,
): ServedMeals | null {
  let placings = 0;
  let steps = 0;
  let best: ServedMeals | null = null;
  const isOver = (): boolean => {
    if (best !== null && (best.nuisance === 0 || Number.isFinite(limit))) return true;
    steps += 1;
    return placings >= PLACINGS_MAX || steps >= STEPS_MAX;
  };
  const place = (routes: Routes, from: number): void => {
    const errand = errands[from];
    if (!errand) {
      placings += 1;
      const served = terms ? serveMeals(request, stops, routes, terms, patience) : { routes, dropped: [], nuisance: 0 };
      if (served && isWithin(request, stops, served, terms) && served.nuisance <= limit)
        if (!best || served.nuisance < best.nuisance) best = served;
      return;
    }
    if (errand.nodes.some((node) => (routes.routeOf[node] ?? 0) >= 0)) {
      place(routes, from + 1);
      return;
    }
    let isPossible = false;
    for (const { route, node } of visitsOf(errand, routes)) {
      for (const position of positionsFor(routes, route, node)) {
        if (isOver()) return;
        isPossible = true;
        const next = copyOf(routes);
        next.insert(route, position, node);
        place(next, from + 1);
      }
    }
    if (isPossible) return;
    for (const { route, node } of visitsOf(errand, routes)) {
      for (const spacer of spacers(request, stops)) {
        const next = copyOf(routes);
        if (isOver()) return;
        if (insertWithSpacer(next, route, node, spacer)) place(next, from + 1);
      }
    }
  };
  place(fixed, 0);
  return best;
}

/** Every day and stop that would do for an errand. */
function visitsOf(errand: Errand, { problem }: Routes): { route: number; node: number }[] {
  return errand.nodes.flatMap((node) =>
    Array.from({ length: problem.routeCount }, (_, route) => ({ route, node })).filter(({ route }) =>
      hasWindow(problem, route, node),
    ),
  );
}

/** A trip over budget without a meal to blame, because of its pins or must-haves, is no way either. */
function isWithin(request: TripRequest, stops: readonly Stop[], served: ServedMeals, terms: MealTerms | null): boolean {
  if (!terms || terms.mayRaiseBudget || request.budgetCapPence === null) return true;
  return penceOf(served.routes, stops) <= request.budgetCapPence;
}
