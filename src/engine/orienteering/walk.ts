import type { Problem } from './problem.ts';
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
  /** What `cheapest` found: the time and the travel that its place takes. */
  cost = 0;
  detour = 0;
  private readonly problem: Problem;
  private readonly nodeCount: number;
  // The arrays that every test reads, one step away instead of three.
  private readonly travel: Int32Array;
  private readonly arriving: Int32Array;
  private readonly service: Int32Array;
  private readonly opens: Int32Array;
  private readonly closes: Int32Array;
  private readonly hasOneWindow: Uint8Array;
  private base = 0;
  private finishLimit = 0;

  constructor({ problem, arriving, opens, closes, hasOneWindow }: Shape) {
    const places = problem.nodeCount + 2;
    this.problem = problem;
    this.nodeCount = problem.nodeCount;
    this.travel = problem.travel;
    this.service = problem.service;
    this.arriving = arriving;
    this.opens = opens;
    this.closes = closes;
    this.hasOneWindow = hasOneWindow;
    this.node = new Int32Array(places);
    this.leave = new Int32Array(places);
    this.bound = new Int32Array(places);
    this.arc = new Int32Array(places);
  }

  along(routes: Routes, route: number): void {
    const { nodeCount, service, travel } = this;
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

  /** The position where the node takes least time, which `cost` and `detour` then tell; -1 when it fits nowhere. */
  cheapest(node: number): number {
    const cell = this.base + node;
    const { node: nodes, leave: leaves, bound: bounds, arc: arcs, last, arriving, travel } = this;
    const takes = this.service[node] ?? 0;
    const opens = this.opens[cell] ?? 0;
    const closes = this.closes[cell] ?? 0;
    const isSimple = this.hasOneWindow[cell] === 1;
    const row = node * this.nodeCount;
    let best = NEVER;
    let chosen = -1;
    for (let position = 0; position <= last; position++) {
      const bound = bounds[position] ?? 0;
      if (opens + takes > bound) continue;
      const leave = leaves[position] ?? 0;
      if (leave > closes) break;
      const there = arriving[row + (nodes[position] ?? 0)] ?? 0;
      const soonest = leave + there;
      if (soonest > closes) continue;
      const onward = travel[row + (nodes[position + 1] ?? 0)] ?? 0;
      const arc = arcs[position] ?? 0;
      // What it costs with one long window is a floor for what it costs with several.
      let finish = Math.max(opens, soonest) + takes;
      if (finish + onward > bound || finish + onward - leave - arc >= best) continue;
      if (!isSimple) {
        finish = this.startAt(cell, soonest) + takes;
        if (finish + onward > bound || finish + onward - leave - arc >= best) continue;
      }
      if (position === last && finish > this.finishLimit) continue;
      best = finish + onward - leave - arc;
      chosen = position;
      this.detour = there + onward - arc;
    }
    this.cost = best;
    return chosen;
  }

  /**
   * As `cheapest` after a stop was put behind `split`, of three places: the one known from before and both beside the
   * new stop. Nearly always the cheapest is among them.
   */
  cheapestNear(node: number, known: number, split: number): number {
    const cell = this.base + node;
    const { node: nodes, leave: leaves, bound: bounds, arc: arcs, last, arriving, travel } = this;
    const takes = this.service[node] ?? 0;
    const opens = this.opens[cell] ?? 0;
    const closes = this.closes[cell] ?? 0;
    const isSimple = this.hasOneWindow[cell] === 1;
    const row = node * this.nodeCount;
    let best = NEVER;
    let chosen = -1;
    let position = known > split ? known + 1 : known;
    for (let turn = 0; turn < 3; turn++, position = split + turn - 1) {
      const bound = bounds[position] ?? 0;
      const leave = leaves[position] ?? 0;
      const there = arriving[row + (nodes[position] ?? 0)] ?? 0;
      const soonest = leave + there;
      if (soonest > closes || opens + takes > bound) continue;
      const finish = (isSimple ? Math.max(opens, soonest) : this.startAt(cell, soonest)) + takes;
      const onward = travel[row + (nodes[position + 1] ?? 0)] ?? 0;
      const arc = arcs[position] ?? 0;
      if (finish + onward > bound || finish + onward - leave - arc >= best) continue;
      if (position === last && finish > this.finishLimit) continue;
      best = finish + onward - leave - arc;
      chosen = position;
      this.detour = there + onward - arc;
    }
    this.cost = best;
    return chosen;
  }

  /** Service starts then, of an arrival before the last closing. */
  startAt(cell: number, arrival: number): number {
    if (this.hasOneWindow[cell] === 1) return Math.max(arrival, this.opens[cell] ?? 0);
    const { windowFrom, windowOpen, windowClose } = this.problem;
    let window = windowFrom[cell] ?? 0;
    while (arrival > (windowClose[window] ?? 0)) window += 1;
    return Math.max(arrival, windowOpen[window] ?? 0);
  }
}
