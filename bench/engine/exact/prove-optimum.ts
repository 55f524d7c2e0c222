import type { Highs } from 'highs';
import { type Choice, chooseRoutes } from './choose-routes.ts';
import { nodeProfit, type Prices } from './day-search.ts';
import { enumerateDay } from './enumerate-day.ts';
import { countIn, Master, type MasterSolution } from './master.ts';
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
  log: (line: string) => void;
}

const EPSILON = 1e-6;
const ROUTES_A_ROUND = 40;
const CUTS_A_ROUND = 12;

/**
 * The best plan of a trip and a bound that no plan exceeds, equal where the gap closes. Column generation over day
 * routes; then, as in Baldacci, Christofides and Mingozzi (Mathematical Programming 115(2), 2008), every route whose
 * reduced profit could still be part of a better plan is listed, and the choice among those is settled by HiGHS.
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
  private best: Choice = { routes: null, objective: Number.NEGATIVE_INFINITY, bound: Number.POSITIVE_INFINITY };
  private bound = Number.POSITIVE_INFINITY;
  /** What the latest prices prove, before rounding. */
  private pricedValue = Number.POSITIVE_INFINITY;
  private rootBound = Number.POSITIVE_INFINITY;

  constructor(model: TripModel, highs: Highs, master: Master, options: ProofOptions) {
    this.model = model;
    this.highs = highs;
    this.master = master;
    this.options = options;
  }

  run(): Proof {
    for (let round = 0; ; round++) {
      const solution = this.generateColumns();
      if (solution.isShort) return this.proof();
      if (round === 0) this.rootBound = this.bound;
      this.improve(this.master.routes);
      this.log(`round ${round}: bound ${this.points(this.bound)}, best ${this.points(this.best.objective)}`);
      if (this.isClosed()) return this.proof();
      const pool = this.enumerate(solution.prices);
      if (pool) return this.settle(pool);
      const triples = brokenTriples(this.model, this.master.routes, solution.values, CUTS_A_ROUND);
      if (triples.length === 0 || round >= this.options.cutRounds) return this.proof();
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

  private improve(routes: readonly DayRoute[]): void {
    const choice = chooseRoutes(this.model, this.highs, routes, {
      seconds: this.options.seconds,
      atLeast: Number.NEGATIVE_INFINITY,
      cuts: [],
    });
    if (choice.objective > this.best.objective) this.best = choice;
  }

  private isClosed(): boolean {
    return this.bound <= this.best.objective + (this.model.isIntegral ? 0.5 : 1e-6);
  }

  /** The reduced profit that a route of a better plan must exceed: the other days cannot bring more than nothing. */
  private threshold(): number {
    return this.best.objective + (this.model.isIntegral ? 1 : 0) - this.pricedValue - 1e-3;
  }

  private enumerate(prices: Prices): DayRoute[] | null {
    if (this.best.routes === null) return null;
    const pool: DayRoute[] = [];
    for (let day = 0; day < this.model.dayCount; day++) {
      const routes = enumerateDay(this.model, day, prices, this.threshold(), this.options.maxLabels);
      if (!routes) {
        this.log(`day ${day}: too many routes within ${(-this.threshold() / this.model.scale).toFixed(2)} points`);
        return null;
      }
      pool.push(...routes);
    }
    this.log(`${pool.length} routes can be part of a better plan`);
    return pool;
  }

  /** With every useful route at hand: cuts until none is broken, fewer routes after each, then the integer program. */
  private settle(all: readonly DayRoute[]): Proof {
    let pool = all;
    for (let round = 0; round < 60; round++) {
      const solution = this.relaxOver(pool);
      this.pricedValue = this.dualValue(solution.prices, []);
      this.bound = Math.min(this.bound, Math.max(this.best.objective, this.rounded(this.pricedValue)));
      if (this.isClosed()) return this.proof();
      const threshold = this.threshold();
      pool = pool.filter((route) => this.reducedProfit(route, solution.prices) > threshold);
      const triples = brokenTriples(this.model, this.master.routes, solution.values, CUTS_A_ROUND);
      if (round % 5 === 0) this.log(`${pool.length} routes left, bound ${this.points(this.bound)}`);
      if (triples.length === 0) break;
      this.master.addCuts(triples);
    }
    this.log(`${pool.length} routes for the integer program, ${this.master.cuts.length} cuts`);
    const choice = chooseRoutes(this.model, this.highs, pool, {
      seconds: this.options.seconds * 4,
      atLeast: this.best.objective,
      cuts: this.master.cuts,
    });
    if (choice.objective > this.best.objective) this.best = choice;
    this.bound = Math.min(this.bound, Math.max(this.best.objective, this.rounded(choice.bound)));
    return this.proof();
  }

  private relaxOver(pool: readonly DayRoute[]): MasterSolution {
    for (;;) {
      const solution = this.master.solve();
      const worthwhile = pool
        .map((route) => ({ route, profit: this.reducedProfit(route, solution.prices) }))
        .filter(({ profit }) => profit > EPSILON)
        .sort((left, right) => right.profit - left.profit);
      if (this.master.add(worthwhile.slice(0, 300).map(({ route }) => route)) === 0) return solution;
    }
  }

  private reducedProfit(route: DayRoute, prices: Prices): number {
    let profit = route.gain - (prices.day[route.day] ?? 0);
    for (const node of route.nodes) profit += nodeProfit(this.model, prices, node) - (this.model.gain[node] ?? 0);
    for (const cut of prices.cuts) {
      if (cut.price > 0 && countIn(this.model, route, cut.venues) >= 2) profit -= cut.price;
    }
    return profit;
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
