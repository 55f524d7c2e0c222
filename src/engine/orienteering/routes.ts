import { nextVersion } from './next-version.ts';
import { earliestStart, FORBIDDEN_ARC, latestStart, NO_LIMIT, type Problem } from './problem.ts';

/**
 * A set of routes with its schedule. Position 0 of a route is its start node and position `length + 1` its end.
 * `start` holds the earliest start of service at each position, `latest` the latest one that keeps the rest of
 * the route (and the rest between days) feasible: together they make an insertion test O(1)
 * (Savelsbergh 1992; with several windows a position needs no more, because `latest` is itself a feasible start).
 */
export class Routes {
  readonly problem: Problem;
  readonly stride: number;
  readonly nodes: Int32Array;
  readonly start: Int32Array;
  readonly latest: Int32Array;
  readonly length: Int32Array;
  /** Latest finish of the last service that leaves the next day its rest. */
  readonly finishLimit: Int32Array;
  readonly routeOf: Int32Array;
  readonly used: Int32Array;
  readonly kindUsed: Int32Array;
  readonly version: Int32Array;
  /** Nodes taken out since somebody last looked and set the count to 0. */
  readonly freed: Int32Array;
  freedCount = 0;
  /** Sum of scores and priorities less the soft costs, without travel. */
  score = 0;
  travel = 0;

  constructor(problem: Problem) {
    const { routeCount, nodeCount } = problem;
    this.problem = problem;
    this.stride = nodeCount + 2;
    this.nodes = new Int32Array(routeCount * this.stride);
    this.start = new Int32Array(routeCount * this.stride);
    this.latest = new Int32Array(routeCount * this.stride);
    this.length = new Int32Array(routeCount);
    this.finishLimit = new Int32Array(routeCount).fill(NO_LIMIT);
    this.routeOf = new Int32Array(nodeCount).fill(-1);
    this.used = new Int32Array(problem.resourceCap.length);
    this.kindUsed = new Int32Array(routeCount * problem.kindCount);
    this.version = new Int32Array(routeCount);
    this.freed = new Int32Array(nodeCount);
    for (let route = 0; route < routeCount; route++) {
      this.nodes[route * this.stride] = problem.startNode[route] ?? 0;
      this.nodes[route * this.stride + 1] = problem.endNode[route] ?? 0;
    }
    for (let route = 0; route < routeCount; route++) this.refresh(route);
    this.travel = this.measureTravel();
  }

  get objective(): number {
    return this.score - this.problem.travelCost * this.travel;
  }

  copyFrom(other: Routes): void {
    const { stride } = this;
    for (let route = 0; route < this.length.length; route++) {
      if (this.version[route] === other.version[route]) continue;
      const from = route * stride;
      const to = from + (other.length[route] ?? 0) + 2;
      for (let at = from; at < to; at++) {
        this.nodes[at] = other.nodes[at] ?? 0;
        this.start[at] = other.start[at] ?? 0;
        this.latest[at] = other.latest[at] ?? 0;
      }
    }
    this.length.set(other.length);
    this.finishLimit.set(other.finishLimit);
    this.routeOf.set(other.routeOf);
    this.used.set(other.used);
    this.kindUsed.set(other.kindUsed);
    this.version.set(other.version);
    this.score = other.score;
    this.travel = other.travel;
    this.freedCount = 0;
  }

  /** What adding the node now would add to the objective, travel aside; -Infinity when a limit forbids it. */
  gainOf(node: number): number {
    const { useFrom, useResource, useAmount, resourceCap, softCap, overCost } = this.problem;
    let gain = (this.problem.score[node] ?? 0) + (this.problem.priority[node] ?? 0);
    const end = useFrom[node + 1] ?? 0;
    for (let use = useFrom[node] ?? 0; use < end; use++) {
      const resource = useResource[use] ?? 0;
      const before = this.used[resource] ?? 0;
      const after = before + (useAmount[use] ?? 0);
      if (after > (resourceCap[resource] ?? 0)) return Number.NEGATIVE_INFINITY;
      const soft = softCap[resource] ?? 0;
      if (after > soft) gain -= (overCost[resource] ?? 0) * (after - Math.max(before, soft));
    }
    return gain;
  }

  /** Works the score out again after a soft cost has changed. */
  recount(): void {
    const { score, priority, softCap, overCost } = this.problem;
    let sum = 0;
    for (let node = 0; node < score.length; node++) {
      if ((this.routeOf[node] ?? 0) >= 0) sum += (score[node] ?? 0) + (priority[node] ?? 0);
    }
    for (let resource = 0; resource < softCap.length; resource++) {
      sum -= (overCost[resource] ?? 0) * Math.max(0, (this.used[resource] ?? 0) - (softCap[resource] ?? 0));
    }
    this.score = sum;
  }

  kindHasRoom(route: number, node: number): boolean {
    const cell = route * this.problem.kindCount + (this.problem.kind[node] ?? 0);
    return (this.kindUsed[cell] ?? 0) < (this.problem.kindCap[cell] ?? 0);
  }

  /** Puts a node after `position`. The caller has made sure that it fits. */
  insert(route: number, position: number, node: number): void {
    const base = route * this.stride;
    const length = this.length[route] ?? 0;
    const { nodeCount, travel } = this.problem;
    const before = this.nodes[base + position] ?? 0;
    const after = this.nodes[base + position + 1] ?? 0;
    this.nodes.copyWithin(base + position + 2, base + position + 1, base + length + 2);
    this.nodes[base + position + 1] = node;
    this.length[route] = length + 1;
    this.travel +=
      (travel[before * nodeCount + node] ?? 0) +
      (travel[node * nodeCount + after] ?? 0) -
      (travel[before * nodeCount + after] ?? 0);
    this.count(route, node, 1);
    this.routeOf[node] = route;
    this.refresh(route);
  }

  /**
   * Takes out every node of the route whose mark is set, then any node that the closing of the gaps left
   * unreachable (forbidden arcs, truncated distances). Marks are cleared.
   */
  removeMarked(route: number, marks: Uint8Array): void {
    const base = route * this.stride;
    const length = this.length[route] ?? 0;
    let kept = 0;
    for (let position = 1; position <= length; position++) {
      const node = this.nodes[base + position] ?? 0;
      if (marks[node] === 1) {
        marks[node] = 0;
        this.drop(route, node);
        continue;
      }
      kept += 1;
      this.nodes[base + kept] = node;
    }
    this.nodes[base + kept + 1] = this.problem.endNode[route] ?? 0;
    this.length[route] = kept;
    let isFeasible = this.refresh(route);
    while (!isFeasible) {
      const day = this.dropUnreachable(route);
      isFeasible = this.refresh(day) && this.refresh(route);
    }
    this.travel = this.measureTravel();
  }

  /** When service at a position ends. */
  departure(route: number, position: number): number {
    const at = route * this.stride + position;
    return (this.start[at] ?? 0) + (this.problem.service[this.nodes[at] ?? 0] ?? 0);
  }

  /** Recomputes the schedule of a route and of the neighbouring days it touches; false when it cannot be kept. */
  refresh(route: number): boolean {
    const rests = this.problem.restOffset >= 0;
    this.version[route] = nextVersion();
    let isFeasible = true;
    for (let day = route; day < this.length.length; day++) {
      const isChanged = this.forward(day);
      if (this.unreachable(day) > 0) isFeasible = false;
      if (!rests || (day > route && !isChanged)) break;
    }
    if (!isFeasible) return false;
    for (let day = route; day >= 0; day--) {
      const leave = this.latest[day * this.stride] ?? 0;
      this.backward(day);
      if (!rests || (day < route && leave === this.latest[day * this.stride])) break;
    }
    return true;
  }

  /** First position that cannot be served in time, 0 when there is none. */
  private unreachable(route: number): number {
    const base = route * this.stride;
    const length = this.length[route] ?? 0;
    if (length === 0) return 0;
    for (let position = 1; position <= length; position++) if (this.start[base + position] === -1) return position;
    const end = this.start[base + length + 1] ?? 0;
    return end > (this.problem.routeEnd[route] ?? 0) ? length : 0;
  }

  private dropUnreachable(route: number): number {
    for (let day = route; day < this.length.length; day++) {
      const position = this.unreachable(day);
      if (position === 0 || (this.length[day] ?? 0) === 0) continue;
      const base = day * this.stride;
      const length = this.length[day] ?? 0;
      const previous = this.nodes[base + position - 1] ?? 0;
      const node = this.nodes[base + position] ?? 0;
      // A kept stop outlasts its neighbour, which is looked for again afterwards.
      const takesPrevious = position > 1 && this.problem.isLocked[node] === 1 && this.problem.isLocked[previous] === 0;
      const out = takesPrevious ? position - 1 : position;
      this.drop(day, this.nodes[base + out] ?? 0);
      this.nodes.copyWithin(base + out, base + out + 1, base + length + 2);
      this.length[day] = length - 1;
      return day;
    }
    return route;
  }

  private drop(route: number, node: number): void {
    this.count(route, node, -1);
    this.routeOf[node] = -1;
    this.freed[this.freedCount] = node;
    this.freedCount += 1;
  }

  private count(route: number, node: number, sign: 1 | -1): void {
    const { useFrom, useResource, useAmount, softCap, overCost, kindCount, kind } = this.problem;
    this.score += sign * ((this.problem.score[node] ?? 0) + (this.problem.priority[node] ?? 0));
    const end = useFrom[node + 1] ?? 0;
    for (let use = useFrom[node] ?? 0; use < end; use++) {
      const resource = useResource[use] ?? 0;
      const before = this.used[resource] ?? 0;
      const after = before + sign * (useAmount[use] ?? 0);
      const soft = softCap[resource] ?? 0;
      this.used[resource] = after;
      this.score -= (overCost[resource] ?? 0) * (Math.max(after, soft) - Math.max(before, soft));
    }
    const cell = route * kindCount + (kind[node] ?? 0);
    this.kindUsed[cell] = (this.kindUsed[cell] ?? 0) + sign;
  }

  /** Earliest schedule of a day; true when something in it changed. -1 marks a stop that cannot be reached. */
  private forward(route: number): boolean {
    const { problem, stride } = this;
    const base = route * stride;
    const end = base + (this.length[route] ?? 0) + 1;
    let time = problem.routeStart[route] ?? 0;
    const lengthBefore = route > 0 ? (this.length[route - 1] ?? 0) : 0;
    if (problem.restOffset >= 0 && lengthBefore > 0) {
      const rested = this.departure(route - 1, lengthBefore) - problem.restOffset;
      if (rested > time) time = rested;
    }
    let isChanged = this.start[base] !== time;
    this.start[base] = time;
    time += problem.service[this.nodes[base] ?? 0] ?? 0;
    for (let at = base + 1; at <= end; at++) {
      const node = this.nodes[at] ?? 0;
      const arrival = time + (problem.travel[(this.nodes[at - 1] ?? 0) * problem.nodeCount + node] ?? 0);
      const start = at === end ? arrival : arrival >= FORBIDDEN_ARC ? -1 : earliestStart(problem, route, node, arrival);
      if (this.start[at] !== start) isChanged = true;
      this.start[at] = start;
      time = (start === -1 ? arrival : start) + (problem.service[node] ?? 0);
    }
    if (isChanged) this.version[route] = nextVersion();
    return isChanged;
  }

  private backward(route: number): void {
    const { problem, stride } = this;
    const base = route * stride;
    const length = this.length[route] ?? 0;
    let limit = NO_LIMIT;
    if (problem.restOffset >= 0 && route + 1 < this.length.length && (this.length[route + 1] ?? 0) > 0) {
      limit = (this.latest[base + stride] ?? 0) + problem.restOffset;
    }
    let isChanged = this.finishLimit[route] !== limit;
    this.finishLimit[route] = limit;
    let next = problem.routeEnd[route] ?? 0;
    this.latest[base + length + 1] = next;
    for (let position = length; position >= 0; position--) {
      const node = this.nodes[base + position] ?? 0;
      const following = this.nodes[base + position + 1] ?? 0;
      let finish = next - (problem.travel[node * problem.nodeCount + following] ?? 0);
      if (position === length && position > 0 && limit < finish) finish = limit;
      const begin = finish - (problem.service[node] ?? 0);
      next = position === 0 ? begin : latestStart(problem, route, node, begin);
      if (this.latest[base + position] !== next) isChanged = true;
      this.latest[base + position] = next;
    }
    if (isChanged) this.version[route] = nextVersion();
  }

  private measureTravel(): number {
    let sum = 0;
    for (let route = 0; route < this.length.length; route++) {
      const base = route * this.stride;
      // A route without a stop is a day nobody leaves the hotel.
      const end = base + (this.length[route] ?? 0) + 1;
      for (let at = base + 1; at <= end; at++)
        sum += this.problem.travel[(this.nodes[at - 1] ?? 0) * this.problem.nodeCount + (this.nodes[at] ?? 0)] ?? 0;
    }
    return sum;
  }
}
