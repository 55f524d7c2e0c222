import type { Rng } from '../../shared/rng.ts';
import { areRoutesAlike } from './are-routes-alike.ts';
import { chooseDays } from './choose-days.ts';
import { chooseRoutes } from './choose-routes.ts';
import { DaySearch } from './day-search.ts';
import type { KnownRoute } from './known-route.ts';
import type { Problem } from './problem.ts';
import { RoutePrices } from './route-prices.ts';
import type { Routes } from './routes.ts';
import type { Shape } from './shape.ts';
import { spreadOfScores } from './spread-of-scores.ts';
import { stopGroups } from './stop-groups.ts';

/** Beyond MOST routes only the KEPT of most worth are remembered. */
const MOST = 800;
const KEPT = 400;
/** Steps of the prices. Looks for days come often, each goes on from the prices of the one before, and settles three times. */
const STEPS = 25;
const STEPS_FOR_DAYS = 40;
/** How often days are looked for at the prices of the moment before a choice. */
const PASSES = 2;
/** How many of each day are wanted: more with every look, because the best at settled prices are much alike. */
const DAYS_WANTED = 40;
const MORE_A_LOOK = 20;
const MOST_WANTED = 400;
/** A search that goes on for long has more to choose from: each look tries so many partial choices more. */
const TRIED_A_LOOK = 100_000;
const MOST_LOOKS = 8;

/**
 * The routes that a search has passed through, one for each set of stops, from which the best choice of one a day is
 * made: routes that never stood side by side often fit together (route recombination as in the I3CH of Hu and Lim
 * 2014; prices by Lagrangian relaxation, Fisher 1981). Only as deterministic as the order of its calls.
 */
export class RoutePool {
  private readonly problem: Problem;
  private readonly areAlike: boolean;
  private readonly known = new Map<number, KnownRoute>();
  /** A number for every node, and then for every route: their sum tells sets of stops apart. */
  private readonly code: Float64Array;
  private readonly prices: RoutePrices;
  private readonly seen: Int32Array;
  private readonly groupOf: Int32Array;
  /** Points below the best known day within which days are looked for, however poor the plan is so far. */
  private readonly mostRoom: number;
  /** Null where a day is not made of kinds of stops, and where the night before bears on it. */
  private readonly search: DaySearch | null;
  private looks = 0;

  constructor(shape: Shape, rng: Rng) {
    const { problem } = shape;
    const { nodeCount, routeCount, kindCount } = problem;
    this.problem = problem;
    this.areAlike = areRoutesAlike(problem);
    this.code = Float64Array.from({ length: nodeCount + routeCount }, () => Math.floor(rng() * 2 ** 44));
    this.prices = new RoutePrices(problem);
    this.mostRoom = spreadOfScores(problem);
    this.groupOf = stopGroups(problem);
    const isSearched = kindCount > 1 && problem.restOffset < 0 && !this.areAlike;
    this.search = isSearched ? new DaySearch(shape, this.groupOf, this.code) : null;
    this.seen = new Int32Array(routeCount).fill(-1);
  }

  /** True where a look takes a while, so that the last one must not come too late. */
  get looksForDays(): boolean {
    return this.search !== null;
  }

  /** Remembers the routes that have changed since it last looked. */
  add(routes: Routes): void {
    for (let route = 0; route < this.seen.length; route++) {
      const version = routes.version[route] ?? 0;
      if (this.seen[route] === version) continue;
      this.seen[route] = version;
      this.remember(routes, route);
    }
  }

  /** The nodes of one known route for each day, together better than `floor`; null when no such choice is found. Looks
   * for no more days when `hasTime` says so, which is for benchmarks only. */
  combine(floor: number, hasTime: () => boolean): number[][] | null {
    const { routeCount } = this.problem;
    const picks = this.areAlike ? routeCount : 1;
    const steps = this.search ? STEPS_FOR_DAYS : STEPS;
    let lists = this.lists();
    if (lists.some((list) => list.length < picks)) return null;
    let bound = this.prices.settle(lists, { picks, floor, steps });
    for (let pass = 0; pass < PASSES && this.lookForDays(lists, bound - floor, hasTime); pass++) {
      lists = this.lists();
      bound = this.prices.settle(lists, { picks, floor, steps });
    }
    if (this.known.size > MOST) this.forget();
    this.looks += 1;
    const mostTried = TRIED_A_LOOK * Math.min(MOST_LOOKS, this.looks);
    const chosen = this.search
      ? chooseDays(this.problem, lists, { bound, floor, groupOf: this.groupOf, mostTried, hasTime })
      : chooseRoutes(this.problem, lists, { bound, constant: this.prices.capValue(), floor, picks });
    if (!chosen) return null;
    if (this.areAlike) return chosen.map(({ nodes }) => [...nodes]);
    return Array.from({ length: routeCount }, (_, route) => [
      ...(chosen.find((known) => known.route === route)?.nodes ?? []),
    ]);
  }

  /** The known routes of every day, or all of them in one list where days are alike. */
  private lists(): KnownRoute[][] {
    const all = [...this.known.values()];
    if (this.areAlike) return [all];
    return Array.from({ length: this.problem.routeCount }, (_, route) => all.filter((known) => known.route === route));
  }

  /** Column generation by heuristics: days that are worth more than any known one, or nearly; false when none is new. */
  private lookForDays(lists: readonly (readonly KnownRoute[])[], room: number, hasTime: () => boolean): boolean {
    if (!this.search || room <= 0) return false;
    const priceOf = this.prices.nodePrices();
    const most = Math.min(MOST_WANTED, DAYS_WANTED + MORE_A_LOOK * this.looks);
    let isAnyNew = false;
    for (const [route, list] of lists.entries()) {
      if (!hasTime()) return isAnyNew;
      const best = list.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
      const least = best - Math.min(room, this.mostRoom);
      for (const nodes of this.search.bestDays(route, { priceOf, least, most })) {
        isAnyNew = this.keep(route, Int32Array.from(nodes)) || isAnyNew;
      }
    }
    return isAnyNew;
  }

  private remember(routes: Routes, route: number): void {
    const base = route * routes.stride;
    this.keep(route, routes.nodes.subarray(base + 1, base + (routes.length[route] ?? 0) + 1));
  }

  /** Keeps a route if none with the same stops is as good; the nodes are copied. */
  private keep(route: number, nodes: Int32Array): boolean {
    const { nodeCount, travel, score, priority, travelCost, startNode, endNode } = this.problem;
    let code = this.areAlike ? 0 : (this.code[nodeCount + route] ?? 0);
    let points = 0;
    let way = 0;
    let before = startNode[route] ?? 0;
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index] ?? 0;
      way += travel[before * nodeCount + node] ?? 0;
      code += this.code[node] ?? 0;
      points += (score[node] ?? 0) + (priority[node] ?? 0);
      before = node;
    }
    way += travel[before * nodeCount + (endNode[route] ?? 0)] ?? 0;
    const value = points - travelCost * way;
    const same = this.known.get(code);
    if (same && same.value >= value) return false;
    this.known.set(code, { route: this.areAlike ? 0 : route, value, nodes: nodes.slice(), worth: 0 });
    return true;
  }

  private forget(): void {
    const worths = Float64Array.from(this.known.values(), ({ worth }) => worth).sort();
    const least = worths[worths.length - KEPT] ?? 0;
    for (const [code, { worth }] of this.known) if (worth < least) this.known.delete(code);
  }
}
