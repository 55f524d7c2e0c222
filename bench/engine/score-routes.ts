import { distance, type Instance } from './instance.ts';

/**
 * The score of a set of tours, worked out from the instance alone; throws with the fault if one breaks a rule, so
 * that no wrong route is ever counted.
 */
export function scoreRoutes(instance: Instance, routes: readonly (readonly number[])[]): number {
  const { points, limits, deadline, name, tours } = instance;
  if (routes.length > tours) throw new Error(`${name}: ${routes.length} tours for ${tours}`);
  const seen = new Set<number>();
  const types = (limits?.perType ?? []).map(() => 0);
  let fee = 0;
  let score = 0;
  routes.forEach((route, tour) => {
    let time = 0;
    let here = 0;
    for (const at of route) {
      const point = points[at];
      if (!point || at === 0 || seen.has(at)) throw new Error(`${name}: point ${at} is visited twice or unknown`);
      seen.add(at);
      const arrival = time + distance(instance, here, at);
      const window = point.windows[tour]?.find(([, close]) => arrival <= close);
      if (!window) throw new Error(`${name}: point ${at} is closed at ${arrival} on tour ${tour}`);
      time = Math.max(arrival, window[0]) + point.service;
      here = at;
      score += point.score;
      fee += point.fee;
      point.types.forEach((amount, type) => {
        types[type] = (types[type] ?? 0) + amount;
      });
    }
    if (time + distance(instance, here, 0) > deadline) throw new Error(`${name}: tour ${tour} comes home late`);
  });
  if (limits && fee > limits.fee) throw new Error(`${name}: fees ${fee} above ${limits.fee}`);
  limits?.perType.forEach((cap, type) => {
    if ((types[type] ?? 0) > cap) throw new Error(`${name}: too many of type ${type}`);
  });
  return score;
}
