import { detourAt } from './detour-at.ts';
import type { Routes } from './routes.ts';

/** Puts the nodes of every route in as they stand, each where it still fits, then others wherever there is a place. */
export function warmStart(routes: Routes, wholeRoutes: readonly (readonly number[])[], nodes: readonly number[]): void {
  for (const [route, stops] of wholeRoutes.entries()) {
    for (const node of stops) place(routes, route, node, routes.length[route] ?? 0);
  }
  for (const node of nodes) placeAnywhere(routes, node);
}

/** The first route where it fits, at its least detour. */
function placeAnywhere(routes: Routes, node: number): void {
  for (let route = 0; route < routes.problem.routeCount; route++) {
    let best = Number.POSITIVE_INFINITY;
    let chosen = -1;
    for (let position = 0; position <= (routes.length[route] ?? 0); position++) {
      const detour = detourAt(routes, route, position, node);
      if (detour === null || detour >= best) continue;
      best = detour;
      chosen = position;
    }
    if (chosen >= 0 && place(routes, route, node, chosen)) return;
  }
}

function place(routes: Routes, route: number, node: number, position: number): boolean {
  const isFree = (routes.routeOf[node] ?? 0) < 0 && routes.gainOf(node) > Number.NEGATIVE_INFINITY;
  if (!isFree || !routes.kindHasRoom(route, node) || detourAt(routes, route, position, node) === null) return false;
  routes.insert(route, position, node);
  return true;
}
