import { createRng, type Rng } from '../../shared/rng.ts';
import { Insertions } from './insertions.ts';
import { polish } from './polish.ts';
import type { Problem } from './problem.ts';
import { recreate } from './recreate.ts';
import { RelaxedCaps } from './relaxed-caps.ts';
import { RoutePool } from './route-pool.ts';
import { Routes } from './routes.ts';
import { ruin } from './ruin.ts';
import { Shape } from './shape.ts';
import { spreadOfScores } from './spread-of-scores.ts';
import { drawTaste, firstTastes, pricePullUnit } from './tastes.ts';
import { warmStart } from './warm-start.ts';

export interface SolveOptions {
  seed: number;
  /** The search ends after so many rounds of ruin and recreate: equal seeds then give equal routes on any machine. */
  iterations: number;
  /** Nodes to put in first, in this order, each at its cheapest place: a plan to start from. */
  warmStart?: readonly number[];
  /** Nodes of every route in their order: put in as they stand, before all others, each where it still fits. */
  warmRoutes?: readonly (readonly number[])[];
  /** For benchmarks only: a clock in milliseconds and the moment to stop at. The result then depends on the machine. */
  clock?: { now: () => number; until: number };
}

/** Rounds between two looks at the clock. */
const CLOCK_STRIDE = 16;
/** Rounds between two moves of the prices of relaxed caps. */
const PRICE_STRIDE = 20;
/** Rounds with the caps hard, then as many with them relaxed. */
const PHASE = 600;
/** Rounds between two looks for a better choice among the routes passed through. */
const COMBINE_STRIDE = 500;
/** The same where all stops are of one kind, and a look is cheap. */
const COMBINE_STRIDE_OF_ONE_KIND = 200;
/** The same where a look makes days of its own: it then brings more than the rounds that it takes the time of. */
const COMBINE_STRIDE_FOR_DAYS = 150;
/** The last look comes when so much of the search is over: what it finds can still be improved. */
const LAST_LOOK = 0.95;
const LAST_LOOK_FOR_DAYS = 0.75;
/** The search goes back to the best known routes when it has not improved for so many rounds. */
const PATIENCE = 600;
const CYCLE_ROUNDS = 5000;
const CYCLE_MS = 300;
const MOST_CYCLES = 8;
const START_HEAT = 1.3;
const MIN_GAIN = 1e-9;
const END_HEAT = 0.04;
/** Where all stops are of one kind a search that ends warm goes further in the time it has. */
const END_HEAT_OF_ONE_KIND = 0.3;

/**
 * Routes of high total score that keep every constraint of the problem. Ruin and recreate with simulated annealing;
 * the temperature is a share of the spread of the scores. A long search begins anew several times, and now
 * and then makes the best choice among all routes that it has passed through.
 */
export function solve(problem: Problem, options: SolveOptions): Routes {
  const search = new Search(problem, options);
  search.beginGreedily();
  for (let round = 0; round < options.iterations && search.hasRoundLeft(round); round++) {
    if (search.isCycleOver()) search.beginAnew();
    search.priceCaps(round);
    search.change();
    search.keepBest();
    if (search.isTimeToLook(round)) search.chooseAmongPassed();
  }
  return search.polished();
}

/** Routes and the insertions that are known for them, which go together from one place to another. */
class Known {
  readonly routes: Routes;
  readonly insertions: Insertions;

  constructor(problem: Problem, insertions: Insertions) {
    this.routes = new Routes(problem);
    this.insertions = insertions;
  }

  copyFrom({ routes, insertions }: Known): void {
    this.routes.copyFrom(routes);
    this.insertions.copyFrom(insertions);
  }
}

/** One search under way. */
class Search {
  private readonly problem: Problem;
  private readonly options: SolveOptions;
  private readonly rng: Rng;
  private readonly caps: RelaxedCaps;
  private readonly pool: RoutePool | null;
  private readonly marks: Uint8Array;
  private readonly pullUnit: number;
  private readonly heatUnit: number;
  private readonly isOneKind: boolean;

  /** Where every cycle begins: the plan to start from, or nothing. */
  private readonly beginning: Routes;
  private readonly current: Known;
  /** What a round tries; it shares its insertions with `fresh`. */
  private readonly trial: Known;
  private readonly fresh: Known;
  /** The best of this cycle that keeps every cap, and the best of the cycles before. */
  private readonly best: Known;
  private readonly champion: Routes;

  /** The share of the whole search that is over. */
  private progress = 0;
  private startMs = 0;
  private cycles = 1;
  private cycle = 0;
  private stale = 0;
  private hasLookedLast = false;

  constructor(problem: Problem, options: SolveOptions) {
    const shape = new Shape(problem);
    const scratch = new Insertions(shape);
    this.problem = problem;
    this.options = options;
    this.rng = createRng(options.seed);
    this.caps = new RelaxedCaps(problem);
    this.pool = problem.routeCount > 1 && options.iterations >= COMBINE_STRIDE ? new RoutePool(shape, this.rng) : null;
    this.marks = new Uint8Array(problem.nodeCount);
    this.pullUnit = pricePullUnit(problem);
    this.heatUnit = spreadOfScores(problem);
    this.isOneKind = problem.kindCount === 1;
    this.beginning = new Routes(problem);
    warmStart(this.beginning, options.warmRoutes ?? [], options.warmStart ?? []);
    this.current = new Known(this.caps.problem, new Insertions(shape));
    this.trial = new Known(this.caps.problem, scratch);
    this.fresh = new Known(problem, scratch);
    this.best = new Known(problem, new Insertions(shape));
    this.champion = new Routes(problem);
  }

  /** The best of a few greedy beginnings saves a short search most of its rounds. The time begins after them. */
  beginGreedily(): void {
    for (const [index, taste] of firstTastes(this.problem, this.pullUnit).entries()) {
      this.fresh.routes.copyFrom(this.beginning);
      recreate(this.fresh.routes, this.fresh.insertions, taste, this.rng);
      if (index === 0 || this.fresh.routes.objective > this.best.routes.objective) this.best.copyFrom(this.fresh);
    }
    this.current.copyFrom(this.best);
    this.champion.copyFrom(this.best.routes);
    this.startMs = this.options.clock?.now() ?? 0;
    this.cycles = cyclesFor(this.options);
  }

  /** Notes how far the search is; false where its time is over. */
  hasRoundLeft(round: number): boolean {
    const { clock, iterations } = this.options;
    if (!clock) {
      this.progress = round / iterations;
      return true;
    }
    if (round % CLOCK_STRIDE !== 0) return true;
    const now = clock.now();
    if (now >= clock.until) return false;
    this.progress = (now - this.startMs) / (clock.until - this.startMs);
    return true;
  }

  isCycleOver(): boolean {
    return this.progress * this.cycles >= this.cycle + 1;
  }

  beginAnew(): void {
    this.cycle += 1;
    if (this.best.routes.objective > this.champion.objective) this.champion.copyFrom(this.best.routes);
    this.caps.soften(false);
    this.fresh.routes.copyFrom(this.beginning);
    this.refill(this.fresh);
    this.goTo(this.fresh);
  }

  /** Lets the caps be exceeded in every other phase, at a price that follows whether they are. */
  priceCaps(round: number): void {
    if (!this.caps.isRelaxed) return;
    const isSoft = Math.floor(round / PHASE) % 2 === 1;
    if (round % PHASE === 0) {
      this.caps.soften(isSoft);
      if (!this.caps.areKept(this.current.routes)) this.current.copyFrom(this.best);
    } else if (isSoft && round % PRICE_STRIDE === 0) this.caps.adapt(this.current.routes);
  }

  /** Takes some of the routes apart and puts them together again; worse ones are kept the less, the cooler it is. */
  change(): void {
    const { current, trial } = this;
    trial.copyFrom(current);
    ruin(trial.routes, this.marks, this.rng);
    this.refill(trial);
    const gain = trial.routes.objective - current.routes.objective;
    if (gain > -this.heatUnit) this.pool?.add(trial.routes);
    if (gain >= 0 || this.rng() < Math.exp(gain / this.heat())) current.copyFrom(trial);
  }

  keepBest(): void {
    const { current, best } = this;
    this.stale += 1;
    if (current.routes.objective > best.routes.objective + MIN_GAIN && this.caps.areKept(current.routes)) {
      best.copyFrom(current);
      this.stale = 0;
    } else if (this.stale > PATIENCE) {
      current.copyFrom(best);
      this.stale = 0;
    }
  }

  isTimeToLook(round: number): boolean {
    if (!this.pool) return false;
    const { looksForDays } = this.pool;
    const usualStride = this.isOneKind ? COMBINE_STRIDE_OF_ONE_KIND : COMBINE_STRIDE;
    const stride = looksForDays ? COMBINE_STRIDE_FOR_DAYS : usualStride;
    const isLastLook = this.progress >= (looksForDays ? LAST_LOOK_FOR_DAYS : LAST_LOOK) && !this.hasLookedLast;
    this.hasLookedLast ||= isLastLook;
    return isLastLook || (round + 1) % stride === 0;
  }

  /** Goes on from the best choice among the routes passed through, where that is better than all there was. */
  chooseAmongPassed(): void {
    const { clock } = this.options;
    const goal = Math.max(this.best.routes.objective, this.champion.objective);
    const found = this.pool?.combine(goal, () => !clock || clock.now() < clock.until);
    if (!found) return;
    this.fresh.routes.copyFrom(new Routes(this.problem));
    warmStart(this.fresh.routes, found, []);
    // Where days depend on each other a route may not fit beside others as it did where it was found.
    if (this.fresh.routes.objective <= goal + MIN_GAIN) return;
    this.refill(this.fresh);
    this.goTo(this.fresh);
  }

  polished(): Routes {
    const { best, champion } = this;
    if (champion.objective > best.routes.objective) best.routes.copyFrom(champion);
    polish(best.routes);
    return best.routes;
  }

  private refill({ routes, insertions }: Known): void {
    recreate(routes, insertions, drawTaste(this.rng, this.pullUnit, this.isOneKind), this.rng);
  }

  private goTo(known: Known): void {
    this.best.copyFrom(known);
    this.current.copyFrom(known);
    this.stale = 0;
  }

  private heat(): number {
    const endHeat = this.isOneKind ? END_HEAT_OF_ONE_KIND : END_HEAT;
    return this.heatUnit * START_HEAT * (endHeat / START_HEAT) ** (this.progress * this.cycles - this.cycle);
  }
}

/** Several short annealings from new beginnings find more than a long one, as soon as each has the rounds to settle. */
function cyclesFor({ iterations, clock }: SolveOptions): number {
  const share = clock ? (clock.until - clock.now()) / CYCLE_MS : iterations / CYCLE_ROUNDS;
  return Math.min(MOST_CYCLES, Math.max(1, Math.floor(share)));
}
