/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../shared/rng.ts';
import type { Problem } from './problem.ts';
import { routeNodes } from './route-nodes.ts';
import { RoutePool } from './route-pool.ts';
import { Routes } from './routes.ts';
import { Shape } from './shape.ts';
import { warmStart } from './warm-start.ts';

const POINTS = 14;
const HOURS = 100;

/** Points in a square, open all day, with a price each; a budget binds, and more than half of it costs extra. */
function squareProblem(seed: number, routeCount: number, areDaysAlike: boolean): Problem {
  const rng = createRng(seed);
  const nodeCount = POINTS + 1;
  const cells = nodeCount * routeCount;
  const places = Array.from({ length: nodeCount }, () => [rng() * 20, rng() * 20] as const);
  const points = (make: () => number): Int32Array =>
    Int32Array.from({ length: nodeCount }, (_, node) => (node === 0 ? 0 : make()));
  return {
    nodeCount,
    routeCount,
    travel: Int32Array.from(
      places.flatMap(([x1, y1]) => places.map(([x2, y2]) => Math.ceil(Math.hypot(x1 - x2, y1 - y2)))),
    ),
    service: points(() => 10),
    score: points(() => 10 + Math.floor(rng() * 60)),
    priority: new Int32Array(nodeCount),
    windowFrom: Int32Array.from({ length: cells + 1 }, (_, cell) => cell),
    windowOpen: new Int32Array(cells),
    windowClose: Int32Array.from({ length: cells }, () => (areDaysAlike || rng() < 0.8 ? HOURS : -1)),
    startNode: new Int32Array(routeCount),
    endNode: new Int32Array(routeCount),
    routeStart: new Int32Array(routeCount),
    routeEnd: new Int32Array(routeCount).fill(HOURS),
    kind: new Int32Array(nodeCount),
    kindCount: 1,
    kindCap: new Int32Array(routeCount).fill(5),
    useFrom: Int32Array.from({ length: nodeCount + 1 }, (_, node) => Math.max(0, node - 1)),
    useResource: new Int32Array(POINTS),
    useAmount: Int32Array.from({ length: POINTS }, () => 5 + Math.floor(rng() * 40)),
    resourceCap: Int32Array.from([120]),
    softCap: Int32Array.from([60]),
    overCost: Float64Array.from([0.5]),
    travelCost: 0.2,
    restOffset: -1,
    isLocked: new Uint8Array(nodeCount),
  };
}

/** Plans of stops drawn by lot. */
function drawnPlans(problem: Problem, seed: number, count: number): Routes[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => {
    const routes = new Routes(problem);
    const order = Array.from({ length: POINTS }, (_, index) => index + 1).sort(() => rng() - 0.5);
    warmStart(routes, [], order.slice(0, 4 + Math.floor(rng() * 8)));
    return routes;
  });
}

const objectiveOf = (problem: Problem, days: readonly (readonly number[])[]): number | null => {
  const routes = new Routes(problem);
  warmStart(routes, days, []);
  return routeNodes(routes).flat().length === days.flat().length ? routes.objective : null;
};

/** The best that any choice of one drawn route for each of two days is worth. */
function bestPair(problem: Problem, plans: readonly Routes[], areDaysAlike: boolean): number {
  const days = plans.map(routeNodes);
  const first = days.map((plan) => plan[0] ?? []);
  const second = days.map((plan) => plan[1] ?? []);
  const all = [...first, ...second];
  const pairs = (areDaysAlike ? all : first).flatMap((one) => (areDaysAlike ? all : second).map((two) => [one, two]));
  return Math.max(...pairs.map((pair) => objectiveOf(problem, pair) ?? Number.NEGATIVE_INFINITY));
}

describe('routes that a search has passed through', () => {
  for (const areDaysAlike of [true, false]) {
    test(`the best choice of two is found, as by trying every pair, where days are ${areDaysAlike ? 'alike' : 'different'}`, () => {
      for (let seed = 1; seed <= 30; seed++) {
        const problem = squareProblem(seed, 2, areDaysAlike);
        const plans = drawnPlans(problem, seed, 25);
        const pool = new RoutePool(new Shape(problem), createRng(seed));
        for (const plan of plans) pool.add(plan);
        const best = bestPair(problem, plans, areDaysAlike);
        const known = Math.max(...plans.map(({ objective }) => objective));
        const found = pool.combine(known - 1, () => true);
        expect(objectiveOf(problem, found ?? [])).toBeGreaterThanOrEqual(best - 1e-6);
        expect(pool.combine(best + 0.01, () => true)).toBeNull();
      }
    });
  }

  test('days that no plan had yet are found beside them, and the choice keeps every cap', () => {
    let better = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const problem: Problem = {
        ...squareProblem(seed, 2, false),
        kind: Int32Array.from({ length: POINTS + 1 }, (_, node) => node % 2),
        kindCount: 2,
        kindCap: new Int32Array(4).fill(3),
      };
      const plans = drawnPlans(problem, seed, 5);
      const pool = new RoutePool(new Shape(problem), createRng(seed));
      for (const plan of plans) pool.add(plan);
      const known = Math.max(...plans.map(({ objective }) => objective));
      const best = bestPair(problem, plans, false);
      const worth = objectiveOf(problem, pool.combine(known - 1, () => true) ?? []) ?? 0;
      expect(worth).toBeGreaterThanOrEqual(best - 1e-6);
      if (worth > best + 1e-6) better += 1;
    }
    expect(better).toBeGreaterThan(20);
  });
});
