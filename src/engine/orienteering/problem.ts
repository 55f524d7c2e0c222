/** A travel time no route can afford: arcs with it are never used (two stops of one type in a row). */
export const FORBIDDEN_ARC = 1_000_000;
/** A cap or deadline that never binds. */
export const NO_LIMIT = 1_000_000_000;

/**
 * A team orienteering problem with several time windows per route and several constraints (MC-TOP-MTW:
 * Souffriau, Vansteenwegen, Vanden Berghe and Van Oudheusden, Transportation Science 47(1), 2013), flat for speed.
 * Times and travel are integers of one unit. Windows bound the START of service, and waiting is allowed.
 */
export interface Problem {
  nodeCount: number;
  routeCount: number;
  /** `from * nodeCount + to`; travel begins when service ends. */
  travel: Int32Array;
  service: Int32Array;
  score: Int32Array;
  /** Points on top of the score for stops that must be made if any plan can: they come first, whatever they cost. */
  priority: Int32Array;
  /** First window of `route * nodeCount + node`; the next entry ends the list. Windows are in time order and disjoint. */
  windowFrom: Int32Array;
  windowOpen: Int32Array;
  windowClose: Int32Array;
  startNode: Int32Array;
  endNode: Int32Array;
  routeStart: Int32Array;
  /** Latest arrival at the end node. */
  routeEnd: Int32Array;
  /** What a node counts as within a route (lunch, activity), and how many of each a route takes. */
  kind: Int32Array;
  kindCount: number;
  /** `route * kindCount + kind`. */
  kindCap: Int32Array;
  /** Uses of node i are `useFrom[i] … useFrom[i + 1]`: what it takes from resources shared by all routes. */
  useFrom: Int32Array;
  useResource: Int32Array;
  useAmount: Int32Array;
  /** Hard limit of each resource: the budget, a cap per type, 1 for the copies of one venue. */
  resourceCap: Int32Array;
  /** Use beyond `softCap` costs `overCost` a unit. */
  softCap: Int32Array;
  overCost: Float64Array;
  /** Objective lost for each unit of travel. */
  travelCost: number;
  /**
   * Where routes are days: leaving is not before the finish of the previous route's last service less this
   * (a day of 1440 minutes less the rest). -1 when routes are independent.
   */
  restOffset: number;
  /** 1 for nodes that a replan keeps: ruin passes over them nearly always. */
  isLocked: Uint8Array;
}

/** Earliest start of service at or after `time`, or -1 when every window has closed. */
export function earliestStart(problem: Problem, route: number, node: number, time: number): number {
  const { windowFrom, windowOpen, windowClose } = problem;
  const cell = route * problem.nodeCount + node;
  const end = windowFrom[cell + 1] ?? 0;
  for (let window = windowFrom[cell] ?? 0; window < end; window++) {
    if (time > (windowClose[window] ?? 0)) continue;
    return Math.max(windowOpen[window] ?? 0, time);
  }
  return -1;
}

/** Latest start of service at or before `time`, or -1 when no window has opened by then. */
export function latestStart(problem: Problem, route: number, node: number, time: number): number {
  const { windowFrom, windowOpen, windowClose } = problem;
  const cell = route * problem.nodeCount + node;
  const begin = windowFrom[cell] ?? 0;
  for (let window = (windowFrom[cell + 1] ?? 0) - 1; window >= begin; window--) {
    if ((windowOpen[window] ?? 0) > time) continue;
    return Math.min(windowClose[window] ?? 0, time);
  }
  return -1;
}
