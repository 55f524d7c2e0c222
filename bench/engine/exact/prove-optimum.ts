import type { Highs } from 'highs';
import { bestCombination, type Combination } from './best-combination.ts';
import { chooseRoutes, NO_CHOICE } from './choose-routes.ts';
import { type Prices, priceOfRoute } from './day-search.ts';
import { enumerateDay } from './enumerate-day.ts';
import { Master, type MasterSolution } from './master.ts';
import { priceDay } from './price-day.ts';
import { brokenTriples } from './subset-row-cuts.ts';
import type { DayRoute, TripModel } from './trip-model.ts';

export interface Proof {
  /** The best plan found, a route for each day that has one; null when no plan keeps the rules. */
  routes: readonly DayRoute[] | null;
  /** In the problem's own points; minus infinity without a plan. */
  value: number;
  /** No plan is better than this, in points. */
  bound: number;
  /** The linear relaxation's value before any cut. */
  rootBound: number;
}

export interface ProofOptions {
  /** Seconds for each integer program. */
  seconds: number;
  /** Rounds of cuts before the search gives the interval instead of the optimum. */
  cutRounds: number;
  /** Partial days that the enumeration of one day may hold. */
  maxLabels: number;
  /** Comparisons of two routes in the search for a combination, before HiGHS takes over. */
  maxSteps: number;
  log: (line: string) => void;
}

const EPSILON = 1e-6;
const ROUTES_A_ROUND = 40;
const CUTS_A_ROUND = 12;
const POOL_CUT_ROUNDS = 60;
/** The first target lies this share of the bound below it; the distance grows until a plan is found. */
const FIRST_REACH = 0.002;
const REACH_GROWTH = 1.6;
/** HiGHS takes minutes and gigabytes for more columns, and seldom finds the end. */
const MOST_COLUMNS = 12_000;
/** Units by which sums of many prices may be off. */
const SLACK = 1e-3;

/**
 * The best plan of a trip and a bound that no plan exceeds, equal where the gap closes. Column generation over day
 * routes; then, as in Baldacci, Christofides and Mingozzi (Mathematical Programming 115(2), 2008), every route whose
 * reduced profit could still be part of a better plan is listed, and the choice among those is settled by HiGHS; the
 * value to beat is lowered step by step, so that the lists stay short.
 */
export function proveOptimum(model: TripModel, highs: Highs, options: ProofOptions): Proof {
  const master = new Master(model, highs);
  try {
    return new Search(model, highs, master, options).run();
  } finally {
    master.dispose();
  }
}

class Search {
  private readonly model: TripModel;
  private readonly highs: Highs;
  private readonly master: Master;
  private readonly options: ProofOptions;
  private best: Combination = NO_CHOICE;
  private bound = Number.POSITIVE_INFINITY;
  /** What the latest prices prove, before rounding. */
  private pricedValue = Number.POSITIVE_INFINITY;
  /** The least by which one plan can be better than another. */
  private readonly unit: number;
  private rootBound = Number.POSITIVE_INFINITY;

  constructor(model: TripModel, highs: Highs, master: Master, options: ProofOptions) {
    this.model = model;
    this.highs = highs;
    this.master = master;
    this.options = options;
    this.unit = model.isIntegral ? 1 : 0;
  }

  run(): Proof {
    let reach = 0;
    for (let round = 0; ; round++) {
      const solution = this.generateColumns();
      if (solution.isShort) return this.proof();
      if (round === 0) {
        this.rootBound = this.bound;
        reach = Math.ceil(FIRST_REACH * this.bound);
      }
      this.log(`bound ${this.points(this.bound)}, best ${this.points(this.best.objective)}`);
      if (this.isClosed()) return this.proof();
      const target = Math.max(this.best.objective + this.unit, this.rounded(this.pricedValue) - reach);
      const pool = this.enumerate(solution.prices, target);
      if (pool) {
        const isSettled = this.settle(pool, target);
        if (isSettled && !this.isClosed()) {
          reach = Math.ceil(reach * REACH_GROWTH);
          continue;
        }
        if (!this.best.routes) this.improve(this.options.seconds);
        return this.proof();
      }
      const triples = brokenTriples(this.model, this.master.routes, solution.values, CUTS_A_ROUND);
      if (triples.length === 0 || round >= this.options.cutRounds) {
        this.improve(this.options.seconds);
        return this.proof();
      }
      this.master.addCuts(triples);
    }
  }

  /** Solves the relaxation: columns by quick pricing while it finds any, then by exact pricing. */
  private generateColumns(): MasterSolution {
    for (let round = 0; ; round++) {
      const solution = this.master.solve();
      const days = Array.from({ length: this.model.dayCount }, (_, day) => day);
      const price = (isExact: boolean) =>
        days.map((day) => priceDay(this.model, day, solution.prices, { isExact, maxRoutes: ROUTES_A_ROUND }));
      const quick = price(false).flatMap(({ routes }) => routes);
      if (this.master.add(quick) > 0) continue;
      const exact = price(true);
      this.pricedValue = this.dualValue(
        solution.prices,
        exact.map(({ best }) => best),
      );
      this.bound = Math.min(this.bound, this.rounded(this.pricedValue));
      if (this.master.add(exact.flatMap(({ routes }) => routes)) === 0) {
        this.log(
          `relaxation after ${round} rounds, ${this.master.routes.length} routes, ${this.master.cuts.length} cuts`,
        );
        return solution;
      }
    }
  }

  /** What the prices prove, whatever precision HiGHS worked with: every row's limit at its price, and the best days' profits. */
  private dualValue(prices: Prices, bestProfits: readonly number[]): number {
    const { model } = this;
    const sum = (values: Iterable<number>): number => Iterator.from(values).reduce((total, value) => total + value, 0);
    const shared =
      sum(prices.venue) +
      prices.budget * model.budget +
      sum(prices.tag) * model.tagCap +
      sum(prices.cuts.map((cut) => cut.price));
    const days = Array.from(prices.day, (price, day) => {
      const best = price + Math.max(bestProfits[day] ?? 0, EPSILON);
      const mayStayEmpty = model.needsLunch[day] !== 1 && model.needsDinner[day] !== 1;
      return mayStayEmpty ? Math.max(0, best) : best;
    });
    return shared + sum(days);
  }

  private rounded(bound: number): number {
    return this.model.isIntegral ? Math.floor(bound + 1e-4) : bound;
  }

  private improve(seconds: number): void {
    const choice = chooseRoutes(this.model, this.highs, this.master.routes, {
      seconds,
      atLeast: Number.NEGATIVE_INFINITY,
      cuts: [],
    });
    if (choice.objective > this.best.objective) this.best = choice;
  }

  private isClosed(): boolean {
    return this.bound <= this.best.objective + (this.model.isIntegral ? 0.5 : EPSILON);
  }

  /** Every route that a plan worth the target or more can use: its other days cannot bring more than nothing. */
  private enumerate(prices: Prices, target: number): DayRoute[] | null {
    const threshold = target - this.pricedValue - SLACK;
    const pool: DayRoute[] = [];
    for (let day = 0; day < this.model.dayCount; day++) {
      const routes = enumerateDay(this.model, day, prices, threshold, this.options.maxLabels);
      if (!routes) {
        this.log(`day ${day}: too many routes within ${this.points(-threshold)} points`);
        return null;
      }
      for (const route of routes) pool.push(route);
    }
    this.log(`${pool.length} routes can be part of a plan worth ${this.points(target)}`);
    return pool;
  }

  /**
   * Finds the best plan worth the target or more, or proves that there is none; false where the time was not enough.
   * Cuts until none is broken, with fewer routes after each round, then the integer program.
   */
  private settle(all: readonly DayRoute[], target: number): boolean {
    const belowTarget = target - this.unit;
    const lower = (bound: number): void => {
      this.bound = Math.min(this.bound, Math.max(this.best.objective, belowTarget, bound));
    };
    let pool = all;
    for (let round = 0; round < POOL_CUT_ROUNDS; round++) {
      const solution = this.relaxOver(pool);
      this.pricedValue = this.dualValue(solution.prices, []);
      lower(this.rounded(this.pricedValue));
      if (this.rounded(this.pricedValue) < target || this.isClosed()) return true;
      const threshold = target - this.pricedValue - SLACK;
      pool = pool.filter((route) => priceOfRoute(this.model, solution.prices, route) > threshold);
      const triples = brokenTriples(this.model, this.master.routes, solution.values, CUTS_A_ROUND);
      if (triples.length === 0) break;
      this.master.addCuts(triples);
    }
    this.log(`${pool.length} of them left, ${this.master.cuts.length} cuts, bound ${this.points(this.bound)}`);
    const found = this.combine(pool, target);
    if (found.objective > this.best.objective) this.best = found;
    if (found.isSettled) {
      this.bound = Math.max(this.best.objective, Math.min(this.bound, belowTarget));
      return true;
    }
    if (pool.length > MOST_COLUMNS) return false;
    const { seconds } = this.options;
    const atLeast = Math.max(target, this.best.objective);
    const choice = chooseRoutes(this.model, this.highs, pool, { seconds, atLeast, cuts: this.master.cuts });
    if (choice.objective > this.best.objective) this.best = choice;
    lower(this.rounded(choice.bound));
    return choice.isSettled;
  }

  private combine(pool: readonly DayRoute[], target: number): Combination {
    const { prices } = this.relaxOver(pool);
    const { model } = this;
    const empty = Array.from({ length: model.dayCount }, (_, day): DayRoute => ({ day, nodes: [], gain: 0 })).filter(
      ({ day }) => model.needsLunch[day] !== 1 && model.needsDinner[day] !== 1,
    );
    const combination = bestCombination(model, {
      routes: [...pool, ...empty].map((route) => ({ route, loss: -priceOfRoute(model, prices, route) })),
      bound: this.dualValue(prices, []),
      budgetPrice: prices.budget,
      target,
      unit: this.unit,
      maxSteps: this.options.maxSteps,
    });
    const verdict = combination.isSettled ? 'settled' : 'out of steps';
    this.log(`combinations ${verdict}: ${combination.routes ? this.points(combination.objective) : 'none'}`);
    return combination;
  }

  private relaxOver(pool: readonly DayRoute[]): MasterSolution {
    for (;;) {
      const solution = this.master.solve();
      const worthwhile = pool
        .map((route) => ({ route, profit: priceOfRoute(this.model, solution.prices, route) }))
        .filter(({ profit }) => profit > EPSILON)
        .sort((left, right) => right.profit - left.profit);
      if (this.master.add(worthwhile.slice(0, 300).map(({ route }) => route)) === 0) return solution;
    }
  }

  private proof(): Proof {
    const { scale } = this.model;
    const { routes, objective } = this.best;
    return {
      routes,
      value: objective / scale,
      bound: Math.max(this.bound, objective) / scale,
      rootBound: this.rootBound / scale,
    };
  }

  private points(units: number): string {
    return (units / this.model.scale).toFixed(1);
  }

  private log(line: string): void {
    this.options.log(line);
  }
}
