import type { DayRoute, TripModel } from './trip-model.ts';

export interface PricedRoute {
  route: DayRoute;
  /** What choosing it takes off the bound, in units: its reduced profit below zero. */
  loss: number;
}

export interface CombinationProblem {
  /** Routes that may be chosen, with the empty day where a day may stay empty. */
  routes: readonly PricedRoute[];
  /** What the prices prove: no plan is worth more. */
  bound: number;
  /** What a unit of budget that stays unspent takes off the bound. */
  budgetPrice: number;
  /** Only plans worth this or more are looked for. */
  target: number;
  /** The least by which plans differ. */
  unit: number;
  maxSteps: number;
}

export interface Combination {
  routes: DayRoute[] | null;
  objective: number;
  /** True when no plan worth the target and better than the one found can exist. */
  isSettled: boolean;
}

/** Routes of one day that may still be chosen, cheapest loss first, as numbers of the flat arrays. */
type Candidates = Int32Array;

const SLACK = 1e-3;

/**
 * The best choice of one route a day, by depth-first search over the days: since every route's loss counts against
 * the distance between bound and target, few combinations are left to try. Exact unless it runs out of steps.
 */
export function bestCombination(model: TripModel, problem: CombinationProblem): Combination {
  return new CombinationSearch(model, problem).run();
}

class CombinationSearch {
  private readonly model: TripModel;
  private readonly problem: CombinationProblem;
  private readonly words: number;
  private readonly venues: Int32Array;
  private readonly tags: Uint8Array;
  private readonly price: Float64Array;
  private readonly loss: Float64Array;
  private readonly usedTags: Uint8Array;
  private chosen: number[] = [];
  private best: number[] | null = null;
  private objective = Number.NEGATIVE_INFINITY;
  private target: number;
  private steps = 0;

  constructor(model: TripModel, problem: CombinationProblem) {
    this.model = model;
    this.problem = problem;
    this.target = problem.target;
    const { routes } = problem;
    this.words = Math.ceil(model.venueCount / 32);
    this.venues = new Int32Array(routes.length * this.words);
    this.tags = new Uint8Array(routes.length * model.tagCount);
    this.usedTags = new Uint8Array(model.tagCount);
    this.price = new Float64Array(routes.length);
    this.loss = Float64Array.from(routes, ({ loss }) => Math.max(0, loss));
    routes.forEach(({ route }, index) => {
      for (const node of route.nodes) {
        const venue = model.venue[node] ?? 0;
        const cell = index * this.words + (venue >> 5);
        this.venues[cell] = (this.venues[cell] ?? 0) | (1 << (venue & 31));
        const tag = model.tag[node] ?? -1;
        if (tag >= 0) {
          const at = index * model.tagCount + tag;
          this.tags[at] = (this.tags[at] ?? 0) + 1;
        }
        this.price[index] = (this.price[index] ?? 0) + (model.price[node] ?? 0);
      }
    });
  }

  run(): Combination {
    const { routes, maxSteps } = this.problem;
    const byDay = Array.from({ length: this.model.dayCount }, (_, day) =>
      Int32Array.from(routes.keys().filter((index) => routes[index]?.route.day === day)).sort(
        (left, right) => (this.loss[left] ?? 0) - (this.loss[right] ?? 0),
      ),
    );
    byDay.sort((left, right) => left.length - right.length);
    this.descend(
      byDay.map((list) => this.withoutTooManyTags(list)),
      0,
      0,
    );
    return {
      routes: this.best?.flatMap((index) => routes[index]?.route ?? []) ?? null,
      objective: this.objective,
      isSettled: this.steps < maxSteps,
    };
  }

  private withoutTooManyTags(list: Candidates): Candidates {
    return list.filter((index) => this.hasTagRoom(index));
  }

  private hasTagRoom(index: number): boolean {
    const { tagCount, tagCap } = this.model;
    for (let tag = 0; tag < tagCount; tag++) {
      if ((this.usedTags[tag] ?? 0) + (this.tags[index * tagCount + tag] ?? 0) > tagCap) return false;
    }
    return true;
  }

  private descend(days: readonly Candidates[], spent: number, lost: number): void {
    const [today, ...later] = days;
    if (!today) {
      this.finish();
      return;
    }
    const leastLater = later.reduce((sum, list) => sum + (this.loss[list[0] ?? -1] ?? Number.POSITIVE_INFINITY), 0);
    for (const index of today) {
      if (this.steps >= this.problem.maxSteps) return;
      const lostNow = lost + (this.loss[index] ?? 0);
      const room = this.problem.bound - this.target + SLACK;
      if (lostNow + leastLater > room) return;
      const spentNow = spent + (this.price[index] ?? 0);
      if (spentNow > this.model.budget) continue;
      this.choose(index, 1);
      const lists = this.compatible(later, index, room - lostNow);
      if (lists && this.canSpend(lists, spentNow, room - lostNow)) this.descend(lists, spentNow, lostNow);
      this.choose(index, -1);
    }
  }

  private choose(index: number, by: 1 | -1): void {
    if (by === 1) this.chosen.push(index);
    else this.chosen.pop();
    const { tagCount } = this.model;
    for (let tag = 0; tag < tagCount; tag++) {
      this.usedTags[tag] = (this.usedTags[tag] ?? 0) + by * (this.tags[index * tagCount + tag] ?? 0);
    }
  }

  /** What the later days can still choose beside this route within the room for losses; null when a day has nothing. */
  private compatible(later: readonly Candidates[], index: number, room: number): Candidates[] | null {
    const { words, venues, loss } = this;
    const lists: Candidates[] = [];
    let least = 0;
    for (const list of later) least += loss[list[0] ?? -1] ?? 0;
    for (const list of later) {
      const first = loss[list[0] ?? -1] ?? 0;
      const kept = new Int32Array(list.length);
      let count = 0;
      for (const other of list) {
        if ((loss[other] ?? 0) + least - first > room) break;
        this.steps += 1;
        let isFree = true;
        for (let word = 0; word < words && isFree; word++) {
          isFree = ((venues[index * words + word] ?? 0) & (venues[other * words + word] ?? 0)) === 0;
        }
        if (isFree && this.hasTagRoom(other)) kept[count++] = other;
      }
      if (count === 0) return null;
      // The best of this day is dearer now, which leaves less room for the days after it.
      least += (loss[kept[0] ?? -1] ?? 0) - first;
      lists.push(kept.subarray(0, count));
    }
    return least > room ? null : lists;
  }

  /** False when the later days cannot stay within the budget, or cannot use enough of it to be worth the target. */
  private canSpend(lists: readonly Candidates[], spent: number, room: number): boolean {
    let least = spent;
    let most = spent;
    for (const list of lists) {
      let low = Number.POSITIVE_INFINITY;
      let high = 0;
      for (const index of list) {
        const price = this.price[index] ?? 0;
        if (price < low) low = price;
        if (price > high) high = price;
      }
      least += low;
      most += high;
    }
    if (least > this.model.budget) return false;
    return (this.model.budget - most) * this.problem.budgetPrice <= room;
  }

  private finish(): void {
    let objective = 0;
    for (const index of this.chosen) objective += this.problem.routes[index]?.route.gain ?? 0;
    if (objective < this.target - 1e-9 || objective <= this.objective) return;
    this.objective = objective;
    this.best = [...this.chosen];
    this.target = objective + Math.max(this.problem.unit, 1e-9);
  }
}
