import { typeCap } from './day-rules.ts';
import { cheapestMenu, type Menu, type Serving } from './meal-flow.ts';
import type { Routes } from './orienteering/routes.ts';
import { copyOf, hasWindow, type Meal, mealsToServe, penceOf, positionsFor } from './promise-routes.ts';
import { insertWithSpacer, spacers } from './spacers.ts';
import type { Stop } from './stops.ts';
import type { TripRequest } from './trip-request.ts';

/** What may give way for a meal, each at the price of its nuisance: pence a person that it is as bad as. */
export interface MealTerms {
  /** Nuisance of serving a meal with a stop, beyond its price; null when that may not be. */
  nuisanceOf: (stop: Stop, meal: Meal) => number | null;
  /** Nuisance of leaving a meal out; null when every meal must be served. */
  dropNuisance: Record<Meal['kind'], number> | null;
  /** False when the budget is the limit that it says; true when each penny above it is a nuisance of one. */
  mayRaiseBudget: boolean;
}

/** Counts down the menus that may still be tried, so that no brief takes longer than another tenfold. */
export interface Patience {
  menus: number;
}

export interface ServedMeals {
  routes: Routes;
  dropped: readonly Meal[];
  /** Nuisances and pence above the budget together. */
  nuisance: number;
}

/** Weights of a penny against a penny's nuisance, in sixteenths: the least annoying, the least dear, and between. */
const PENCE_WEIGHTS = [1, 16, 12, 8, 6, 4, 3, 2] as const;
const LEAST_DEAR = [16] as const;
const NUISANCE_WEIGHT = 16;
/** How many menus are tried that turn out not to fit between the rest of their days, at once and by one caller. */
const MENUS_MAX = 24;
export const MENUS_OF_A_CALLER = 160;

/** How many positions are given up for others while one menu is put in. */
const POSITIONS_MAX = 40;

interface Placed {
  index: number;
  day: number;
}

interface Way extends Serving {
  node: number;
  nuisance: number;
  pence: number;
}

/**
 * Serves every meal of the brief that the routes leave open, with the least nuisance. Which place serves which meal is
 * decided exactly, all days and the budget at once; only the order within a day is tried out, and a menu that does not
 * fit is followed by the next best ones. Null when the terms allow no way.
 */
export function serveMeals(
  request: TripRequest,
  stops: readonly Stop[],
  routes: Routes,
  terms: MealTerms,
  patience: Patience,
): ServedMeals | null {
  const meals = mealsToServe(request, routes);
  const market = marketOf(request, stops, routes, terms, meals);
  const room = request.budgetCapPence === null ? null : request.budgetCapPence - penceOf(routes, stops);
  const open: { banned: ReadonlySet<number>; menu: ChosenMenu }[] = [];
  const consider = (banned: ReadonlySet<number>): void => {
    patience.menus -= 1;
    const menu = bestMenu(market, banned, terms, room);
    if (menu) open.push({ banned, menu });
  };
  consider(new Set());
  for (let tried = 0; tried < MENUS_MAX && open.length > 0 && patience.menus > 0; tried++) {
    open.sort((left, right) => left.menu.nuisance - right.menu.nuisance);
    const next = open.shift();
    if (!next) break;
    const outcome = putIn(routes, market.ways, next.menu.choice, meals, () => spacers(request, stops));
    const isAffordable = (filled: Routes): boolean =>
      terms.mayRaiseBudget || request.budgetCapPence === null || penceOf(filled, stops) <= request.budgetCapPence;
    if (outcome.kind === 'fits' && !isAffordable(outcome.routes)) continue;
    if (outcome.kind === 'fits') {
      const dropped = meals.filter((_, meal) => next.menu.choice[meal] === -1);
      return { routes: outcome.routes, dropped, nuisance: next.menu.nuisance };
    }
    for (const way of outcome.blame) consider(new Set([...next.banned, way]));
  }
  return null;
}

interface MenuMarket {
  ways: readonly Way[];
  mealCount: number;
  typeOf: readonly number[];
  typeRoom: readonly number[];
  dropCost: readonly (number | null)[];
}

function marketOf(
  request: TripRequest,
  stops: readonly Stop[],
  routes: Routes,
  terms: MealTerms,
  meals: readonly Meal[],
): MenuMarket {
  const venues = new Map<string, number>();
  const types = new Map<string, number>();
  const typeOf: number[] = [];
  const typeRoom: number[] = [];
  const ways: Way[] = [];
  for (const [index, stop] of stops.entries()) {
    const { venue, pricePence } = stop.candidate;
    for (const [meal, asked] of meals.entries()) {
      if (asked.kind !== stop.kind) continue;
      const nuisance = terms.nuisanceOf(stop, asked);
      if (nuisance === null || !mayServe(routes, stops, asked.day, index + 1)) continue;
      const type = types.get(venue.type) ?? typeRoom.push(typeCap(request) - countOf(stops, routes, venue.type)) - 1;
      types.set(venue.type, type);
      const number = venues.get(venue.id) ?? typeOf.push(type) - 1;
      venues.set(venue.id, number);
      ways.push({ meal, venue: number, cost: 0, node: index + 1, nuisance, pence: pricePence });
    }
  }
  const { dropNuisance } = terms;
  return {
    ways,
    mealCount: meals.length,
    typeOf,
    typeRoom,
    dropCost: meals.map(({ kind }) => (dropNuisance ? dropNuisance[kind] : null)),
  };
}

/** True where the stop fits the day as it is, or would if something stood between it and one of its type. */
function mayServe(routes: Routes, stops: readonly Stop[], day: number, node: number): boolean {
  if (positionsFor(routes, day, node).length > 0) return true;
  const typeAt = (at: number): string | undefined => stops[at - 1]?.candidate.venue.type;
  return (
    hasWindow(routes.problem, day, node) &&
    stops.some((_, index) => routes.routeOf[index + 1] === day && typeAt(index + 1) === typeAt(node))
  );
}

const countOf = (stops: readonly Stop[], routes: Routes, type: string): number =>
  stops.filter((stop, index) => stop.candidate.venue.type === type && (routes.routeOf[index + 1] ?? -1) >= 0).length;

interface ChosenMenu {
  /** Index into the ways for each meal, -1 for a meal left out. */
  choice: NonNullable<Menu>;
  nuisance: number;
}

/** The menu of least nuisance: for a penny's weight between nothing and its worth the cheapest one is known exactly. */
function bestMenu(
  market: MenuMarket,
  banned: ReadonlySet<number>,
  terms: MealTerms,
  room: number | null,
): ChosenMenu | null {
  const open = market.ways.map((_, index) => index).filter((index) => !banned.has(index));
  let best: ChosenMenu | null = null;
  // By the book nothing is annoying, so the least dear menu is the only one to ask for.
  for (const weight of terms.mayRaiseBudget ? PENCE_WEIGHTS : LEAST_DEAR) {
    const costOf = (nuisance: number, pence: number): number => nuisance * NUISANCE_WEIGHT + pence * weight;
    const menu = cheapestMenu({
      ...market,
      servings: open.map((index) => {
        const { meal = 0, venue = 0, nuisance = 0, pence = 0 } = market.ways[index] ?? {};
        return { meal, venue, cost: costOf(nuisance, pence) };
      }),
      dropCost: market.dropCost.map((cost) => (cost === null ? null : costOf(cost, 0))),
    });
    if (!menu) return best;
    const choice = menu.map((index) => (index === -1 ? -1 : (open[index] ?? -1)));
    const pence = choice.reduce((sum, index) => sum + (market.ways[index]?.pence ?? 0), 0);
    const over = room === null ? 0 : Math.max(0, pence - room);
    if (over > 0 && !terms.mayRaiseBudget) continue;
    const nuisance =
      over + choice.reduce((sum, index, meal) => sum + (market.ways[index]?.nuisance ?? market.dropCost[meal] ?? 0), 0);
    if (!best || nuisance < best.nuisance) best = { choice, nuisance };
    // The least annoying menu within the budget is the best there is; so is the least dear one, if only that annoys.
    if (weight === 1 ? over === 0 : weight === 16 && nuisance === over) return best;
  }
  return best;
}

type PutIn = { kind: 'fits'; routes: Routes } | { kind: 'clash'; blame: readonly number[] };

/**
 * Puts a menu into a copy of the routes, each meal at the position of least detour that leaves room for the rest; on a
 * clash names the serving that did not fit and those it clashed with.
 */
function putIn(
  routes: Routes,
  ways: readonly Way[],
  choice: readonly number[],
  meals: readonly Meal[],
  spacersFor: () => readonly number[],
): PutIn {
  let positionsLeft = POSITIONS_MAX;
  const clash: { meal: number; day: number; blame: readonly number[] } = { meal: -1, day: 0, blame: [] };
  const place = (filled: Routes, meal: number, placed: readonly Placed[]): Routes | null => {
    const asked = meals[meal];
    if (!asked) return filled;
    const index = choice[meal] ?? -1;
    const way = ways[index];
    if (!way) return place(filled, meal + 1, placed);
    const { day } = asked;
    const withThis = [...placed, { index, day }];
    const positions = positionsFor(filled, day, way.node);
    for (const position of positions) {
      const next = copyOf(filled);
      next.insert(day, position, way.node);
      const done = place(next, meal + 1, withThis);
      if (done) return done;
      positionsLeft -= 1;
      // What clashed days away clashes wherever this meal is.
      if (positionsLeft <= 0 || clash.day > day + 1) return null;
    }
    const spaced = copyOf(filled);
    if (positions.length === 0 && spacersFor().some((spacer) => insertWithSpacer(spaced, day, way.node, spacer)))
      return place(spaced, meal + 1, withThis);
    if (meal <= clash.meal || positions.length > 0) return null;
    clash.meal = meal;
    clash.day = day;
    clash.blame = [index, ...placed.filter((other) => day - other.day <= 1).map((other) => other.index)];
    return null;
  };
  const done = place(copyOf(routes), 0, []);
  return done ? { kind: 'fits', routes: done } : { kind: 'clash', blame: clash.blame };
}
