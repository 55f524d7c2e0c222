import type { Rng } from '../../shared/rng.ts';
import type { Routes } from './routes.ts';

/** A locked stop is taken out this rarely, only so that the search can step around it. */
const MIN_STRING = 3;
const UNLOCK_CHANCE = 0.03;

/**
 * Takes stops out: a string of neighbours from one or more routes (Christiaens and Vanden Berghe, Slack induction by
 * string removals, 2020), single stops at random, or, seldom, a whole route. `marks` is a scratch array of zeros.
 */
export function ruin(routes: Routes, marks: Uint8Array, rng: Rng): void {
  const draw = rng();
  const routeCount = routes.length.length;
  if (draw < 0.03) {
    removeString(routes, Math.floor(rng() * routeCount), 0, Number.MAX_SAFE_INTEGER, marks, rng);
    return;
  }
  if (draw < 0.3) {
    const share = 0.05 + rng() * 0.25;
    for (let route = 0; route < routeCount; route++) removeScattered(routes, route, share, marks, rng);
    return;
  }
  const strings = 1 + Math.floor(rng() * Math.min(3, routeCount));
  const first = Math.floor(rng() * routeCount);
  const place = rng();
  for (let index = 0; index < strings; index++) {
    const route = (first + index) % routeCount;
    const length = routes.length[route] ?? 0;
    const size = 1 + Math.floor(rng() * Math.min(8, Math.max(MIN_STRING, length * 0.5)));
    removeString(routes, route, Math.floor(place * Math.max(1, length - size + 1)), size, marks, rng);
  }
}

function removeString(routes: Routes, route: number, from: number, size: number, marks: Uint8Array, rng: Rng): void {
  const length = routes.length[route] ?? 0;
  let isAny = false;
  for (let position = from + 1; position <= length && position <= from + size; position++) {
    isAny = mark(routes, route, position, marks, rng) || isAny;
  }
  if (isAny) routes.removeMarked(route, marks);
}

function removeScattered(routes: Routes, route: number, share: number, marks: Uint8Array, rng: Rng): void {
  const length = routes.length[route] ?? 0;
  let isAny = false;
  for (let position = 1; position <= length; position++) {
    if (rng() < share) isAny = mark(routes, route, position, marks, rng) || isAny;
  }
  if (isAny) routes.removeMarked(route, marks);
}

function mark(routes: Routes, route: number, position: number, marks: Uint8Array, rng: Rng): boolean {
  const node = routes.nodes[route * routes.stride + position] ?? 0;
  if (routes.problem.isLocked[node] === 1 && rng() >= UNLOCK_CHANCE) return false;
  marks[node] = 1;
  return true;
}
