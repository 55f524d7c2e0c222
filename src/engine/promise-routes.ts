import { needsMeal, SLOT_KINDS } from './day-rules.ts';
import { detourAt } from './orienteering/detour-at.ts';
import type { Problem } from './orienteering/problem.ts';
import { Routes } from './orienteering/routes.ts';
import type { Stop } from './stops.ts';
import type { TripRequest } from './trip-request.ts';

/** A meal that the brief asks for. */
export interface Meal {
  day: number;
  kind: 'lunch' | 'dinner';
}

/** The meals of the brief that the routes do not serve yet. */
export function mealsToServe(request: TripRequest, routes: Routes): Meal[] {
  const { kindCount } = routes.problem;
  return request.days.flatMap((_, day) =>
    (['lunch', 'dinner'] as const)
      .filter((kind) => needsMeal(request, day, kind))
      .filter((kind) => (routes.kindUsed[day * kindCount + SLOT_KINDS.indexOf(kind)] ?? 0) === 0)
      .map((kind) => ({ day, kind })),
  );
}

/** Every position of a route at which a node fits, the least detour first; none where a limit forbids it. */
export function positionsFor(routes: Routes, route: number, node: number): number[] {
  if ((routes.routeOf[node] ?? 0) >= 0 || !hasWindow(routes.problem, route, node)) return [];
  if (!routes.kindHasRoom(route, node) || routes.gainOf(node) === Number.NEGATIVE_INFINITY) return [];
  const found: { position: number; detour: number }[] = [];
  for (let position = 0; position <= (routes.length[route] ?? 0); position++) {
    const detour = detourAt(routes, route, position, node);
    if (detour !== null) found.push({ position, detour });
  }
  return found.sort((left, right) => left.detour - right.detour).map(({ position }) => position);
}

/** Whether a node may be visited on a route at all. */
export function hasWindow({ windowFrom, nodeCount }: Problem, route: number, node: number): boolean {
  const cell = route * nodeCount + node;
  return (windowFrom[cell] ?? 0) < (windowFrom[cell + 1] ?? 0);
}

/** Routes of their own with the same stops and schedule. */
export function copyOf(routes: Routes): Routes {
  const copy = new Routes(routes.problem);
  copy.copyFrom(routes);
  return copy;
}

/** What the stops of the routes cost a person, pence. */
export function penceOf(routes: Routes, stops: readonly Stop[]): number {
  return stops.reduce(
    (sum, stop, index) => sum + ((routes.routeOf[index + 1] ?? -1) >= 0 ? stop.candidate.pricePence : 0),
    0,
  );
}
