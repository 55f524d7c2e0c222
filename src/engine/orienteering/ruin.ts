import type { Rng } from '../../shared/rng.ts';
import type { Routes } from './routes.ts';

/** A draw from 0 to 1 below these takes out a whole route, or stops at random; above them strings. Found by trying, like the sizes. */
const ROUTE_BELOW = 0.03;
const SCATTER_BELOW = 0.3;
/** The share of a route's stops that is taken out at random: from the first, by up to the second more. */
const SCATTER_LEAST = 0.05;
const SCATTER_SPREAD = 0.25;
const STRINGS_MAX = 3;
/** A string is at most so many stops, and half of its route unless that is very short. */
const STRING_MAX = 8;
const STRING_OF_SHORT_ROUTE = 3;
const STRING_SHARE = 0.5;
/** A locked stop is taken out this rarely, only so that the search can step around it. */
const UNLOCK_CHANCE = 0.03;

/**
 * Takes stops out: a string of neighbours from one or more routes (Christiaens and Vanden Berghe, Slack induction by
 * string removals, 2020), single stops at random, or, seldom, a whole route. `marks` is a scratch array of zeros.
 */
export function ruin(routes: Routes, marks: Uint8Array, rng: Rng): void {
  const draw = rng();
  const routeCount = routes.length.length;
  if (draw < ROUTE_BELOW) {
    removeString(routes, Math.floor(rng() * routeCount), 0, Number.MAX_SAFE_INTEGER, marks, rng);
    return;
  }
  if (draw < SCATTER_BELOW) {
    const share = SCATTER_LEAST + rng() * SCATTER_SPREAD;
    for (let route = 0; route < routeCount; route++) removeScattered(routes, route, share, marks, rng);
    return;
  }
  const strings = 1 + Math.floor(rng() * Math.min(STRINGS_MAX, routeCount));
  const first = Math.floor(rng() * routeCount);
  const place = rng();
  for (let index = 0; index < strings; index++) {
    const route = (first + index) % routeCount;
    const length = routes.length[route] ?? 0;
    const size = 1 + Math.floor(rng() * Math.min(STRING_MAX, Math.max(STRING_OF_SHORT_ROUTE, length * STRING_SHARE)));
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
