import type { Rng } from '../../shared/rng.ts';
import { areRoutesAlike } from './are-routes-alike.ts';
import { chooseRoutes } from './choose-routes.ts';
import type { KnownRoute } from './known-route.ts';
import type { Problem } from './problem.ts';
import { RoutePrices } from './route-prices.ts';
import type { Routes } from './routes.ts';

/** Beyond MOST routes only the KEPT of most worth are remembered. */
const MOST = 800;
const KEPT = 400;

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

  constructor(problem: Problem, rng: Rng) {
    const { nodeCount, routeCount } = problem;
    this.problem = problem;
    this.areAlike = areRoutesAlike(problem);
    this.code = Float64Array.from({ length: nodeCount + routeCount }, () => Math.floor(rng() * 2 ** 44));
    this.prices = new RoutePrices(problem);
    this.seen = new Int32Array(routeCount).fill(-1);
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

  /** The nodes of one known route for each day, together better than `floor`; null when no such choice is found. */
  combine(floor: number): number[][] | null {
    const { routeCount } = this.problem;
    const all = [...this.known.values()];
    const lists = this.areAlike
      ? [all]
      : Array.from({ length: routeCount }, (_, route) => all.filter((known) => known.route === route));
    const picks = this.areAlike ? routeCount : 1;
    if (lists.some((list) => list.length < picks)) return null;
    const bound = this.prices.settle(lists, picks, floor);
    if (all.length > MOST) this.forget(all);
    const chosen = chooseRoutes(this.problem, lists, { bound, constant: this.prices.capValue(), floor, picks });
    if (!chosen) return null;
    if (this.areAlike) return chosen.map(({ nodes }) => [...nodes]);
    return Array.from({ length: routeCount }, (_, route) => [
      ...(chosen.find((known) => known.route === route)?.nodes ?? []),
    ]);
  }

  private remember(routes: Routes, route: number): void {
    const { nodeCount, travel, score, priority, travelCost } = this.problem;
    const base = route * routes.stride;
    const end = base + (routes.length[route] ?? 0) + 1;
    let code = this.areAlike ? 0 : (this.code[nodeCount + route] ?? 0);
    let points = 0;
    let way = 0;
    for (let at = base + 1; at <= end; at++) {
      const node = routes.nodes[at] ?? 0;
      way += travel[(routes.nodes[at - 1] ?? 0) * nodeCount + node] ?? 0;
      if (at === end) break;
      code += this.code[node] ?? 0;
      points += (score[node] ?? 0) + (priority[node] ?? 0);
    }
    const value = points - travelCost * way;
    const same = this.known.get(code);
    if (same && same.value >= value) return;
    const nodes = routes.nodes.slice(base + 1, end);
    this.known.set(code, { route: this.areAlike ? 0 : route, value, nodes, worth: 0 });
  }

  private forget(all: readonly KnownRoute[]): void {
    const worths = Float64Array.from(all, ({ worth }) => worth).sort();
    const least = worths[worths.length - KEPT] ?? 0;
    for (const [code, { worth }] of this.known) if (worth < least) this.known.delete(code);
  }
}
