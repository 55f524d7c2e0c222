import type { DayStates } from './day-states.ts';
import type { TripModel } from './trip-model.ts';

const BUCKET_MINUTES = 10;

/**
 * The most that the rest of a day can add after a stop, when venues may be visited again: never below the truth, so
 * that a partial day whose profit and bound together stay under the threshold can be dropped.
 */
export interface CompletionBound {
  /** Finish minute of service at active node number `at` (0 is the hotel in the morning), in `state`. */
  after(at: number, finish: number, state: number): number;
}

export interface ActiveNodes {
  /** Nodes of the model; number 0 is the hotel. */
  nodes: readonly number[];
  /** Profit of each, by its number here. */
  profit: Float64Array;
}

/** By dynamic programming over active nodes, ten-minute steps (rounded in the day's favour) and states. */
export function completionBound(
  model: TripModel,
  day: number,
  active: ActiveNodes,
  states: DayStates,
): CompletionBound {
  const { nodes, profit } = active;
  const dayStart = model.dayStart[day] ?? 0;
  const dayEnd = model.dayEnd[day] ?? 0;
  if (nodes.some((node, at) => at > 0 && (model.duration[node] ?? 0) < BUCKET_MINUTES)) {
    throw new Error('A stop shorter than a step would make the bound too low');
  }
  const buckets = Math.floor((dayEnd - dayStart) / BUCKET_MINUTES) + 1;
  const size = nodes.length;
  const { count, step, hasRoom, isComplete } = states;
  const values = new Float64Array(buckets * size * count).fill(Number.NEGATIVE_INFINITY);
  for (let bucket = buckets - 1; bucket >= 0; bucket--) {
    const time = dayStart + bucket * BUCKET_MINUTES;
    for (let from = 0; from < size; from++) {
      const base = (bucket * size + from) * count;
      const row = (nodes[from] ?? 0) * model.nodeCount;
      const home = model.travel[row] ?? 0;
      if (time + home <= dayEnd) {
        for (let state = 0; state < count; state++) {
          if (isComplete[state] === 1) values[base + state] = -model.travelCost * home;
        }
      }
      for (let to = 1; to < size; to++) {
        if (to === from) continue;
        const node = nodes[to] ?? 0;
        const minutes = model.travel[row + node] ?? 0;
        const start = Math.max(time + minutes, model.earliest[node] ?? 0);
        if (start > (model.latest[node] ?? 0)) continue;
        const finish = start + (model.duration[node] ?? 0);
        if (finish > dayEnd) continue;
        const next = (Math.floor((finish - dayStart) / BUCKET_MINUTES) * size + to) * count;
        const kind = model.kind[node] ?? 0;
        const add = (profit[to] ?? 0) - model.travelCost * minutes;
        const shift = step[kind] ?? 0;
        const room = kind * count;
        for (let state = 0; state < count; state++) {
          if (hasRoom[room + state] === 0) continue;
          const value = add + (values[next + state + shift] ?? 0);
          if (value > (values[base + state] ?? 0)) values[base + state] = value;
        }
      }
    }
  }
  return {
    after: (at, finish, state) =>
      values[(Math.floor((finish - dayStart) / BUCKET_MINUTES) * size + at) * count + state] ?? 0,
  };
}
