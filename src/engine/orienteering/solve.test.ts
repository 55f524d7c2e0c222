import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../shared/rng.ts';
import { NO_LIMIT, type Problem } from './problem.ts';
import { routeNodes } from './route-nodes.ts';
import { solve } from './solve.ts';

/** A small problem of one resource, with one or two windows a point, whose every solution can be tried. */
function smallProblem(seed: number, points: number, routeCount: number, kindCount = 2): Problem {
  const rng = createRng(seed);
  const nodeCount = points + 1;
  const places = Array.from({ length: nodeCount }, () => [rng() * 60, rng() * 60] as const);
  const travel = Int32Array.from(
    places.flatMap(([x1, y1]) => places.map(([x2, y2]) => Math.ceil(Math.hypot(x1 - x2, y1 - y2)))),
  );
  const windowFrom: number[] = [];
  const windowOpen: number[] = [];
  const windowClose: number[] = [];
  for (let route = 0; route < routeCount; route++) {
    for (let node = 0; node < nodeCount; node++) {
      windowFrom.push(windowOpen.length);
      if (node === 0) continue;
      const open = Math.floor(rng() * 120);
      windowOpen.push(open);
      windowClose.push(open + 10 + Math.floor(rng() * 40));
      if (rng() < 0.5) continue;
      windowOpen.push(open + 80);
      windowClose.push(open + 100);
    }
  }
  windowFrom.push(windowOpen.length);
  const ints = (make: (node: number) => number): Int32Array =>
    Int32Array.from({ length: nodeCount }, (_, node) => (node === 0 ? 0 : make(node)));
  return {
    nodeCount,
    routeCount,
    travel,
    service: ints(() => 5 + Math.floor(rng() * 20)),
    score: ints(() => 1 + Math.floor(rng() * 50)),
    priority: new Int32Array(nodeCount),
    windowFrom: Int32Array.from(windowFrom),
    windowOpen: Int32Array.from(windowOpen),
    windowClose: Int32Array.from(windowClose),
    startNode: new Int32Array(routeCount),
    endNode: new Int32Array(routeCount),
    routeStart: new Int32Array(routeCount),
    routeEnd: new Int32Array(routeCount).fill(230),
    kind: ints((node) => node % kindCount),
    kindCount,
    kindCap: new Int32Array(routeCount * kindCount).fill(4 / kindCount),
    useFrom: Int32Array.from({ length: nodeCount + 1 }, (_, node) => Math.max(0, node - 1)),
    useResource: new Int32Array(points),
    useAmount: Int32Array.from({ length: points }, () => 1 + Math.floor(rng() * 9)),
    resourceCap: Int32Array.from([Math.floor(points * 2.5)]),
    softCap: Int32Array.from([NO_LIMIT]),
    overCost: new Float64Array(1),
    travelCost: 0.1,
    restOffset: routeCount > 1 && seed % 3 === 0 ? 120 : -1,
    isLocked: new Uint8Array(nodeCount),
  };
}

/** Objective of routes by the rules alone, or null where one is broken. */
function objectiveOf(problem: Problem, routes: readonly (readonly number[])[]): number | null {
  let total = 0;
  let spent = 0;
  let rested = Number.NEGATIVE_INFINITY;
  for (const [route, nodes] of routes.entries()) {
    const kinds = Array.from({ length: problem.kindCount }, () => 0);
    let time = Math.max(0, rested);
    let here = 0;
    for (const node of nodes) {
      const way = problem.travel[here * problem.nodeCount + node] ?? 0;
      const cell = route * problem.nodeCount + node;
      let start: number | null = null;
      for (let at = problem.windowFrom[cell] ?? 0; at < (problem.windowFrom[cell + 1] ?? 0) && start === null; at++) {
        if (time + way <= (problem.windowClose[at] ?? 0)) start = Math.max(time + way, problem.windowOpen[at] ?? 0);
      }
      if (start === null) return null;
      time = start + (problem.service[node] ?? 0);
      total += (problem.score[node] ?? 0) - problem.travelCost * way;
      spent += problem.useAmount[node - 1] ?? 0;
      const kind = problem.kind[node] ?? 0;
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      here = node;
    }
    const home = problem.travel[here * problem.nodeCount] ?? 0;
    if (time + home > 230 || kinds.some((count) => count > (problem.kindCap[0] ?? 0))) return null;
    rested = problem.restOffset >= 0 && nodes.length > 0 ? time - problem.restOffset : Number.NEGATIVE_INFINITY;
    total -= problem.travelCost * home;
  }
  return spent > (problem.resourceCap[0] ?? 0) ? null : total;
}

/** The best objective of all, by trying every order of every choice. */
function bestByTrying(problem: Problem): number {
  let best = 0;
  const routes: number[][] = Array.from({ length: problem.routeCount }, () => []);
  const free = new Set(Array.from({ length: problem.nodeCount - 1 }, (_, index) => index + 1));
  const extend = (route: number): void => {
    const value = objectiveOf(problem, routes);
    if (value === null) return;
    best = Math.max(best, value);
    const choices = Array.from(free);
    for (let next = route; next < problem.routeCount; next++) {
      for (const node of choices) {
        free.delete(node);
        routes[next]?.push(node);
        extend(next);
        routes[next]?.pop();
        free.add(node);
      }
    }
  };
  extend(0);
  return best;
}

describe('routes of the numeric core', () => {
  test.each([1, 2])(
    'on problems small enough to try everything, of %i kinds, the search comes within half a per cent of the best',
    (kinds) => {
      for (let seed = 1; seed <= 24; seed++) {
        const problem = smallProblem(seed, 6, 1 + (seed % 2), kinds);
        const routes = solve(problem, { seed, iterations: 300 });
        expect(routes.objective).toBeGreaterThanOrEqual(bestByTrying(problem) * 0.995);
      }
    },
  );

  test('every route keeps windows, caps, budget and rest, and its objective adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 4 }), (seed, routeCount) => {
        const problem = smallProblem(seed, 25, routeCount);
        const routes = solve(problem, { seed, iterations: 25 });
        expect(objectiveOf(problem, routeNodes(routes))).toBeCloseTo(routes.objective, 6);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test('a long search, which exceeds the budget on its way, ends within it, and twice with the same routes', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const problem = smallProblem(seed, 25, 3, 1 + (seed % 2));
      const run = () => solve(problem, { seed, iterations: 1500 });
      const routes = run();
      expect(objectiveOf(problem, routeNodes(routes))).toBeCloseTo(routes.objective, 6);
      expect(routeNodes(run())).toEqual(routeNodes(routes));
    }
  });

  test('no stop more, and no other stop in the place of one, would make the routes better', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const problem = smallProblem(seed, 25, 2);
      const routes = solve(problem, { seed, iterations: 2 });
      const nodes = routeNodes(routes);
      const open = Array.from({ length: 25 }, (_, index) => index + 1).filter((node) => !nodes.flat().includes(node));
      const better = nodes.flatMap((stops, route) =>
        Array.from({ length: stops.length + 1 }).flatMap((_, position) =>
          [0, 1].flatMap((replaced) =>
            open.filter((node) => {
              const changed = nodes.map((other, at) =>
                at === route ? other.toSpliced(position, replaced, node) : other,
              );
              return (objectiveOf(problem, changed) ?? 0) > routes.objective + 1e-6;
            }),
          ),
        ),
      );
      expect(better).toEqual([]);
    }
  });

  test('equal seeds give equal routes', () => {
    const problem = smallProblem(3, 40, 3);
    const run = () => routeNodes(solve(problem, { seed: 5, iterations: 80 }));
    expect(run()).toEqual(run());
  });

  test('a clock that has already run out ends the search at once, with routes that hold', () => {
    const problem = smallProblem(4, 30, 2);
    let now = 1000;
    const clock = { now: () => now++, until: 10 };
    const routes = solve(problem, { seed: 1, iterations: Number.MAX_SAFE_INTEGER, clock });
    expect(objectiveOf(problem, routeNodes(routes))).toBeCloseTo(routes.objective, 6);
  });
});
