import { DayCandidates } from './day-candidates.ts';
import type { KnownRoute } from './known-route.ts';
import type { Problem } from './problem.ts';
import { ResourceUse } from './resource-use.ts';

/** Shares of the way from the bound down to the floor, looked at one after the other: near the bound lists are short. */
const REACHES = [0.15, 0.3, 0.5, 0.75, 1];
const MIN_GAIN = 1e-6;
/** Choices between two looks at the clock. */
const CLOCK_STRIDE = 512;

export interface DayChoiceOptions {
  /** No choice is better. */
  bound: number;
  /** What a choice has to beat. */
  floor: number;
  /** By node: stops of one group are never in one plan together. */
  groupOf: Int32Array;
  /** Partial choices looked at: the work is the same on every machine. */
  mostTried: number;
  /** For benchmarks only: the search ends when it says no. */
  hasTime: () => boolean;
}

/**
 * A choice of one route of each list that share no stop and keep every cap, better than the floor: the best, where the
 * tries last. Null when there is none, or none is found. What a route is below the best of its list is lost against
 * the bound, and what is left of the way to the floor decides which routes of the other days are still looked at.
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
  private readonly mostTried: number;
  private readonly use: ResourceUse;
  /** The day with the fewest routes comes first. */
  private readonly days: readonly DayCandidates[];
  private readonly budget: number;
  /** By depth: the least that the days from there on spend together. */
  private readonly leastSpent: Float64Array;
  /** By depth and day, `words` each: the routes of a day that go with what is chosen above that depth. */
  private readonly open: Int32Array;
  private readonly words: number;
  /** By depth: the route chosen there. */
  private readonly chosen: Int32Array;
  private best: KnownRoute[] | null = null;
  private target = 0;
  private tried = 0;

  constructor(problem: Problem, lists: readonly (readonly KnownRoute[])[], options: DayChoiceOptions) {
    const { bound, floor, groupOf } = options;
    this.bound = bound;
    this.hasTime = options.hasTime;
    this.mostTried = options.mostTried;
    this.use = new ResourceUse(problem);
    this.days = lists
      .map((list) => new DayCandidates(problem, list, bound - floor))
      .sort((left, right) => left.count - right.count);
    this.budget = problem.resourceCap[0] ?? 0;
    const depths = this.days.length;
    this.words = Math.max(...this.days.map(({ words }) => words));
    this.open = new Int32Array(depths * depths * this.words);
    this.chosen = new Int32Array(depths);
    this.leastSpent = new Float64Array(depths + 1);
    for (const [depth, day] of this.days.entries()) {
      day.mapClashes(this.days.slice(depth + 1), groupOf);
      this.open.set(day.all, depth * this.words);
    }
    for (let depth = depths - 1; depth >= 0; depth--) {
      this.leastSpent[depth] = (this.leastSpent[depth + 1] ?? 0) + (this.days[depth]?.leastSpend ?? 0);
    }
  }

  /** The best choice worth the target or more. */
  worth(target: number): KnownRoute[] | null {
    this.target = target;
    this.best = null;
    this.descend(0, 0, 0, 0);
    return this.best;
  }

  private descend(depth: number, lost: number, spent: number, value: number): void {
    const { words, open, days } = this;
    const day = days[depth];
    if (!day) return;
    const isLast = depth === days.length - 1;
    const laterLoss = isLast ? 0 : this.leastLossAfter(depth);
    const from = (depth * days.length + depth) * words;
    for (let word = 0; word < day.words; word++) {
      for (let bits = open[from + word] ?? 0; bits !== 0; bits &= bits - 1) {
        const route = word * 32 + 31 - Math.clz32(bits & -bits);
        const lostNow = lost + (day.loss[route] ?? 0);
        if (this.isSpent || lostNow + laterLoss > this.bound - this.target) return;
        const spentNow = spent + (day.spend[route] ?? 0);
        if (spentNow + (this.leastSpent[depth + 1] ?? 0) > this.budget) continue;
        const valueNow = value + (day.value[route] ?? 0);
        if (isLast) {
          if (valueNow < this.target) continue;
          this.chosen[depth] = route;
          this.settle(valueNow);
          continue;
        }
        this.countTry();
        this.chosen[depth] = route;
        if (this.narrow(depth, route, spentNow, lostNow)) this.descend(depth + 1, lostNow, spentNow, valueNow);
      }
    }
  }

  /** What the later days can still choose beside a route; false when the losses would be too many. */
  private narrow(depth: number, route: number, spent: number, lost: number): boolean {
    const { words, open, days } = this;
    const day = days[depth];
    if (!day) return false;
    const room = this.bound - this.target - lost;
    const left = this.budget - spent - (this.leastSpent[depth + 1] ?? 0);
    let least = 0;
    for (let later = depth + 1; later < days.length; later++) {
      const other = days[later];
      if (!other) return false;
      const old = (depth * days.length + later) * words;
      const fresh = old + days.length * words;
      const clashes = day.clashesWith(later - depth - 1);
      const clash = route * other.words;
      const cheap = other.cheaperThan(left + other.leastSpend);
      let first = -1;
      for (let word = 0; word < other.words; word++) {
        const bits = (open[old + word] ?? 0) & ~(clashes[clash + word] ?? 0) & (other.cheap[cheap + word] ?? 0);
        open[fresh + word] = bits;
        if (first < 0 && bits !== 0) first = word * 32 + 31 - Math.clz32(bits & -bits);
      }
      if (first < 0) return false;
      least += other.loss[first] ?? 0;
      if (least > room) return false;
    }
    return true;
  }

  /** What the days after a depth lose at least, each beside what is chosen above `depth`. */
  private leastLossAfter(depth: number): number {
    const { words, open, days } = this;
    let least = 0;
    for (let later = depth + 1; later < days.length; later++) {
      const from = (depth * days.length + later) * words;
      let word = 0;
      while (word < words && open[from + word] === 0) word += 1;
      const bits = open[from + word] ?? 0;
      least += days[later]?.loss[word * 32 + 31 - Math.clz32(bits & -bits)] ?? 0;
    }
    return least;
  }

  private countTry(): void {
    this.tried += 1;
    if (this.tried > this.mostTried || (this.tried % CLOCK_STRIDE === 0 && !this.hasTime())) this.isSpent = true;
  }

  /** Takes the choice as the best so far, if it keeps every cap and is worth the target. */
  private settle(value: number): void {
    const { use } = this;
    const routes = this.days.flatMap((day, depth) => day.routes[this.chosen[depth] ?? 0] ?? []);
    use.clear();
    if (!routes.every(({ nodes }) => use.tryAdd(nodes))) return;
    const total = value - use.softCost();
    if (total < this.target) return;
    this.target = total + MIN_GAIN;
    this.best = routes;
  }
}
