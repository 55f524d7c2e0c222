import { earliestStart } from './orienteering/problem.ts';
import type { Routes } from './orienteering/routes.ts';

/** Times people say aloud. */
const QUARTER = 15;

/** One visit of a solved route: the node and the minute it starts. */
export interface Visit {
  node: number;
  startMinute: number;
}

/**
 * The visits of every day with their starts: as early as possible, then moved up to the next quarter of an hour
 * wherever the rest of the plan leaves room (`latest` says how much, the rest between days included).
 */
export function scheduleVisits(routes: Routes): Visit[][] {
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
      const round = earliestStart(problem, day, node, Math.ceil(early / QUARTER) * QUARTER);
      const startMinute = round !== -1 && round <= (routes.latest[at] ?? 0) ? round : early;
      visits.push({ node, startMinute });
      time = startMinute + (problem.service[node] ?? 0);
    }
    finishBefore = visits.length > 0 ? time : null;
    days.push(visits);
  }
  return days;
}
