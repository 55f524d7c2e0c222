import type { DayRoute, TripModel } from './trip-model.ts';

/** The route through these nodes with its gain; the order is the caller's. */
export function routeOf(model: TripModel, day: number, nodes: readonly number[]): DayRoute {
  let gain = 0;
  let here = 0;
  for (const node of [...nodes, 0]) {
    gain += (model.gain[node] ?? 0) - model.travelCost * (model.travel[here * model.nodeCount + node] ?? 0);
    here = node;
  }
  return { day, nodes, gain };
}
