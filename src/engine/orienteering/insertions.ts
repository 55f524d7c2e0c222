import { NO_LIMIT, type Problem } from './problem.ts';
import type { Routes } from './routes.ts';
import type { Shape } from './shape.ts';
import { NEVER, Walk } from './walk.ts';

/** In the place of the best node of a route: nobody has looked since it changed, or there is none. */
export const UNKNOWN = -2;
export const NONE = -1;

/**
 * The open nodes that fit into each route, with the cheapest place of each, remembered until the route changes. Cheap
 * means least time taken from the route (detour, waiting and service), as in the iterated local search of
 * Vansteenwegen et al. 2009. A full route has a short list, so a round of search looks at few nodes.
 */
export class Insertions {
  /** The nodes that fit into a route, `count[route]` of them from `route * nodeCount` on. */
  readonly fitting: Int32Array;
  readonly count: Int32Array;
  /** By `route * nodeCount + node`: for the nodes of `fitting`, NEVER for the others. */
  readonly shift: Int32Array;
  /** As `shift`, but right for the nodes of `fitting` only. */
  readonly position: Int32Array;
  readonly detour: Int32Array;
  /** By route: the node to put in next, its key and what it would add, as the last look found them. */
  readonly bestNode: Int32Array;
  readonly bestKey: Float64Array;
  readonly bestGain: Float64Array;
  /** A node that is not to be put in for now; NONE when every one may be. */
  heldBack = NONE;
  private readonly version: Int32Array;
  /** What each node would add, where `gainAge` says that it was asked since the gains were forgotten. */
  private readonly gain: Float64Array;
  private readonly gainAge: Int32Array;
  /** Of the route that is looked at, by node: see `noteUntil`. */
  private readonly until: Int32Array;
  private age = 0;
  private readonly problem: Problem;
  private readonly shape: Shape;
  private readonly walk: Walk;

  constructor(shape: Shape) {
    const { nodeCount, routeCount } = shape.problem;
    const cells = nodeCount * routeCount;
    this.problem = shape.problem;
    this.shape = shape;
    this.walk = new Walk(shape);
    this.fitting = new Int32Array(cells);
    this.count = new Int32Array(routeCount);
    this.shift = new Int32Array(cells).fill(NEVER);
    this.position = new Int32Array(cells);
    this.detour = new Int32Array(cells);
    this.version = new Int32Array(routeCount).fill(-1);
    this.bestNode = new Int32Array(routeCount);
    this.bestKey = new Float64Array(routeCount);
    this.bestGain = new Float64Array(routeCount);
    this.gain = new Float64Array(nodeCount);
    this.gainAge = new Int32Array(nodeCount);
    this.until = new Int32Array(nodeCount);
  }

  /** To be called when the routes have changed. */
  forgetGains(): void {
    this.age = (this.age + 1) | 0;
  }

  /** As that of the routes, but worked out once for all of them. */
  gainOf(routes: Routes, node: number): number {
    if (this.gainAge[node] === this.age) return this.gain[node] ?? 0;
    const gain = routes.gainOf(node);
    this.gain[node] = gain;
    this.gainAge[node] = this.age;
    return gain;
  }

  copyFrom(other: Insertions): void {
    for (let route = 0; route < this.count.length; route++) {
      this.clear(route);
      const count = other.count[route] ?? 0;
      const base = route * this.problem.nodeCount;
      this.version[route] = other.version[route] ?? 0;
      this.count[route] = count;
      for (let index = base; index < base + count; index++) {
        const node = other.fitting[index] ?? 0;
        const cell = base + node;
        this.fitting[index] = node;
        this.shift[cell] = other.shift[cell] ?? 0;
        this.position[cell] = other.position[cell] ?? 0;
        this.detour[cell] = other.detour[cell] ?? 0;
      }
    }
  }

  /** After stops were taken out: looks at every open node for the changed routes, at the freed ones for the others. */
  widen(routes: Routes): void {
    for (let route = 0; route < this.count.length; route++) {
      if (this.version[route] === routes.version[route]) {
        this.offerFreed(routes, route);
        continue;
      }
      this.clear(route);
      this.walk.along(routes, route);
      if (this.problem.kindCount > 1) this.scanNodes(routes, route);
      else this.scan(routes, route, 0, this.walk.last);
      this.version[route] = routes.version[route] ?? 0;
    }
    routes.freedCount = 0;
  }

  /**
   * After a node was put behind a position of a route. What did not fit into a route before does not fit now, unless
   * arcs are forbidden: then the new stop may open a way.
   */
  narrow(routes: Routes, changed: number, position: number): void {
    for (let route = 0; route < this.count.length; route++) {
      if (this.version[route] === routes.version[route]) continue;
      this.walk.along(routes, route);
      this.filter(routes, route, route === changed ? position : -1);
      if (this.shape.hasForbiddenArcs && route === changed) this.scan(routes, route, position, position + 1);
      this.bestNode[route] = UNKNOWN;
      this.version[route] = routes.version[route] ?? 0;
    }
  }

  /** Forgets the nodes that have been put in. */
  purge(routes: Routes): void {
    const { nodeCount } = this.problem;
    for (let route = 0; route < this.count.length; route++) {
      const base = route * nodeCount;
      const count = this.count[route] ?? 0;
      let kept = 0;
      for (let index = 0; index < count; index++) {
        const node = this.fitting[base + index] ?? 0;
        if ((routes.routeOf[node] ?? 0) >= 0) {
          this.shift[base + node] = NEVER;
          continue;
        }
        this.fitting[base + kept] = node;
        kept += 1;
      }
      this.count[route] = kept;
    }
  }

  private clear(route: number): void {
    const base = route * this.problem.nodeCount;
    const end = base + (this.count[route] ?? 0);
    for (let index = base; index < end; index++) this.shift[base + (this.fitting[index] ?? 0)] = NEVER;
    this.count[route] = 0;
  }

  /** Every open node against some positions, position by position: near nodes first, as far as the time goes. */
  private scan(routes: Routes, route: number, first: number, last: number): void {
    const { nodeCount, service } = this.problem;
    const { arriving, followers, ways, leastService, opens, hasOneWindow, hasForbiddenArcs } = this.shape;
    const { walk, shift, fitting, position, detour, until } = this;
    const base = route * nodeCount;
    this.noteUntil(routes, route);
    const finishLimit = routes.finishLimit[route] ?? 0;
    let found = this.count[route] ?? 0;
    for (let at = first; at <= last; at++) {
      const before = walk.node[at] ?? 0;
      const leave = walk.leave[at] ?? 0;
      const bound = walk.bound[at] ?? 0;
      const arc = walk.arc[at] ?? 0;
      const finishBy = at === walk.last ? finishLimit : bound;
      const span = bound - leave - leastService;
      // In an ellipse around both ends no point is further from one than half of the way round and the arc together.
      const reach = hasForbiddenArcs ? span : (span + arc + ROUNDING) >> 1;
      const row = before * nodeCount;
      const back = (walk.node[at + 1] ?? 0) * nodeCount;
      const end = row + this.shape.followersOf(before);
      for (let index = row; index < end; index++) {
        const node = followers[index] ?? 0;
        const there = ways[index] ?? 0;
        if (there > reach) break;
        const arrival = leave + there;
        if (arrival > (until[node] ?? 0)) continue;
        const cell = base + node;
        const finish = Math.max(arrival, opens[cell] ?? 0) + (service[node] ?? 0);
        const onward = arriving[back + node] ?? 0;
        if (finish + onward > bound || finish > finishBy) continue;
        const known = shift[cell] ?? 0;
        let cost = finish + onward - leave - arc;
        if (cost >= known) continue;
        // With several windows service may begin later than at the first opening.
        if (hasOneWindow[cell] === 0) {
          const later = walk.startAt(cell, arrival) + (service[node] ?? 0);
          cost += later - finish;
          if (later + onward > bound || later > finishBy || cost >= known) continue;
        }
        if (known === NEVER) {
          fitting[base + found] = node;
          found += 1;
        }
        shift[cell] = cost;
        position[cell] = at;
        detour[cell] = there + onward - arc;
      }
    }
    this.count[route] = found;
  }

  /** Until when each node may still be begun in a route: never where it stands somewhere, or its kind has no room. */
  private noteUntil(routes: Routes, route: number): void {
    const { nodeCount, kind, kindCap, kindCount } = this.problem;
    const { closes } = this.shape;
    const { routeOf, kindUsed } = routes;
    const kinds = route * kindCount;
    const base = route * nodeCount;
    for (let node = 0; node < nodeCount; node++) {
      const counter = kinds + (kind[node] ?? 0);
      // A kind without room in this route gains room only when the route changes, which brings us here again.
      const isOpen = (routeOf[node] ?? 0) < 0 && (kindUsed[counter] ?? 0) < (kindCap[counter] ?? 0);
      this.until[node] = isOpen ? (closes[base + node] ?? 0) : -NO_LIMIT;
    }
  }

  /** As `scan` over the whole route, node by node: faster where most kinds have no room. */
  private scanNodes(routes: Routes, route: number): void {
    const { nodeCount, kind, kindCap, kindCount } = this.problem;
    const { closes } = this.shape;
    const { routeOf, kindUsed } = routes;
    const base = route * nodeCount;
    const kinds = route * kindCount;
    let found = 0;
    for (let node = 0; node < nodeCount; node++) {
      const counter = kinds + (kind[node] ?? 0);
      if ((kindUsed[counter] ?? 0) >= (kindCap[counter] ?? 0)) continue;
      if ((routeOf[node] ?? 0) >= 0 || (closes[base + node] ?? 0) < 0 || !this.place(base + node, node)) continue;
      this.fitting[base + found] = node;
      found += 1;
    }
    this.count[route] = found;
  }

  /** Looks again at the nodes that fitted; `split` is the position that got a new stop behind it, -1 for none. */
  private filter(routes: Routes, route: number, split: number): void {
    const { nodeCount, kind, kindCap, kindCount } = this.problem;
    const { fitting, shift, position, detour, walk } = this;
    const { routeOf, kindUsed } = routes;
    const base = route * nodeCount;
    const kinds = route * kindCount;
    const end = base + (this.count[route] ?? 0);
    let found = base;
    for (let index = base; index < end; index++) {
      const node = fitting[index] ?? 0;
      const cell = base + node;
      const counter = kinds + (kind[node] ?? 0);
      let place = -1;
      if ((routeOf[node] ?? 0) < 0 && (kindUsed[counter] ?? 0) < (kindCap[counter] ?? 0)) {
        if (split >= 0) place = walk.cheapestNear(node, position[cell] ?? 0, split);
        if (place < 0) place = walk.cheapest(node);
      }
      if (place < 0) {
        shift[cell] = NEVER;
        continue;
      }
      shift[cell] = walk.cost;
      position[cell] = place;
      detour[cell] = walk.detour;
      fitting[found] = node;
      found += 1;
    }
    this.count[route] = found - base;
  }

  private offerFreed(routes: Routes, route: number): void {
    if (routes.freedCount === 0) return;
    const base = route * this.problem.nodeCount;
    this.walk.along(routes, route);
    let found = this.count[route] ?? 0;
    for (let index = 0; index < routes.freedCount; index++) {
      const node = routes.freed[index] ?? 0;
      if (!routes.kindHasRoom(route, node) || !this.place(base + node, node)) continue;
      this.fitting[base + found] = node;
      found += 1;
    }
    this.count[route] = found;
  }

  private place(cell: number, node: number): boolean {
    const position = this.walk.cheapest(node);
    if (position < 0) return false;
    this.shift[cell] = this.walk.cost;
    this.position[cell] = position;
    this.detour[cell] = this.walk.detour;
    return true;
  }
}

/** Published distances are truncated, which bends the triangle inequality by this much at most. */
const ROUNDING = 3;
