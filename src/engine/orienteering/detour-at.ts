import { earliestStart } from './problem.ts';
import type { Routes } from './routes.ts';

/** Extra travel that a node after a position of a route would cost; null where it does not fit in time. */
export function detourAt(routes: Routes, route: number, position: number, node: number): number | null {
  const { problem, nodes, stride } = routes;
  const { travel, nodeCount, service } = problem;
  const at = route * stride + position;
  const before = nodes[at] ?? 0;
  const after = nodes[at + 1] ?? 0;
  const there = travel[before * nodeCount + node] ?? 0;
  const start = earliestStart(problem, route, node, routes.departure(route, position) + there);
  if (start === -1) return null;
  const finish = start + (service[node] ?? 0);
  const onward = travel[node * nodeCount + after] ?? 0;
  if (finish + onward > (routes.latest[at + 1] ?? 0)) return null;
  const isLast = position === (routes.length[route] ?? 0);
  if (isLast && finish > (routes.finishLimit[route] ?? 0)) return null;
  return there + onward - (travel[before * nodeCount + after] ?? 0);
}
