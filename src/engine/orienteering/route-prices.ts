import type { KnownRoute } from './known-route.ts';
import { NO_LIMIT, type Problem } from './problem.ts';
import { ResourceUse } from './resource-use.ts';
import { RouteLists } from './route-lists.ts';

/** Steps without a better bound before the pace falls. */
const PATIENCE = 5;
const SLOWER = 0.6;
const EPSILON = 1e-9;
/** Resources are counted in tenths of their cap, so that money and stops weigh alike in a step. */
const PARTS = 10;

/** Prices of the resources and of a visit to each node: with the right ones the best routes one by one fit together. */
export class RoutePrices {
  private readonly problem: Problem;
  private readonly use: ResourceUse;
  private readonly unit: Float64Array;
  private readonly resource: Float64Array;
  private readonly visit: Float64Array;
  private readonly priceOf: Float64Array;

  constructor(problem: Problem) {
    this.problem = problem;
    this.use = new ResourceUse(problem);
    this.unit = Float64Array.from(problem.resourceCap, (cap, index) => {
      const size = softOf(problem, index, cap);
      return size >= NO_LIMIT ? 1 : Math.max(1, size / PARTS);
    });
    this.resource = new Float64Array(problem.resourceCap.length);
    this.visit = new Float64Array(problem.nodeCount);
    this.priceOf = new Float64Array(problem.nodeCount);
  }

  /**
   * Moves the prices by at most so many subgradient steps (Held, Wolfe and Crowder 1974) and sets the worth of every
   * route; returns a bound that no choice of `picks` routes of each list exceeds.
   */
  settle(
    lists: readonly (readonly KnownRoute[])[],
    { picks, floor, steps }: { picks: number; floor: number; steps: number },
  ): number {
    const known = new RouteLists(lists);
    let least = Number.POSITIVE_INFINITY;
    let bestResource = this.resource.slice();
    let bestVisit = this.visit.slice();
    let pace = 1;
    let idle = 0;
    for (let step = 0; step < steps && least > floor + EPSILON; step++) {
      const bound = this.weigh(known, picks);
      if (bound < least - EPSILON) {
        least = bound;
        bestResource = this.resource.slice();
        bestVisit = this.visit.slice();
        idle = 0;
      } else {
        idle += 1;
      }
      if (idle < PATIENCE) {
        if (!this.step(pace * (bound - floor))) break;
        continue;
      }
      pace *= SLOWER;
      idle = 0;
      this.resource.set(bestResource);
      this.visit.set(bestVisit);
    }
    this.resource.set(bestResource);
    this.visit.set(bestVisit);
    const bound = this.weigh(known, picks);
    known.settle();
    return bound;
  }

  /** What all caps are worth at the present prices: a choice is worth no more than this and the worths of its routes. */
  capValue(): number {
    const { resourceCap, overCost } = this.problem;
    let sum = 0;
    for (let index = 0; index < this.resource.length; index++) {
      const price = this.resource[index] ?? 0;
      if (price === 0) continue;
      const cap = resourceCap[index] ?? 0;
      const soft = softOf(this.problem, index, cap);
      const toTheCap = cap >= NO_LIMIT ? 0 : price * cap - (overCost[index] ?? 0) * (cap - soft);
      sum += Math.max(price * soft, toTheCap);
    }
    for (let node = 0; node < this.visit.length; node++) sum += this.visit[node] ?? 0;
    return sum;
  }

  /** What a visit to each node costs at the present prices, with all that it uses. */
  nodePrices(): Float64Array {
    const { useFrom, useResource, useAmount } = this.problem;
    const { visit, resource, priceOf } = this;
    for (let node = 0; node < visit.length; node++) {
      let sum = visit[node] ?? 0;
      const end = useFrom[node + 1] ?? 0;
      for (let use = useFrom[node] ?? 0; use < end; use++) {
        sum += (resource[useResource[use] ?? 0] ?? 0) * (useAmount[use] ?? 0);
      }
      priceOf[node] = sum;
    }
    return priceOf;
  }

  /** Works out all worths, counts what the best routes of each list use, and returns the bound of the present prices. */
  private weigh(known: RouteLists, picks: number): number {
    this.use.clear();
    known.weigh(this.nodePrices());
    return this.capValue() + known.best(picks, ({ nodes }) => this.use.add(nodes));
  }

  /** False when there is nowhere to go: the best routes already fit together. */
  private step(distance: number): boolean {
    let norm = 0;
    for (let index = 0; index < this.resource.length; index++) norm += this.excessOf(index) ** 2;
    for (let node = 0; node < this.visit.length; node++) norm += this.crowdOf(node) ** 2;
    if (norm === 0 || distance <= 0) return false;
    const move = distance / norm;
    const { resourceCap, overCost } = this.problem;
    for (let index = 0; index < this.resource.length; index++) {
      const price = (this.resource[index] ?? 0) + (move * this.excessOf(index)) / (this.unit[index] ?? 1);
      // Where use is only dear and never forbidden, no unit is worth more than it costs.
      const top = (resourceCap[index] ?? 0) >= NO_LIMIT ? (overCost[index] ?? 0) : Number.POSITIVE_INFINITY;
      this.resource[index] = Math.min(top, Math.max(0, price));
    }
    for (let node = 0; node < this.visit.length; node++) {
      this.visit[node] = Math.max(0, (this.visit[node] ?? 0) + move * this.crowdOf(node));
    }
    return true;
  }

  /** Units that the best routes use beyond what the price pays for. */
  private excessOf(index: number): number {
    const { resourceCap, overCost } = this.problem;
    const cap = resourceCap[index] ?? 0;
    const soft = softOf(this.problem, index, cap);
    if (soft >= NO_LIMIT) return 0;
    const price = this.resource[index] ?? 0;
    const level = price >= (overCost[index] ?? 0) && cap < NO_LIMIT ? cap : soft;
    const excess = ((this.use.used[index] ?? 0) - level) / (this.unit[index] ?? 1);
    return excess < 0 && price === 0 ? 0 : excess;
  }

  private crowdOf(node: number): number {
    const crowd = (this.use.visits[node] ?? 0) - 1;
    return crowd < 0 && this.visit[node] === 0 ? 0 : crowd;
  }
}

const softOf = ({ softCap }: Problem, index: number, cap: number): number => Math.min(cap, softCap[index] ?? 0);
