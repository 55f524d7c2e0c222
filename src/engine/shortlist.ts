import { SLOT_KINDS } from './day-rules.ts';
import type { Problem } from './orienteering/problem.ts';
import { hasWindow } from './promise-routes.ts';
import { RANK, type Stop } from './stops.ts';
import type { SlotKind } from './trip-request.ts';

/** Points that a penny costs while the best are picked: where the budget binds, a cheaper place is worth more. */
const PENNY_POINTS = [0, 0.05, 0.15, 0.4] as const;
/** Points that a minute from the hotel costs. */
const WAY_POINTS = 5;
/** Stops picked at each price of a penny: some for the trip and some for every day, and more where a day has several. */
const PICKS = 1;
const PICKS_A_DAY = 2;
const PICKS_FACTOR: Record<SlotKind, number> = { activity: 1.5, lunch: 1, dinner: 1, night: 1 };
const OF_ONE_TYPE = 2;
/** So many that are open on each day, whatever their type. */
const OPEN_A_DAY = 3;

/**
 * The stops that a plan is likely to be made of, about two fifths of those in a large city, in the order of the nodes:
 * the best of every kind at several prices of money, enough of them open on every day, and all that the brief names.
 */
export function shortlist(problem: Problem, stops: readonly Stop[], alsoNodes: readonly number[]): number[] {
  const isIn = new Uint8Array(problem.nodeCount);
  for (const node of alsoNodes) isIn[node] = 1;
  for (const [index, stop] of stops.entries()) if (isNamed(stop)) isIn[index + 1] = 1;
  for (const kind of SLOT_KINDS) {
    const nodes = nodesOf(problem, stops, kind);
    for (const pennyPoints of PENNY_POINTS) pickBest(problem, stops, nodes, pennyPoints, isIn);
  }
  return Array.from(isIn.keys()).filter((node) => isIn[node] === 1);
}

const isNamed = ({ kind, priority, isLocked }: Stop): boolean =>
  isLocked || priority > (kind === 'lunch' || kind === 'dinner' ? RANK.meal : 0);

function nodesOf(problem: Problem, stops: readonly Stop[], kind: SlotKind): number[] {
  const nodes: number[] = [];
  for (const [index, stop] of stops.entries()) {
    if (stop.kind === kind && isEverOpen(problem, index + 1)) nodes.push(index + 1);
  }
  return nodes;
}

function isEverOpen(problem: Problem, node: number): boolean {
  for (let day = 0; day < problem.routeCount; day++) if (hasWindow(problem, day, node)) return true;
  return false;
}

function pickBest(
  problem: Problem,
  stops: readonly Stop[],
  nodes: number[],
  pennyPoints: number,
  isIn: Uint8Array,
): void {
  const { routeCount, score, travel } = problem;
  const worthOf = (node: number): number =>
    (score[node] ?? 0) - WAY_POINTS * (travel[node] ?? 0) - pennyPoints * (stops[node - 1]?.candidate.pricePence ?? 0);
  const values = new Float64Array(problem.nodeCount);
  for (const node of nodes) values[node] = worthOf(node);
  nodes.sort((left, right) => (values[right] ?? 0) - (values[left] ?? 0) || left - right);
  const open = new Int32Array(routeCount);
  const types = new Map<string, number>();
  let room = Math.round((PICKS + PICKS_A_DAY * routeCount) * PICKS_FACTOR[stops[(nodes[0] ?? 1) - 1]?.kind ?? 'lunch']);
  for (const node of nodes) {
    const type = stops[node - 1]?.candidate.venue.type ?? '';
    const ofType = types.get(type) ?? 0;
    let isScarce = false;
    for (let day = 0; day < routeCount; day++) {
      if ((open[day] ?? 0) < OPEN_A_DAY && hasWindow(problem, day, node)) isScarce = true;
    }
    if (!isScarce && (room <= 0 || ofType >= OF_ONE_TYPE)) continue;
    isIn[node] = 1;
    room -= 1;
    types.set(type, ofType + 1);
    for (let day = 0; day < routeCount; day++) if (hasWindow(problem, day, node)) open[day] = (open[day] ?? 0) + 1;
  }
}
