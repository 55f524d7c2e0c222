import { NO_LIMIT, type Problem } from '../../src/engine/orienteering/problem.ts';

/** A public instance as published: node 0 is start and end of every tour. Times are integers (see `scale`). */
export interface Instance {
  name: string;
  tours: number;
  points: readonly Point[];
  /** Latest return of a tour. */
  deadline: number;
  /** 10 or 100: distances are cut after one decimal or two, and everything is counted in that unit. */
  scale: number;
  /** Total fee of all tours, and caps per type over all tours; null where the instance has none. */
  limits: { fee: number; perType: readonly number[] } | null;
}

export interface Point {
  x: number;
  y: number;
  service: number;
  score: number;
  fee: number;
  types: readonly number[];
  /** Windows of the start of service on each tour. */
  windows: readonly (readonly (readonly [number, number])[])[];
}

/** Euclidean, truncated as published: rounding otherwise would shift scores. */
export function distance(instance: Instance, from: number, to: number): number {
  const a = instance.points[from];
  const b = instance.points[to];
  if (!a || !b) return NO_LIMIT;
  return Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * instance.scale + 1e-7);
}

/** The instance in the engine's terms. Resource 0 is the budget, the others are the types. */
export function toProblem(instance: Instance): Problem {
  const { points, tours, limits } = instance;
  const nodeCount = points.length;
  const windowFrom: number[] = [];
  const windowOpen: number[] = [];
  const windowClose: number[] = [];
  for (let tour = 0; tour < tours; tour++) {
    for (const point of points) {
      windowFrom.push(windowOpen.length);
      for (const [open, close] of point.windows[tour] ?? []) {
        windowOpen.push(open);
        windowClose.push(close);
      }
    }
  }
  windowFrom.push(windowOpen.length);
  const caps = limits ? [limits.fee, ...limits.perType] : [NO_LIMIT];
  const useFrom = [0];
  const useResource: number[] = [];
  const useAmount: number[] = [];
  for (const point of points) {
    if (limits) {
      for (const [resource, amount] of [point.fee, ...point.types].entries()) {
        if (amount === 0) continue;
        useResource.push(resource);
        useAmount.push(amount);
      }
    }
    useFrom.push(useResource.length);
  }
  const travel = new Int32Array(nodeCount * nodeCount);
  for (let from = 0; from < nodeCount; from++) {
    for (let to = 0; to < nodeCount; to++) travel[from * nodeCount + to] = distance(instance, from, to);
  }
  return {
    nodeCount,
    routeCount: tours,
    travel,
    service: Int32Array.from(points, (point) => point.service),
    score: Int32Array.from(points, (point) => point.score),
    priority: new Int32Array(nodeCount),
    windowFrom: Int32Array.from(windowFrom),
    windowOpen: Int32Array.from(windowOpen),
    windowClose: Int32Array.from(windowClose),
    startNode: new Int32Array(tours),
    endNode: new Int32Array(tours),
    routeStart: new Int32Array(tours),
    routeEnd: new Int32Array(tours).fill(instance.deadline),
    kind: new Int32Array(nodeCount),
    kindCount: 1,
    kindCap: new Int32Array(tours).fill(NO_LIMIT),
    useFrom: Int32Array.from(useFrom),
    useResource: Int32Array.from(useResource),
    useAmount: Int32Array.from(useAmount),
    resourceCap: Int32Array.from(caps),
    softCap: new Int32Array(caps.length).fill(NO_LIMIT),
    overCost: new Float64Array(caps.length),
    travelCost: 0,
    restOffset: -1,
    isLocked: new Uint8Array(nodeCount),
  };
}
