import type { Rng } from '../../shared/rng.ts';
import { detourAt } from './detour-at.ts';
import { type Insertions, NONE, UNKNOWN } from './insertions.ts';
import type { Problem } from './problem.ts';
import type { Routes } from './routes.ts';

/** Above every ratio of gain and cost. */
const PRIORITY_TIER = 1e6;

/** How one round of insertions weighs things; the search draws a new one each iteration. */
export interface Taste {
  /** Twice the exponent of the gain in gain^(halves / 2) / cost, a whole number. */
  halves: number;
  /** Cost of one unit of the first resource (the budget), in units of time. */
  pricePull: number;
  /** Chance of overlooking a candidate. */
  blink: number;
  /** One of the stops just taken out waits until no other fits: else every second round would end where it began. */
  holdsBack: boolean;
  /** Chance of a place other than the cheapest: some orders are reached in no other way. */
  stray: number;
}

/**
 * Fills the routes greedily: the open node with the best gain^(halves / 2) / (time + price) goes to its cheapest place,
 * until none adds to the objective. Stops with a priority come first. The best of a route is looked for again only when
 * the route has changed, or that node is gone or adds less than it did: no other adds more than before.
 */
export function recreate(routes: Routes, insertions: Insertions, taste: Taste, rng: Rng): void {
  const { nodeCount, routeCount } = routes.problem;
  const { bestNode, bestKey, bestGain } = insertions;
  insertions.heldBack = taste.holdsBack ? anyFreed(routes, rng) : NONE;
  insertions.widen(routes);
  bestNode.fill(UNKNOWN);
  for (;;) {
    insertions.forgetGains();
    let chosen = -1;
    for (let route = 0; route < routeCount; route++) {
      const known = bestNode[route] ?? NONE;
      if (known === UNKNOWN || (known !== NONE && !isStillBest(routes, insertions, known, bestGain[route] ?? 0))) {
        findBest(routes, insertions, route, taste, rng);
      }
      if (bestNode[route] === NONE) continue;
      if (chosen < 0 || (bestKey[route] ?? 0) > (bestKey[chosen] ?? 0)) chosen = route;
    }
    if (chosen < 0 && insertions.heldBack === NONE) break;
    if (chosen < 0) {
      insertions.heldBack = NONE;
      bestNode.fill(UNKNOWN);
      continue;
    }
    const node = bestNode[chosen] ?? 0;
    const position = insertions.position[chosen * nodeCount + node] ?? 0;
    const strays = taste.stray > 0 && rng() < taste.stray;
    const place = strays ? anyPosition(routes, chosen, node, position, rng) : position;
    routes.insert(chosen, place, node);
    insertions.narrow(routes, chosen, place);
  }
  insertions.purge(routes);
}

function isStillBest(routes: Routes, insertions: Insertions, node: number, gain: number): boolean {
  return (routes.routeOf[node] ?? 0) < 0 && insertions.gainOf(routes, node) === gain;
}

const anyFreed = ({ freed, freedCount }: Routes, rng: Rng): number =>
  freedCount > 0 ? (freed[Math.floor(rng() * freedCount)] ?? NONE) : NONE;

/** Notes the node that should go into a route next. */
function findBest(routes: Routes, insertions: Insertions, route: number, taste: Taste, rng: Rng): void {
  const { problem, routeOf } = routes;
  const { nodeCount, travelCost, priority } = problem;
  const { fitting, shift, detour, heldBack } = insertions;
  const { blink, pricePull, halves } = taste;
  const base = route * nodeCount;
  const end = base + (insertions.count[route] ?? 0);
  let bestKey = Number.NEGATIVE_INFINITY;
  let bestNode = NONE;
  let bestGain = 0;
  for (let index = base; index < end; index++) {
    const node = fitting[index] ?? 0;
    if ((routeOf[node] ?? 0) >= 0 || node === heldBack) continue;
    const gain = insertions.gainOf(routes, node);
    const cell = base + node;
    const worth = gain - travelCost * (detour[cell] ?? 0);
    if (worth <= 0) continue;
    if (blink > 0 && rng() < blink) continue;
    const cost = costOf(problem, node, shift[cell] ?? 0, pricePull) + 1;
    const key = keyOf(worth, priority[node] ?? 0, cost, halves);
    if (key <= bestKey) continue;
    bestKey = key;
    bestNode = node;
    bestGain = gain;
  }
  insertions.bestNode[route] = bestNode;
  insertions.bestKey[route] = bestKey;
  insertions.bestGain[route] = bestGain;
}

/** Priorities are tiers: within one, and below them all, the ordinary ratio of gain and cost decides. */
function keyOf(worth: number, priority: number, cost: number, halves: number): number {
  const own = worth - priority;
  return priority * PRIORITY_TIER + (own > 0 ? raise(own, halves) / cost : own);
}

/** value^(halves / 2), several times as fast as a power. */
function raise(value: number, halves: number): number {
  let result = halves % 2 === 1 ? Math.sqrt(value) : 1;
  for (let times = halves >> 1; times > 0; times--) result *= value;
  return result;
}

function costOf(problem: Problem, node: number, shift: number, pricePull: number): number {
  if (pricePull === 0) return shift;
  const use = problem.useFrom[node] ?? 0;
  const isPriced = use < (problem.useFrom[node + 1] ?? 0) && problem.useResource[use] === 0;
  return isPriced ? shift + pricePull * (problem.useAmount[use] ?? 0) : shift;
}

/** One of the places where the node fits, each as likely. */
function anyPosition(routes: Routes, route: number, node: number, usual: number, rng: Rng): number {
  let chosen = usual;
  let count = 0;
  for (let position = 0; position <= (routes.length[route] ?? 0); position++) {
    if (detourAt(routes, route, position, node) === null) continue;
    count += 1;
    if (rng() * count < 1) chosen = position;
  }
  return chosen;
}
