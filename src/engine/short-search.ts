import { narrowProblem } from './narrow-problem.ts';
import { polish } from './orienteering/polish.ts';
import type { Problem } from './orienteering/problem.ts';
import { routeNodes } from './orienteering/route-nodes.ts';
import { Routes } from './orienteering/routes.ts';
import { type SolveOptions, solve } from './orienteering/solve.ts';
import { warmStart } from './orienteering/warm-start.ts';
import { shortlist } from './shortlist.ts';
import type { Stop } from './stops.ts';

/** A round takes as long as there are days; a longer trip has as many fewer of them. */
const USUAL_DAYS = 2;

/**
 * As `solve`, for a search of few rounds: they look at the stops that a plan is likely to be made of, which makes a
 * round less than half as dear, and the last polish looks at all of them.
 */
export function shortSearch(problem: Problem, stops: readonly Stop[], options: SolveOptions): Routes {
  const { warmStart: warmNodes = [], warmRoutes = [] } = options;
  const nodes = shortlist(problem, stops, [...warmNodes, ...warmRoutes.flat()]);
  const { problem: narrow, wideNode } = narrowProblem(problem, nodes);
  const narrowNode = new Map(Array.from(wideNode, (wide, node) => [wide, node] as const));
  const narrowed = (list: readonly number[]): number[] => list.map((node) => narrowNode.get(node) ?? 0);
  const found = solve(narrow, {
    ...options,
    iterations: Math.round(options.iterations * Math.min(1, USUAL_DAYS / problem.routeCount)),
    warmStart: narrowed(warmNodes),
    warmRoutes: warmRoutes.map(narrowed),
  });
  const routes = new Routes(problem);
  const wideRoutes = routeNodes(found).map((list) => list.map((node) => wideNode[node] ?? 0));
  warmStart(routes, wideRoutes, []);
  polish(routes);
  return routes;
}
