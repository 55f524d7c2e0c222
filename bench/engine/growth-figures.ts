import { buildProblem } from '../../src/engine/build-problem.ts';
import type { Routes } from '../../src/engine/orienteering/routes.ts';
import { solve } from '../../src/engine/orienteering/solve.ts';
import type { Places } from '../../src/engine/places.ts';
import { groundOf } from '../../src/engine/plan-attempt.ts';
import { FIRST_PLAN_ITERATIONS, IMPROVE_ITERATIONS, planTrip } from '../../src/engine/plan-trip.ts';
import { strictTerms } from '../../src/engine/terms.ts';
import type { TripRequest } from '../../src/engine/trip-request.ts';
import { syntheticCity } from '../../tests/support/synthetic-city.ts';
import { tripRequest, weekendDays } from '../../tests/support/trip-requests.ts';
import { median, percentile } from '../print-table.ts';

/** One size of city and length of trip. Times are those of `stopwatch`, gaps in per cent of the 10 s result. */
export interface GrowthFigure {
  venues: number;
  days: number;
  firstMs: number;
  firstP99Ms: number;
  fullMs: number;
  fullP99Ms: number;
  /** How far the search is from its 10 s result after as many rounds as a first and a full plan have, and after 500 ms. */
  firstGap: number;
  fullGap: number;
  halfSecondGap: number;
}

export interface GrowthOptions {
  /** Milliseconds that a search of a given time counts on: asked often, so it must be quick. */
  now: () => number;
  /** Milliseconds that plans are timed with. */
  stopwatch: () => number;
  /** Plans timed for each size: the first plan, and the full one; a fifth of them in large cities, whose plans take long. */
  runs: { first: number; full: number };
  longMs: number;
}

const CITY_SEED = 7;
const LARGE_CITY = 200;
const BUDGET_A_DAY = 150_00;
/** Plans that are not counted: code is compiled while the first are made, of which a thorough one has many rounds. */
const WARM_UP = { first: 30, full: 2 } as const;

/** Time and quality of plans in a made-up city of so many venues, on trips of so many days. */
export function growthFigure(venues: number, days: number, options: GrowthOptions): GrowthFigure {
  const places: Places = { kind: 'city', city: syntheticCity(CITY_SEED, venues) };
  const budget = BUDGET_A_DAY * days;
  const request = tripRequest({ days: weekendDays(days), budgetCapPence: budget, budgetFloorPence: budget / 2 });
  const timesOf = (iterations: number, runs: number, warmUp: number): number[] =>
    Array.from({ length: runs + warmUp }, (_, seed) => {
      const begin = options.stopwatch();
      planTrip(request, places, { seed, iterations, destination: '' });
      return options.stopwatch() - begin;
    }).slice(warmUp);
  const share = venues > LARGE_CITY ? 0.2 : 1;
  const first = timesOf(FIRST_PLAN_ITERATIONS, Math.ceil(options.runs.first * share), WARM_UP.first);
  const full = timesOf(IMPROVE_ITERATIONS, Math.ceil(options.runs.full * share), WARM_UP.full);
  const long = worthOf(search(request, places, { ms: options.longMs, now: options.now, seed: 1 }));
  const gapOf = (limit: { iterations: number } | { ms: number }): number => {
    const seeds = [1, 2, 3];
    const gaps = seeds.map((seed) => {
      const value = worthOf(search(request, places, { ...limit, now: options.now, seed }));
      return ((long - value) / Math.abs(long)) * 100;
    });
    return gaps.reduce((sum, gap) => sum + gap, 0) / seeds.length;
  };
  return {
    venues,
    days,
    firstMs: median(first),
    firstP99Ms: percentile(first, 0.99),
    fullMs: median(full),
    fullP99Ms: percentile(full, 0.99),
    firstGap: gapOf({ iterations: FIRST_PLAN_ITERATIONS }),
    fullGap: gapOf({ iterations: IMPROVE_ITERATIONS }),
    halfSecondGap: gapOf({ ms: 500 }),
  };
}

type Limit = ({ iterations: number } | { ms: number }) & { now: () => number; seed: number };

/** The search behind a plan, on the product's own problem of the brief; milliseconds include building it. */
function search(request: TripRequest, places: Places, limit: Limit): Routes {
  const until = limit.now() + ('ms' in limit ? limit.ms : 0);
  const terms = strictTerms(request);
  const { base, stops } = groundOf(terms, places, { kept: [], kindLimits: null, hotelId: null });
  const problem = buildProblem(request, places, stops, { base, kindLimits: null });
  if ('iterations' in limit) return solve(problem, { seed: limit.seed, iterations: limit.iterations });
  const clock = { now: limit.now, until };
  return solve(problem, { seed: limit.seed, iterations: Number.MAX_SAFE_INTEGER, clock });
}

/** The objective without the points that only put compulsory stops first: those would make any gap look small. */
function worthOf(routes: Routes): number {
  const { priority, nodeCount } = routes.problem;
  let points = 0;
  for (let node = 0; node < nodeCount; node++) if ((routes.routeOf[node] ?? -1) >= 0) points += priority[node] ?? 0;
  return routes.objective - points;
}
