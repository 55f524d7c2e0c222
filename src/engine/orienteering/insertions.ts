import { earliestStart, type Problem } from './problem.ts';
import type { Routes } from './routes.ts';

const NEVER = 0x7fffffff;

/**
 * The cheapest place of every node in every route, remembered until the route changes. Cheap means least time
 * taken from the route (detour, waiting and service), as in the iterated local search of Vansteenwegen et al. 2009.
 */
export class Insertions {
  readonly shift: Int32Array;
  readonly position: Int32Array;
  readonly detour: Int32Array;
  private readonly version: Int32Array;
  private readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
    const cells = problem.nodeCount * problem.routeCount;
    this.shift = new Int32Array(cells).fill(NEVER);
    this.position = new Int32Array(cells);
    this.detour = new Int32Array(cells);
    this.version = new Int32Array(problem.routeCount).fill(-1);
  }

  /** Brings the column of a route up to date. */
  update(routes: Routes, route: number): void {
    const version = routes.version[route] ?? 0;
    if (this.version[route] === version) return;
    this.version[route] = version;
    const { nodeCount, windowFrom, windowClose } = this.problem;
    for (let node = 0; node < nodeCount; node++) {
      const cell = route * nodeCount + node;
      this.shift[cell] = NEVER;
      const from = windowFrom[cell] ?? 0;
      const end = windowFrom[cell + 1] ?? 0;
      if (from === end || (routes.routeOf[node] ?? 0) >= 0) continue;
      this.place(routes, route, node, cell, windowClose[end - 1] ?? 0);
    }
  }

  private place(routes: Routes, route: number, node: number, cell: number, closes: number): void {
    const { nodeCount, travel, service, routeEnd } = this.problem;
    const base = route * routes.stride;
    const length = routes.length[route] ?? 0;
    const takes = service[node] ?? 0;
    const nodes = routes.nodes;
    let best = NEVER;
    for (let position = 0; position <= length; position++) {
      const at = base + position;
      const before = nodes[at] ?? 0;
      const leaves = (routes.start[at] ?? 0) + (service[before] ?? 0);
      if (leaves > closes) break;
      const there = travel[before * nodeCount + node] ?? 0;
      const start = earliestStart(this.problem, route, node, leaves + there);
      if (start === -1) continue;
      const finish = start + takes;
      const after = nodes[at + 1] ?? 0;
      const onward = travel[node * nodeCount + after] ?? 0;
      if (finish + onward > (routes.latest[at + 1] ?? 0)) continue;
      if (
        position === length &&
        (finish > (routes.finishLimit[route] ?? 0) || finish + onward > (routeEnd[route] ?? 0))
      )
        continue;
      const detour = there + onward - (travel[before * nodeCount + after] ?? 0);
      const shift = detour + start - leaves - there + takes;
      if (shift >= best) continue;
      best = shift;
      this.position[cell] = position;
      this.detour[cell] = detour;
    }
    this.shift[cell] = best;
  }

  isPossible(route: number, node: number): boolean {
    return this.shift[route * this.problem.nodeCount + node] !== NEVER;
  }
}
