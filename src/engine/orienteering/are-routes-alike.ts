import type { Problem } from './problem.ts';

/** True when a route may be driven on any day: its ends, hours, windows and caps are the same on all of them. */
export function areRoutesAlike(problem: Problem): boolean {
  const { routeCount, restOffset, startNode, endNode, routeStart, routeEnd } = problem;
  if (restOffset >= 0) return false;
  for (let route = 1; route < routeCount; route++) {
    const isSame =
      startNode[route] === startNode[0] &&
      endNode[route] === endNode[0] &&
      routeStart[route] === routeStart[0] &&
      routeEnd[route] === routeEnd[0] &&
      hasCapsOfFirst(problem, route) &&
      hasWindowsOfFirst(problem, route);
    if (!isSame) return false;
  }
  return true;
}

function hasCapsOfFirst({ kindCount, kindCap }: Problem, route: number): boolean {
  for (let kind = 0; kind < kindCount; kind++) {
    if (kindCap[route * kindCount + kind] !== kindCap[kind]) return false;
  }
  return true;
}

function hasWindowsOfFirst(problem: Problem, route: number): boolean {
  const { nodeCount, windowFrom, windowOpen, windowClose } = problem;
  for (let node = 0; node < nodeCount; node++) {
    const first = windowFrom[node] ?? 0;
    const own = windowFrom[route * nodeCount + node] ?? 0;
    const count = (windowFrom[node + 1] ?? 0) - first;
    if ((windowFrom[route * nodeCount + node + 1] ?? 0) - own !== count) return false;
    for (let index = 0; index < count; index++) {
      if (windowOpen[own + index] !== windowOpen[first + index]) return false;
      if (windowClose[own + index] !== windowClose[first + index]) return false;
    }
  }
  return true;
}
