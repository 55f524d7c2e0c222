import { earliestStart, latestStart } from './orienteering/problem.ts';
import type { Routes } from './orienteering/routes.ts';

const QUARTER = 15;
/** Times people say aloud, the rounder ones first. */
const ROUND = [QUARTER, 5];
/** Free time a morning or an arrival may keep before its second stop; more is better spent in bed or unpacking. */
const IDLE_AFTER_FIRST = 30;

/** One visit of a solved route: the node and the minute it starts. */
export interface Visit {
  node: number;
  startMinute: number;
}

/**
 * The visits of every day with their starts: not before the hour people like for such a stop (`likedStart`, minutes
 * after midnight by node), as far as the rest of the plan leaves room (`latest` says how much, the rest between days
 * included), and on the quarter, or else on five minutes, where it can be. A day does not begin sooner than it has to.
 */
export function scheduleVisits(routes: Routes, likedStart: (node: number) => number): Visit[][] {
  const { problem, stride } = routes;
  const days: Visit[][] = [];
  let finishBefore: number | null = null;
  for (let day = 0; day < problem.routeCount; day++) {
    const visits: Visit[] = [];
    let time: number = problem.routeStart[day] ?? 0;
    if (finishBefore !== null && problem.restOffset >= 0) time = Math.max(time, finishBefore - problem.restOffset);
    for (let position = 1; position <= (routes.length[day] ?? 0); position++) {
      const at = day * stride + position;
      const node = routes.nodes[at] ?? 0;
      const arrival = time + (problem.travel[(routes.nodes[at - 1] ?? 0) * problem.nodeCount + node] ?? 0);
      const early = earliestStart(problem, day, node, arrival);
      const latest = routes.latest[at] ?? 0;
      const liked = latestStart(problem, day, node, Math.min(latest, Math.max(early, likedStart(node))));
      const start = Math.max(early, liked);
      const rounded = ROUND.map((step) => earliestStart(problem, day, node, Math.ceil(start / step) * step));
      const startMinute = rounded.find((round) => round !== -1 && round <= latest) ?? start;
      visits.push({ node, startMinute });
      time = startMinute + (problem.service[node] ?? 0);
    }
    delayFirst(routes, day, visits, (node) => likedStart(node) === 0);
    finishBefore = visits.length > 0 ? time : null;
    days.push(visits);
  }
  return days;
}

/** Moves the first visit of a day, unless it has an hour of its own, towards the second, in quarters, within its own hours. */
function delayFirst({ problem }: Routes, day: number, visits: Visit[], mayDelay: (node: number) => boolean): void {
  const [first, second] = visits;
  if (!first || !second || !mayDelay(first.node)) return;
  const way = problem.travel[first.node * problem.nodeCount + second.node] ?? 0;
  const limit = second.startMinute - way - (problem.service[first.node] ?? 0) - IDLE_AFTER_FIRST;
  const late = latestStart(problem, day, first.node, Math.floor(limit / QUARTER) * QUARTER);
  const round = Math.floor(late / QUARTER) * QUARTER;
  if (round > first.startMinute && earliestStart(problem, day, first.node, round) === round) first.startMinute = round;
}
