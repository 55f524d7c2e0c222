import { NO_LIMIT, type Problem } from './problem.ts';
import type { Taste } from './recreate.ts';

const STRAY_CHANCE = 0.08;
/** Insertions to look at, above which two greedy beginnings have to do. */
const LARGE = 250;
/** A route without an end of its own ends at three in the morning, in minutes, where its time is weighed against money. */
const LONGEST_END = 27 * 60;

/** One beginning for each way to weigh gain, time and money; on a large problem each takes as long as many rounds. */
export function firstTastes({ nodeCount, routeCount, kindCount }: Problem, pullUnit: number): Taste[] {
  const pulls = pullUnit === 0 ? [0] : [0, pullUnit];
  const isLarge = kindCount === 1 && nodeCount * routeCount > LARGE;
  return (isLarge ? [3, 4] : [2, 3, 4, 5]).flatMap((halves) =>
    pulls.map((pricePull) => ({ halves, pricePull, blink: 0, stray: 0, holdsBack: false })),
  );
}

/** How one round weighs gain, time and money, by chance. */
export function drawTaste(rng: () => number, pullUnit: number, holdsBack: boolean): Taste {
  return {
    halves: 2 + Math.floor(rng() * 4),
    pricePull: pullUnit === 0 ? 0 : pullUnit * rng() * 2,
    blink: rng() < 0.5 ? 0 : 0.02 + rng() * 0.08,
    stray: rng() < 0.5 ? 0 : STRAY_CHANCE,
    holdsBack,
  };
}

/** Exchange rate between the budget and the time of all routes: both used up at the same pace. */
export function pricePullUnit(problem: Problem): number {
  const budget = problem.resourceCap[0] ?? 0;
  if (budget <= 0 || budget >= NO_LIMIT) return 0;
  let time = 0;
  for (let route = 0; route < problem.routeCount; route++) {
    time += Math.min(problem.routeEnd[route] ?? 0, LONGEST_END) - (problem.routeStart[route] ?? 0);
  }
  return Math.max(0, time) / budget;
}
