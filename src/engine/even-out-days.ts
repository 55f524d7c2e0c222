import { detourAt } from './orienteering/detour-at.ts';
import { Routes } from './orienteering/routes.ts';
import { scheduleVisits, type Visit } from './schedule.ts';
import type { Stop } from './stops.ts';
import type { SlotKind } from './trip-request.ts';

/** Free minutes that are welcome: to sleep in or settle in, between two stops, and to change for dinner. */
const FREE_BEFORE_FIRST = 135;
const FREE_BETWEEN = 75;
const FREE_BEFORE: Record<SlotKind, number> = {
  activity: FREE_BETWEEN,
  lunch: FREE_BETWEEN,
  dinner: 135,
  night: FREE_BETWEEN,
};
/** After a night that ended later than this the morning belongs to sleep. */
const LATE_NIGHT = 25 * 60;
/** Points that an idle minute beyond those is worth giving up. */
const IDLE_POINTS = 2.5;
const MIN_GAIN = 1;
const ROUNDS_MAX = 16;

/**
 * Spreads the activities over each day: one moves to an emptier hour, or gives way to one that fits there, as long as
 * the hours it fills are worth more than what the plan loses. Kept stops stay. The search itself knows no idle time,
 * because a stop's worth would then depend on all the others of its day.
 */
export function evenOutDays(routes: Routes, stops: readonly Stop[], likedStart: (node: number) => number): void {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const isImproved = routes.length.some((_, route) => evenOutDay(routes, route, stops, likedStart));
    if (!isImproved) return;
  }
}

function evenOutDay(
  routes: Routes,
  route: number,
  stops: readonly Stop[],
  likedStart: (node: number) => number,
): boolean {
  const { problem } = routes;
  const idleNow = idlePoints(routes, route, stops, likedStart);
  if (idleNow <= MIN_GAIN) return false;
  const without = new Routes(problem);
  const trial = new Routes(problem);
  const best = new Routes(problem);
  const marks = new Uint8Array(problem.nodeCount);
  let bestGain = MIN_GAIN;
  const length = routes.length[route] ?? 0;
  for (let position = 1; position <= length; position++) {
    const node = routes.nodes[route * routes.stride + position] ?? 0;
    const stop = stops[node - 1];
    if (stop?.kind !== 'activity' || stop.isLocked || stop.priority > 0) continue;
    without.copyFrom(routes);
    marks[node] = 1;
    without.removeMarked(route, marks);
    if (without.length[route] !== length - 1) continue;
    for (let other = 1; other < problem.nodeCount; other++) {
      if ((without.routeOf[other] ?? 0) >= 0 || stops[other - 1]?.kind !== 'activity') continue;
      const worth = without.gainOf(other);
      for (let place = 0; place < length; place++) {
        const most = idleNow + without.objective + worth - routes.objective;
        if (most <= bestGain) break;
        const detour = detourAt(without, route, place, other);
        if (detour === null || most - problem.travelCost * detour <= bestGain) continue;
        trial.copyFrom(without);
        trial.insert(route, place, other);
        const gain = idleNow - idlePoints(trial, route, stops, likedStart) + trial.objective - routes.objective;
        if (gain <= bestGain) continue;
        bestGain = gain;
        best.copyFrom(trial);
      }
    }
  }
  if (bestGain <= MIN_GAIN) return false;
  routes.copyFrom(best);
  return true;
}

/** What the empty hours of a day cost, points; nothing for a day without stops. */
export function idlePoints(
  routes: Routes,
  route: number,
  stops: readonly Stop[],
  likedStart: (node: number) => number,
): number {
  const { problem } = routes;
  const days = scheduleVisits(routes, likedStart);
  const finish = (visit: Visit): number => visit.startMinute + (problem.service[visit.node] ?? 0);
  const lastBefore = days[route - 1]?.at(-1);
  const isLate = lastBefore !== undefined && finish(lastBefore) > LATE_NIGHT;
  let idle = 0;
  let before: Visit | null = null;
  for (const visit of days[route] ?? []) {
    const way = problem.travel[(before?.node ?? 0) * problem.nodeCount + visit.node] ?? 0;
    const from = before ? finish(before) : (problem.routeStart[route] ?? 0);
    const kind = stops[visit.node - 1]?.kind ?? 'activity';
    const free = before ? FREE_BEFORE[kind] : isLate ? Number.POSITIVE_INFINITY : FREE_BEFORE_FIRST;
    idle += Math.max(0, visit.startMinute - way - from - free);
    before = visit;
  }
  return idle * IDLE_POINTS;
}
