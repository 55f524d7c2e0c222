import { DayStates } from './day-states.ts';
import type { Problem } from './problem.ts';
import type { Shape } from './shape.ts';

/** Stops of a kind that a day is made of, where it takes one of the kind and where it takes several. */
const MOST_OF_ONE = 8;
const MOST_OF_SEVERAL = 20;

/** The stops most worth a visit on one day at the prices of the moment, close together in memory. */
export class DayStops {
  count = 0;
  readonly states: DayStates;
  /** The day begins and ends at these times. */
  begin = 0;
  end = 0;
  readonly node: Int32Array;
  /** Score and priority less the price. */
  readonly profit: Float64Array;
  /** First opening and last closing. */
  readonly open: Int32Array;
  readonly close: Int32Array;
  readonly hasSeveralWindows: Uint8Array;
  readonly service: Int32Array;
  /** Ways from where the day begins, and home. */
  readonly out: Int32Array;
  readonly home: Int32Array;
  /** `from * count + to`. */
  readonly way: Int32Array;
  /** Stops of one group are never in one day. */
  readonly group: Int32Array;
  /** Stops of a kind lie together. */
  readonly kind: Int32Array;
  /** By kind: where its stops end. */
  readonly kindEnd: Int32Array;
  private readonly problem: Problem;
  private readonly shape: Shape;
  private readonly groupOf: Int32Array;

  constructor(shape: Shape, groupOf: Int32Array) {
    const { kindCount, nodeCount } = shape.problem;
    const most = Math.min(nodeCount, kindCount * MOST_OF_SEVERAL);
    this.problem = shape.problem;
    this.shape = shape;
    this.groupOf = groupOf;
    this.states = new DayStates(kindCount);
    this.node = new Int32Array(most);
    this.profit = new Float64Array(most);
    this.open = new Int32Array(most);
    this.close = new Int32Array(most);
    this.hasSeveralWindows = new Uint8Array(most);
    this.service = new Int32Array(most);
    this.out = new Int32Array(most);
    this.home = new Int32Array(most);
    this.way = new Int32Array(most * most);
    this.group = new Int32Array(most);
    this.kind = new Int32Array(most);
    this.kindEnd = new Int32Array(kindCount);
  }

  /** Chooses the stops of a route; false where there is none, or where a day may hold too many mixtures of kinds. */
  choose(route: number, priceOf: Float64Array): boolean {
    const { problem } = this;
    const { kindCount, kindCap, routeStart, routeEnd, startNode, service } = problem;
    const byKind = this.worthAVisit(route, priceOf);
    const caps = byKind.map((list, kind) => Math.min(kindCap[route * kindCount + kind] ?? 0, list.length));
    this.count = 0;
    if (!this.states.setOut(caps)) return false;
    for (const [kind, list] of byKind.entries()) {
      const cap = caps[kind] ?? 0;
      if (cap === 0) continue;
      list.sort((left, right) => right.profit - left.profit || left.node - right.node);
      const most = cap === 1 ? MOST_OF_ONE : MOST_OF_SEVERAL;
      for (const { node, profit } of list.slice(0, most)) this.take(route, node, profit);
      this.kindEnd[kind] = this.count;
    }
    this.begin = (routeStart[route] ?? 0) + (service[startNode[route] ?? 0] ?? 0);
    this.end = routeEnd[route] ?? 0;
    const { count, node, way } = this;
    for (let from = 0; from < count; from++) {
      const row = (node[from] ?? 0) * problem.nodeCount;
      for (let to = 0; to < count; to++) way[from * count + to] = problem.travel[row + (node[to] ?? 0)] ?? 0;
    }
    return count > 0;
  }

  private worthAVisit(route: number, priceOf: Float64Array): { node: number; profit: number }[][] {
    const { nodeCount, kindCount, score, priority, kind } = this.problem;
    const byKind: { node: number; profit: number }[][] = Array.from({ length: kindCount }, () => []);
    for (let node = 0; node < nodeCount; node++) {
      if ((this.shape.closes[route * nodeCount + node] ?? -1) < 0) continue;
      const profit = (score[node] ?? 0) + (priority[node] ?? 0) - (priceOf[node] ?? 0);
      if (profit > 0) byKind[kind[node] ?? 0]?.push({ node, profit });
    }
    return byKind;
  }

  private take(route: number, node: number, profit: number): void {
    const { nodeCount, kind, service, travel, startNode, endNode, windowFrom } = this.problem;
    const at = this.count;
    const cell = route * nodeCount + node;
    this.count += 1;
    this.node[at] = node;
    this.profit[at] = profit;
    this.open[at] = this.shape.opens[cell] ?? 0;
    this.close[at] = this.shape.closes[cell] ?? 0;
    this.hasSeveralWindows[at] = (windowFrom[cell + 1] ?? 0) - (windowFrom[cell] ?? 0) > 1 ? 1 : 0;
    this.service[at] = service[node] ?? 0;
    this.out[at] = travel[(startNode[route] ?? 0) * nodeCount + node] ?? 0;
    this.home[at] = travel[node * nodeCount + (endNode[route] ?? 0)] ?? 0;
    this.group[at] = this.groupOf[node] ?? 0;
    this.kind[at] = kind[node] ?? 0;
  }
}
