import { detourAt } from './detour-at.ts';
import { Routes } from './routes.ts';

const MIN_GAIN = 1e-6;

/**
 * Takes every improvement that a reader of the plan could point at: one more stop anywhere, or another stop in the
 * place of one. Ends when neither exists, so a polished plan has no empty hour that something fitting could fill.
 */
export function polish(routes: Routes): void {
  while (insertOne(routes, MIN_GAIN) || exchangeOne(routes));
}

/** Puts in the one stop that adds most, if it adds more than `least`. */
function insertOne(routes: Routes, least: number): boolean {
  const { problem } = routes;
  let bestWorth = least;
  let best: { route: number; position: number; node: number } | null = null;
  for (let node = 0; node < problem.nodeCount; node++) {
    if ((routes.routeOf[node] ?? 0) >= 0) continue;
    const gain = routes.gainOf(node);
    if (gain <= bestWorth) continue;
    for (let route = 0; route < problem.routeCount; route++) {
      if (!routes.kindHasRoom(route, node)) continue;
      for (let position = 0; position <= (routes.length[route] ?? 0); position++) {
        const detour = detourAt(routes, route, position, node);
        if (detour === null) continue;
        const worth = gain - problem.travelCost * detour;
        if (worth <= bestWorth) continue;
        bestWorth = worth;
        best = { route, position, node };
      }
    }
  }
  if (!best) return false;
  routes.insert(best.route, best.position, best.node);
  return true;
}

/** Tries every stop: without it, is there another that makes the whole better? */
function exchangeOne(routes: Routes): boolean {
  const { problem } = routes;
  const marks = new Uint8Array(problem.nodeCount);
  const trial = new Routes(problem);
  for (let route = 0; route < problem.routeCount; route++) {
    for (let position = 1; position <= (routes.length[route] ?? 0); position++) {
      trial.copyFrom(routes);
      const node = routes.nodes[route * routes.stride + position] ?? 0;
      marks[node] = 1;
      trial.removeMarked(route, marks);
      if (!insertOne(trial, routes.objective - trial.objective + MIN_GAIN)) continue;
      routes.copyFrom(trial);
      return true;
    }
  }
  return false;
}
