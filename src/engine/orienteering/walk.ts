import type { Routes } from './routes.ts';
import type { Shape } from './shape.ts';

/** The cost of a place where a node does not fit. */
export const NEVER = 0x7fffffff;

/** One route laid out position by position, so that many nodes can be tried in it fast. */
export class Walk {
  readonly node: Int32Array;
  /** When the stop at a position is left at the earliest. */
  readonly leave: Int32Array;
  /** Latest arrival at the position behind: it holds everything that the rest of the plan can bear. */
  readonly bound: Int32Array;
  /** Travel from a position to the one behind. */
  readonly arc: Int32Array;
  /** The last position a node can go behind. */
  last = 0;
  private readonly shape: Shape;
  private base = 0;
  private finishLimit = 0;

  constructor(shape: Shape) {
    const places = shape.problem.nodeCount + 2;
    this.shape = shape;
    this.node = new Int32Array(places);
    this.leave = new Int32Array(places);
    this.bound = new Int32Array(places);
    this.arc = new Int32Array(places);
  }

  along(routes: Routes, route: number): void {
    const { nodeCount, service, travel } = this.shape.problem;
    const { nodes, start, latest } = routes;
    const from = route * routes.stride;
    const last = routes.length[route] ?? 0;
    let node = nodes[from] ?? 0;
    for (let position = 0; position <= last; position++) {
      const after = nodes[from + position + 1] ?? 0;
      this.node[position] = node;
      this.leave[position] = (start[from + position] ?? 0) + (service[node] ?? 0);
      this.bound[position] = latest[from + position + 1] ?? 0;
      this.arc[position] = travel[node * nodeCount + after] ?? 0;
      node = after;
    }
    this.node[last + 1] = node;
    this.last = last;
    this.base = route * nodeCount;
    this.finishLimit = routes.finishLimit[route] ?? 0;
  }

  /** Time that the node behind a position takes from the route: detour, waiting and service. */
  costAt(node: number, position: number): number {
    const { problem, arriving, closes } = this.shape;
    const { nodeCount, travel, service, windowFrom, windowOpen, windowClose } = problem;
    const cell = this.base + node;
    const row = node * nodeCount;
    const leave = this.leave[position] ?? 0;
    let start = leave + (arriving[row + (this.node[position] ?? 0)] ?? 0);
    if (start > (closes[cell] ?? 0)) return NEVER;
    let window = windowFrom[cell] ?? 0;
    while (start > (windowClose[window] ?? 0)) window += 1;
    const open = windowOpen[window] ?? 0;
    if (start < open) start = open;
    const finish = start + (service[node] ?? 0);
    const arrival = finish + (travel[row + (this.node[position + 1] ?? 0)] ?? 0);
    if (arrival > (this.bound[position] ?? 0)) return NEVER;
    if (position === this.last && finish > this.finishLimit) return NEVER;
    return arrival - leave - (this.arc[position] ?? 0);
  }

  detourAt(node: number, position: number): number {
    const { problem, arriving } = this.shape;
    const row = node * problem.nodeCount;
    const there = arriving[row + (this.node[position] ?? 0)] ?? 0;
    const onward = problem.travel[row + (this.node[position + 1] ?? 0)] ?? 0;
    return there + onward - (this.arc[position] ?? 0);
  }

  /** The position where the node takes least time; -1 when it fits nowhere. */
  cheapest(node: number): number {
    const cell = this.base + node;
    const { node: nodes, leave: leaves, bound: bounds, arc: arcs, last, shape } = this;
    const { arriving, opens } = shape;
    const { nodeCount, travel, service } = shape.problem;
    const takes = service[node] ?? 0;
    const soonest = opens[cell] ?? 0;
    const closes = shape.closes[cell] ?? 0;
    const row = node * nodeCount;
    let best = NEVER;
    let chosen = -1;
    for (let position = 0; position <= last; position++) {
      const bound = bounds[position] ?? 0;
      if (soonest + takes > bound) continue;
      const leave = leaves[position] ?? 0;
      if (leave > closes) break;
      const start = Math.max(soonest, leave + (arriving[row + (nodes[position] ?? 0)] ?? 0));
      const arrival = start + takes + (travel[row + (nodes[position + 1] ?? 0)] ?? 0);
      // What it costs with one long window is a floor for what it costs with several.
      if (start > closes || arrival > bound || arrival - leave - (arcs[position] ?? 0) >= best) continue;
      const cost = this.costAt(node, position);
      if (cost >= best) continue;
      best = cost;
      chosen = position;
    }
    return chosen;
  }
}
