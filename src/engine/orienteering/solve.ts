import { createRng } from '../../shared/rng.ts';
import { detourAt } from './detour-at.ts';
import { Insertions } from './insertions.ts';
import { polish } from './polish.ts';
import type { Problem } from './problem.ts';
import { recreate, type Taste } from './recreate.ts';
import { Routes } from './routes.ts';
import { ruin } from './ruin.ts';

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
/** The search goes back to the best known routes when it has not improved for so many rounds. */
const PATIENCE = 600;
const STRAY_CHANCE = 0.12;
const START_HEAT = 0.35;
const END_HEAT = 0.005;

/**
 * Routes of high total score that keep every constraint of the problem. Ruin and recreate with simulated annealing;
 * the temperature is a share of the mean score of a node.
 */
export function solve(problem: Problem, options: SolveOptions): Routes {
  const rng = createRng(options.seed);
  const insertions = new Insertions(problem);
  const marks = new Uint8Array(problem.nodeCount);
  const current = new Routes(problem);
  options.warmRoutes?.forEach((nodes, route) => {
    for (const node of nodes) placeLast(current, route, node);
  });
  for (const node of options.warmStart ?? []) placeFirst(current, insertions, node);
  recreate(current, insertions, { power: 1.5, pricePull: 0, blink: 0, stray: 0 }, rng);
  const best = new Routes(problem);
  best.copyFrom(current);
  const trial = new Routes(problem);
  const heatUnit = meanScore(problem);
  const pullUnit = pricePullUnit(problem);
  const { clock } = options;
  const begin = clock ? clock.now() : 0;
  let progress = 0;
  let stale = 0;
  for (let round = 0; round < options.iterations; round++) {
    if (clock) {
      const now = round % CLOCK_STRIDE === 0 ? clock.now() : null;
      if (now !== null && now >= clock.until) break;
      if (now !== null) progress = (now - begin) / (clock.until - begin);
    } else progress = round / options.iterations;
    const heat = heatUnit * START_HEAT * (END_HEAT / START_HEAT) ** progress;
    trial.copyFrom(current);
    ruin(trial, marks, rng);
    recreate(trial, insertions, drawTaste(rng, pullUnit), rng);
    const change = trial.objective - current.objective;
    if (change >= 0 || rng() < Math.exp(change / heat)) current.copyFrom(trial);
    stale += 1;
    if (current.objective > best.objective + 1e-9) {
      best.copyFrom(current);
      stale = 0;
    } else if (stale > PATIENCE) {
      current.copyFrom(best);
      stale = 0;
    }
  }
  polish(best);
  return best;
}

/** Adds a node at the end of a route, where every limit allows it. */
function placeLast(routes: Routes, route: number, node: number): void {
  const position = routes.length[route] ?? 0;
  const isFree = (routes.routeOf[node] ?? 0) < 0 && routes.gainOf(node) > Number.NEGATIVE_INFINITY;
  if (!isFree || !routes.kindHasRoom(route, node) || detourAt(routes, route, position, node) === null) return;
  routes.insert(route, position, node);
}

function placeFirst(routes: Routes, insertions: Insertions, node: number): void {
  if (routes.gainOf(node) === Number.NEGATIVE_INFINITY) return;
  for (let route = 0; route < routes.problem.routeCount; route++) {
    insertions.update(routes, route);
    if (!insertions.isPossible(route, node) || !routes.kindHasRoom(route, node)) continue;
    routes.insert(route, insertions.position[route * routes.problem.nodeCount + node] ?? 0, node);
    return;
  }
}

function drawTaste(rng: () => number, pullUnit: number): Taste {
  return {
    power: 0.6 + rng() * 1.8,
    pricePull: pullUnit === 0 ? 0 : pullUnit * rng() * 2,
    blink: rng() < 0.5 ? 0 : 0.02 + rng() * 0.08,
    stray: rng() < 0.5 ? 0 : STRAY_CHANCE,
  };
}

/** Scores of compulsory stops are far above the rest, so the median stands for an ordinary stop. */
function meanScore(problem: Problem): number {
  const scores = Array.from(problem.score).filter((score) => score > 0);
  scores.sort((left, right) => left - right);
  return scores[Math.floor(scores.length / 2)] ?? 1;
}

/** Exchange rate between the budget and the time of all routes: both used up at the same pace. */
function pricePullUnit(problem: Problem): number {
  const budget = problem.resourceCap[0] ?? 0;
  if (budget <= 0 || budget >= 1_000_000_000) return 0;
  let time = 0;
  for (let route = 0; route < problem.routeCount; route++) {
    time += Math.min(problem.routeEnd[route] ?? 0, 1620) - (problem.routeStart[route] ?? 0);
  }
  return Math.max(0, time) / budget;
}
