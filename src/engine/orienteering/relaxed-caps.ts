import { NO_LIMIT, type Problem } from './problem.ts';
import type { Routes } from './routes.ts';

const START_SHARE = 0.1;
const DEARER = 1.15;
const CHEAPER = 0.92;
/** No plan is worth this: a cap at this price is as good as hard. */
const PROHIBITIVE = 1e9;
/** How far a price may move from where it began. */
const RANGE = 40;

/**
 * Strategic oscillation (Glover): the search may exceed a hard cap at a price a unit, which rises while the cap is
 * exceeded and falls while it is kept, so it passes between good plans that no feasible plan connects. Caps that have
 * a soft limit of their own below them stay hard, and so does every cap of one: copies of a venue never meet.
 */
export class RelaxedCaps {
  /** The problem with a price in the place of the relaxed caps; the problem itself when there is nothing to relax. */
  readonly problem: Problem;
  private readonly strict: Problem;
  private readonly resources: readonly number[];
  private readonly startPrice: Float64Array;
  private readonly price: Float64Array;

  constructor(strict: Problem) {
    const { resourceCap, softCap } = strict;
    this.strict = strict;
    this.resources = Array.from(resourceCap.keys()).filter((resource) => {
      const cap = resourceCap[resource] ?? 0;
      return cap > 1 && cap < NO_LIMIT && (softCap[resource] ?? 0) >= cap;
    });
    this.startPrice = new Float64Array(resourceCap.length);
    this.price = this.startPrice;
    if (this.resources.length === 0) {
      this.problem = strict;
      return;
    }
    const hard = resourceCap.slice();
    const soft = softCap.slice();
    const price = strict.overCost.slice();
    for (const resource of this.resources) {
      hard[resource] = NO_LIMIT;
      soft[resource] = resourceCap[resource] ?? 0;
      price[resource] = PROHIBITIVE;
      this.startPrice[resource] = START_SHARE * pointsPerUnit(strict, resource);
    }
    this.price = this.startPrice.slice();
    this.problem = { ...strict, resourceCap: hard, softCap: soft, overCost: price };
  }

  get isRelaxed(): boolean {
    return this.resources.length > 0;
  }

  areKept(routes: Routes): boolean {
    for (const resource of this.resources) {
      if ((routes.used[resource] ?? 0) > (this.strict.resourceCap[resource] ?? 0)) return false;
    }
    return true;
  }

  /** Lets the caps be exceeded at their prices, or not at all. Routes that keep them are worth the same either way. */
  soften(isSoft: boolean): void {
    for (const resource of this.resources) {
      this.problem.overCost[resource] = isSoft ? (this.price[resource] ?? 0) : PROHIBITIVE;
    }
  }

  /** Moves every price a step by what the routes use; the routes are counted anew. */
  adapt(routes: Routes): void {
    for (const resource of this.resources) {
      const isExceeded = (routes.used[resource] ?? 0) > (this.strict.resourceCap[resource] ?? 0);
      const start = this.startPrice[resource] ?? 0;
      const price = (this.price[resource] ?? 0) * (isExceeded ? DEARER : CHEAPER);
      this.price[resource] = Math.min(start * RANGE, Math.max(start / RANGE, price));
    }
    this.soften(true);
    routes.recount();
  }
}

/** What a unit of a resource brings on average, over the nodes that use it. */
function pointsPerUnit({ useFrom, useResource, useAmount, score }: Problem, resource: number): number {
  let points = 0;
  let amount = 0;
  for (let node = 0; node < score.length; node++) {
    for (let use = useFrom[node] ?? 0; use < (useFrom[node + 1] ?? 0); use++) {
      if (useResource[use] !== resource) continue;
      points += score[node] ?? 0;
      amount += useAmount[use] ?? 0;
    }
  }
  return amount > 0 ? points / amount : 0;
}
