import type { Problem } from './problem.ts';
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
    const { nodeCount, windowFrom } = this.problem;
    for (let node = 0; node < nodeCount; node++) {
      const cell = route * nodeCount + node;
      this.shift[cell] = NEVER;
      const from = windowFrom[cell] ?? 0;
      const end = windowFrom[cell + 1] ?? 0;
      // A kind without room in this route gains room only when the route changes, which makes the column stale.
      if (from === end || (routes.routeOf[node] ?? 0) >= 0 || !routes.kindHasRoom(route, node)) continue;
      this.place(routes, route, node, cell, from, end);
    }
  }

  /** Only `latest` of the position behind decides: it holds everything that the rest of the plan can bear. */
  private place(routes: Routes, route: number, node: number, cell: number, from: number, end: number): void {
    const { nodeCount, travel, service, windowOpen, windowClose } = this.problem;
    const { nodes, start: starts, latest } = routes;
    const base = route * routes.stride;
    const last = base + (routes.length[route] ?? 0);
    const takes = service[node] ?? 0;
    const row = node * nodeCount;
    const opens = windowOpen[from] ?? 0;
    const closes = windowClose[end - 1] ?? 0;
    const finishLimit = routes.finishLimit[route] ?? 0;
    let best = NEVER;
    for (let at = base; at <= last; at++) {
      const bound = latest[at + 1] ?? 0;
      if (opens + takes > bound) continue;
      const before = nodes[at] ?? 0;
      const leaves = (starts[at] ?? 0) + (service[before] ?? 0);
      if (leaves > closes) break;
      const there = travel[before * nodeCount + node] ?? 0;
      let start = leaves + there;
      if (start > closes) continue;
      let window = from;
      while (start > (windowClose[window] ?? 0)) window += 1;
      const open = windowOpen[window] ?? 0;
      if (start < open) start = open;
      const finish = start + takes;
      const after = nodes[at + 1] ?? 0;
      const onward = travel[row + after] ?? 0;
      if (finish + onward > bound || (at === last && finish > finishLimit)) continue;
      const detour = there + onward - (travel[before * nodeCount + after] ?? 0);
      const shift = detour + start - leaves - there + takes;
      if (shift >= best) continue;
      best = shift;
      this.position[cell] = at - base;
      this.detour[cell] = detour;
    }
    this.shift[cell] = best;
  }

  isPossible(route: number, node: number): boolean {
    return this.shift[route * this.problem.nodeCount + node] !== NEVER;
  }
}
