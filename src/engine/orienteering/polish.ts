import { detourAt } from './detour-at.ts';
import { Routes } from './routes.ts';

const MIN_GAIN = 1e-6;

/**
 * Takes every improvement that a reader of the plan could point at: one more stop anywhere, or another stop in the
 * place of one. Ends when neither exists, so a polished plan has no empty hour that something fitting could fill.
 */
export function polish(routes: Routes): void {
  while (insertOne(routes, MIN_GAIN, null) || exchangeOne(routes));
}

/** Routes that no stop more would make better. */
interface Full {
  routes: Routes;
  /** What each open node would add, travel aside; -Infinity for the nodes that stand in a route. */
  gains: Float64Array;
}

/**
 * Puts in the one stop that adds most, if it adds more than `least`. Where the routes were full until a stop was taken
 * out, a node that adds no more than it did is tried only in the routes which that has changed.
 */
function insertOne(routes: Routes, least: number, full: Full | null): boolean {
  const { problem } = routes;
  let bestWorth = least;
  let best: { route: number; position: number; node: number } | null = null;
  for (let node = 0; node < problem.nodeCount; node++) {
    if ((routes.routeOf[node] ?? 0) >= 0) continue;
    const gain = routes.gainOf(node);
    if (gain <= bestWorth) continue;
    const isNoNews = full !== null && gain <= (full.gains[node] ?? 0);
    for (let route = 0; route < problem.routeCount; route++) {
      if (isNoNews && routes.version[route] === full.routes.version[route]) continue;
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
  const gains = Float64Array.from(routes.routeOf, (route, node) =>
    route < 0 ? routes.gainOf(node) : Number.NEGATIVE_INFINITY,
  );
  const full = { routes, gains };
  for (let route = 0; route < problem.routeCount; route++) {
    for (let position = 1; position <= (routes.length[route] ?? 0); position++) {
      trial.copyFrom(routes);
      const node = routes.nodes[route * routes.stride + position] ?? 0;
      marks[node] = 1;
      trial.removeMarked(route, marks);
      const loss = routes.objective - trial.objective;
      if (!insertOne(trial, loss + MIN_GAIN, loss >= 0 ? full : null)) continue;
      routes.copyFrom(trial);
      return true;
    }
  }
  return false;
}
