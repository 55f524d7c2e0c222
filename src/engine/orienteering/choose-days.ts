import type { KnownRoute } from './known-route.ts';
import type { Problem } from './problem.ts';
import { ResourceUse } from './resource-use.ts';

/** Shares of the way from the bound down to the floor, looked at one after the other: near the bound lists are short. */
const REACHES = [0.15, 0.3, 0.5, 0.75, 1];
const MIN_GAIN = 1e-6;

export interface DayChoiceOptions {
  /** No choice is better. */
  bound: number;
  /** What a choice has to beat. */
  floor: number;
  /** By node: stops of one group are never in one plan together. */
  groupOf: Int32Array;
  /** Pairs of routes compared at most: the work is the same on every machine. */
  mostCompared: number;
  /** For benchmarks only: the search ends when it says no. */
  hasTime: () => boolean;
}

/**
 * A choice of one route of each list that share no stop and keep every cap, better than the floor: the best, where the
 * comparisons last. Null when there is none, or none is found. What a route is below the best of its list is lost
 * against the bound, and what is left of the way to the floor decides which routes of the other days are still looked at.
 */
export function chooseDays(
  problem: Problem,
  lists: readonly (readonly KnownRoute[])[],
  options: DayChoiceOptions,
): KnownRoute[] | null {
  const { bound, floor } = options;
  if (bound <= floor + MIN_GAIN) return null;
  const choice = new DayChoice(problem, lists, options);
  for (const reach of REACHES) {
    const found = choice.worth(Math.max(floor + MIN_GAIN, bound - reach * (bound - floor)));
    if (found || choice.isSpent) return found;
  }
  return null;
}

class DayChoice {
  isSpent = false;
  private readonly bound: number;
  private readonly hasTime: () => boolean;
  private readonly mostCompared: number;
  private readonly use: ResourceUse;
  private readonly routes: readonly KnownRoute[];
  /** By route: what choosing it takes off the bound. */
  private readonly loss: Float64Array;
  /** By route, `words` numbers each: the groups of its stops. */
  private readonly groups: Int32Array;
  private readonly words: number;
  /** By route: what it takes from the first resource, the budget. */
  private readonly spends: Float64Array;
  private readonly budget: number;
  /** Routes of each day, least loss first; the day with the fewest comes first. */
  private readonly days: readonly Int32Array[];
  private readonly chosen: KnownRoute[] = [];
  private best: KnownRoute[] | null = null;
  private target = 0;
  private compared = 0;

  constructor(problem: Problem, lists: readonly (readonly KnownRoute[])[], options: DayChoiceOptions) {
    const { bound, floor, groupOf } = options;
    this.bound = bound;
    this.hasTime = options.hasTime;
    this.mostCompared = options.mostCompared;
    this.use = new ResourceUse(problem);
    const near = lists.map((list) => nearTheBest(list, bound - floor));
    near.sort((left, right) => left.length - right.length);
    const all = near.flat();
    this.routes = all.map(({ known }) => known);
    this.loss = Float64Array.from(all, ({ loss }) => loss);
    this.budget = problem.resourceCap[0] ?? 0;
    this.spends = Float64Array.from(this.routes, ({ nodes }) => spendingOf(problem, nodes));
    const bits = new Map<number, number>();
    for (const { nodes } of this.routes) {
      for (const node of nodes) if (!bits.has(groupOf[node] ?? 0)) bits.set(groupOf[node] ?? 0, bits.size);
    }
    const words = Math.ceil(bits.size / 32);
    this.words = words;
    this.groups = new Int32Array(all.length * words);
    for (const [route, { nodes }] of this.routes.entries()) {
      for (const node of nodes) {
        const bit = bits.get(groupOf[node] ?? 0) ?? 0;
        const cell = route * words + (bit >> 5);
        this.groups[cell] = (this.groups[cell] ?? 0) | (1 << (bit & 31));
      }
    }
    let next = 0;
    this.days = near.map((list) => Int32Array.from(list, () => next++));
  }

  /** The best choice worth the target or more. */
  worth(target: number): KnownRoute[] | null {
    this.target = target;
    this.best = null;
    this.descend(this.days, 0, 0);
    return this.best;
  }

  private descend(days: readonly Int32Array[], lost: number, value: number): void {
    const [today, ...later] = days;
    if (!today) {
      const total = value - this.use.softCost();
      if (total < this.target) return;
      this.target = total + MIN_GAIN;
      this.best = this.chosen.slice();
      return;
    }
    const leastLater = later.reduce((sum, list) => sum + (this.loss[list[0] ?? -1] ?? 0), 0);
    for (const route of today) {
      const known = this.routes[route];
      const lostNow = lost + (this.loss[route] ?? 0);
      const room = this.bound - this.target - lostNow;
      if (!known || this.isSpent || leastLater > room) return;
      if (later.length === 0 && value + known.value < this.target) continue;
      if (!this.use.tryAdd(known.nodes)) continue;
      const lists = this.compatible(later, route, room, leastLater);
      if (lists) {
        this.chosen.push(known);
        this.descend(lists, lostNow, value + known.value);
        this.chosen.pop();
      }
      this.use.remove(known.nodes);
    }
  }

  /** What the later days can still choose beside a route within the room for losses; null when a day has nothing. */
  private compatible(
    later: readonly Int32Array[],
    route: number,
    room: number,
    leastLater: number,
  ): Int32Array[] | null {
    const { words, groups, loss } = this;
    const lists: Int32Array[] = [];
    let least = leastLater;
    const left = this.budget - (this.use.used[0] ?? 0);
    for (const list of later) {
      const first = loss[list[0] ?? -1] ?? 0;
      const kept = new Int32Array(list.length);
      let count = 0;
      for (const other of list) {
        if ((loss[other] ?? 0) + least - first > room) break;
        this.compared += 1;
        let shared = 0;
        for (let word = 0; word < words; word++) {
          shared |= (groups[route * words + word] ?? 0) & (groups[other * words + word] ?? 0);
        }
        if (shared !== 0 || (this.spends[other] ?? 0) > left) continue;
        kept[count] = other;
        count += 1;
      }
      if (this.compared > this.mostCompared || !this.hasTime()) this.isSpent = true;
      if (count === 0) return null;
      // The best of this day is dearer now, which leaves less room for the days after it.
      least += (loss[kept[0] ?? -1] ?? 0) - first;
      lists.push(kept.subarray(0, count));
    }
    return least > room ? null : lists;
  }
}

function nearTheBest(list: readonly KnownRoute[], room: number): { known: KnownRoute; loss: number }[] {
  const top = list.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
  return list
    .map((known) => ({ known, loss: top - known.worth }))
    .filter(({ loss }) => loss < room)
    .sort((left, right) => left.loss - right.loss);
}

/** What the stops take from the first resource. */
function spendingOf({ useFrom, useResource, useAmount }: Problem, nodes: Int32Array): number {
  let sum = 0;
  for (const node of nodes) {
    const end = useFrom[node + 1] ?? 0;
    for (let use = useFrom[node] ?? 0; use < end; use++) if (useResource[use] === 0) sum += useAmount[use] ?? 0;
  }
  return sum;
}
