import { Routes } from './orienteering/routes.ts';
import { positionsFor } from './promise-routes.ts';
import type { Stop } from './stops.ts';

/**
 * Puts something into every day that has nothing, where anything is open: at the price of one stop of another day,
 * if the budget or a cap asks for it. The search weighs stops and not days, so it may spend all on a few of them. What
 * the brief or a replan holds stays where it is.
 */
export function fillEmptyDays(routes: Routes, stops: readonly Stop[]): void {
  for (let day = 0; day < routes.length.length; day++) if (routes.length[day] === 0) fillDay(routes, stops, day);
}

function fillDay(routes: Routes, stops: readonly Stop[], day: number): void {
  const { problem } = routes;
  const plain = withBestStop(routes, day);
  if (plain) {
    routes.copyFrom(plain);
    return;
  }
  const marks = new Uint8Array(problem.nodeCount);
  let best: Routes | null = null;
  for (const [index, stop] of stops.entries()) {
    const from = routes.routeOf[index + 1] ?? -1;
    if (from < 0 || stop.isLocked || stop.priority > 0 || (routes.length[from] ?? 0) < 2) continue;
    const without = new Routes(problem);
    without.copyFrom(routes);
    marks[index + 1] = 1;
    without.removeMarked(from, marks);
    if (without.length[from] !== (routes.length[from] ?? 0) - 1) continue;
    const filled = withBestStop(without, day);
    if (filled && (!best || filled.objective > best.objective)) best = filled;
  }
  if (best) routes.copyFrom(best);
}

/** The routes with the stop on an empty day that is worth most; null when nothing fits there. */
function withBestStop(routes: Routes, day: number): Routes | null {
  const { problem } = routes;
  let best: Routes | null = null;
  for (let node = 1; node < problem.nodeCount; node++) {
    const [position] = positionsFor(routes, day, node);
    if (position === undefined) continue;
    const trial = new Routes(problem);
    trial.copyFrom(routes);
    trial.insert(day, position, node);
    if (!best || trial.objective > best.objective) best = trial;
  }
  return best;
}
