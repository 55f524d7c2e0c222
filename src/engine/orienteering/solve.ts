import { createRng } from '../../shared/rng.ts';
import { Insertions } from './insertions.ts';
import { polish } from './polish.ts';
import { NO_LIMIT, type Problem } from './problem.ts';
import { recreate, type Taste } from './recreate.ts';
import { RelaxedCaps } from './relaxed-caps.ts';
import { RoutePool } from './route-pool.ts';
import { Routes } from './routes.ts';
import { ruin } from './ruin.ts';
import { Shape } from './shape.ts';
import { spreadOfScores } from './spread-of-scores.ts';
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
const STRAY_CHANCE = 0.08;
const CYCLE_ROUNDS = 5000;
const CYCLE_MS = 300;
const MOST_CYCLES = 8;
const START_HEAT = 1.3;
const MIN_GAIN = 1e-9;
const END_HEAT = 0.04;
/** Where all stops are of one kind a search that ends warm goes further in the time it has. */
const END_HEAT_OF_ONE_KIND = 0.3;
/** Insertions to look at, above which two greedy beginnings have to do. */
const LARGE = 250;
/** A route without an end of its own ends at three in the morning, in minutes, where its time is weighed against money. */
const LONGEST_END = 27 * 60;

/**
 * Routes of high total score that keep every constraint of the problem. Ruin and recreate with simulated annealing;
 * the temperature is a share of the spread of the scores. A long search begins anew several times, and now
 * and then makes the best choice among all routes that it has passed through.
 */
export function solve(problem: Problem, options: SolveOptions): Routes {
  const rng = createRng(options.seed);
  const shape = new Shape(problem);
  const insertions = new Insertions(shape);
  const settled = new Insertions(shape);
  const marks = new Uint8Array(problem.nodeCount);
  const pullUnit = pricePullUnit(problem);
  const heatUnit = spreadOfScores(problem);
  const caps = new RelaxedCaps(problem);
  const pool = problem.routeCount > 1 && options.iterations >= COMBINE_STRIDE ? new RoutePool(shape, rng) : null;
  const current = new Routes(caps.problem);
  const trial = new Routes(caps.problem);
  const best = new Routes(problem);
  const first = new Routes(problem);
  const beginning = new Routes(problem);
  warmStart(beginning, options.warmRoutes ?? [], options.warmStart ?? []);
  // The best of a few greedy beginnings saves a short search most of its rounds.
  for (const [index, taste] of firstTastes(problem, pullUnit).entries()) {
    first.copyFrom(beginning);
    recreate(first, insertions, taste, rng);
    if (index > 0 && first.objective <= best.objective) continue;
    best.copyFrom(first);
    settled.copyFrom(insertions);
  }
  current.copyFrom(best);
  const bestInsertions = new Insertions(shape);
  bestInsertions.copyFrom(settled);
  const champion = new Routes(problem);
  champion.copyFrom(best);
  const { clock } = options;
  const begin = clock ? clock.now() : 0;
  const hasTime = (): boolean => !clock || clock.now() < clock.until;
  const isOneKind = problem.kindCount === 1;
  const endHeat = isOneKind ? END_HEAT_OF_ONE_KIND : END_HEAT;
  const usualStride = isOneKind ? COMBINE_STRIDE_OF_ONE_KIND : COMBINE_STRIDE;
  const stride = pool?.looksForDays ? COMBINE_STRIDE_FOR_DAYS : usualStride;
  const lastLook = pool?.looksForDays ? LAST_LOOK_FOR_DAYS : LAST_LOOK;
  const cycles = cyclesFor(options);
  let cycle = 0;
  let progress = 0;
  let stale = 0;
  let hasLookedLast = false;
  for (let round = 0; round < options.iterations; round++) {
    if (clock) {
      const now = round % CLOCK_STRIDE === 0 ? clock.now() : null;
      if (now !== null && now >= clock.until) break;
      if (now !== null) progress = (now - begin) / (clock.until - begin);
    } else progress = round / options.iterations;
    if (progress * cycles >= cycle + 1) {
      cycle += 1;
      if (best.objective > champion.objective) champion.copyFrom(best);
      caps.soften(false);
      best.copyFrom(beginning);
      recreate(best, insertions, drawTaste(rng, pullUnit, isOneKind), rng);
      current.copyFrom(best);
      settled.copyFrom(insertions);
      bestInsertions.copyFrom(settled);
      stale = 0;
    }
    const heat = heatUnit * START_HEAT * (endHeat / START_HEAT) ** (progress * cycles - cycle);
    if (caps.isRelaxed) {
      const isSoft = Math.floor(round / PHASE) % 2 === 1;
      if (round % PHASE === 0) {
        caps.soften(isSoft);
        if (!caps.areKept(current)) {
          current.copyFrom(best);
          settled.copyFrom(bestInsertions);
        }
      } else if (isSoft && round % PRICE_STRIDE === 0) caps.adapt(current);
    }
    trial.copyFrom(current);
    insertions.copyFrom(settled);
    ruin(trial, marks, rng);
    recreate(trial, insertions, drawTaste(rng, pullUnit, isOneKind), rng);
    const change = trial.objective - current.objective;
    if (change > -heatUnit) pool?.add(trial);
    if (change >= 0 || rng() < Math.exp(change / heat)) {
      current.copyFrom(trial);
      settled.copyFrom(insertions);
    }
    stale += 1;
    if (current.objective > best.objective + MIN_GAIN && caps.areKept(current)) {
      best.copyFrom(current);
      bestInsertions.copyFrom(settled);
      stale = 0;
    } else if (stale > PATIENCE) {
      current.copyFrom(best);
      settled.copyFrom(bestInsertions);
      stale = 0;
    }
    const isLastLook: boolean = progress >= lastLook && !hasLookedLast;
    if (!pool || ((round + 1) % stride > 0 && !isLastLook)) continue;
    hasLookedLast ||= isLastLook;
    const goal = Math.max(best.objective, champion.objective);
    const found = pool.combine(goal, hasTime);
    if (!found) continue;
    first.copyFrom(new Routes(problem));
    warmStart(first, found, []);
    // Where days depend on each other a route may not fit beside others as it did where it was found.
    if (first.objective <= goal + MIN_GAIN) continue;
    recreate(first, insertions, drawTaste(rng, pullUnit, isOneKind), rng);
    best.copyFrom(first);
    current.copyFrom(first);
    settled.copyFrom(insertions);
    bestInsertions.copyFrom(insertions);
    stale = 0;
  }
  if (champion.objective > best.objective) best.copyFrom(champion);
  polish(best);
  return best;
}

/** Several short annealings from new beginnings find more than a long one, as soon as each has the rounds to settle. */
function cyclesFor({ iterations, clock }: SolveOptions): number {
  const share = clock ? (clock.until - clock.now()) / CYCLE_MS : iterations / CYCLE_ROUNDS;
  return Math.min(MOST_CYCLES, Math.max(1, Math.floor(share)));
}

/** One beginning for each way to weigh gain, time and money; on a large problem each takes as long as many rounds. */
function firstTastes({ nodeCount, routeCount, kindCount }: Problem, pullUnit: number): Taste[] {
  const pulls = pullUnit === 0 ? [0] : [0, pullUnit];
  const isLarge = kindCount === 1 && nodeCount * routeCount > LARGE;
  return (isLarge ? [3, 4] : [2, 3, 4, 5]).flatMap((halves) =>
    pulls.map((pricePull) => ({ halves, pricePull, blink: 0, stray: 0, holdsBack: false })),
  );
}

function drawTaste(rng: () => number, pullUnit: number, holdsBack: boolean): Taste {
  return {
    halves: 2 + Math.floor(rng() * 4),
    pricePull: pullUnit === 0 ? 0 : pullUnit * rng() * 2,
    blink: rng() < 0.5 ? 0 : 0.02 + rng() * 0.08,
    stray: rng() < 0.5 ? 0 : STRAY_CHANCE,
    holdsBack,
  };
}

/** Exchange rate between the budget and the time of all routes: both used up at the same pace. */
function pricePullUnit(problem: Problem): number {
  const budget = problem.resourceCap[0] ?? 0;
  if (budget <= 0 || budget >= NO_LIMIT) return 0;
  let time = 0;
  for (let route = 0; route < problem.routeCount; route++) {
    time += Math.min(problem.routeEnd[route] ?? 0, LONGEST_END) - (problem.routeStart[route] ?? 0);
  }
  return Math.max(0, time) / budget;
}
