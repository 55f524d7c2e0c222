import type { Routes } from './routes.ts';

/** The visited nodes of every route in order, ends left out. */
export function routeNodes(routes: Routes): number[][] {
  return Array.from(routes.length, (length, route) =>
    Array.from({ length }, (_, index) => routes.nodes[route * routes.stride + index + 1] ?? 0),
  );
}
