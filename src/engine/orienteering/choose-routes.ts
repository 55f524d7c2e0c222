import type { KnownRoute } from './known-route.ts';
import type { Problem } from './problem.ts';
import { ResourceUse } from './resource-use.ts';

/** Routes tried at most: the work is the same on every machine. */
const MOST_TRIED = 5000;
const MIN_GAIN = 1e-6;

export interface ChoiceOptions {
  /** No choice is better. */
  bound: number;
  /** The part of the bound that is not the worth of routes. */
  constant: number;
  /** What a choice has to beat. */
  floor: number;
  /** Routes to take of each list: one where days differ, all where they are alike. */
  picks: number;
}

/**
 * The best choice of routes that share no node and keep every cap, better than the floor; null when there is none, or
 * none among those tried. Depth first, routes of most worth first: what a route is below the best of its list is lost
 * against the bound, and more than the way from the floor to the bound cannot be lost.
 */
export function chooseRoutes(
  problem: Problem,
  lists: readonly (readonly KnownRoute[])[],
  { bound, constant, floor, picks }: ChoiceOptions,
): KnownRoute[] | null {
  if (bound <= floor + MIN_GAIN) return null;
  const sorted = lists.map((list) => list.toSorted((left, right) => right.worth - left.worth));
  const days = picks > 1 ? Array.from({ length: picks }, () => sorted[0] ?? []) : fewestFirst(sorted, bound - floor);
  const use = new ResourceUse(problem);
  const chosen: KnownRoute[] = [];
  let least = floor + MIN_GAIN;
  let best: KnownRoute[] | null = null;
  let tried = 0;
  /** The most that the days from `depth` on can be worth; where days are alike their routes follow one another. */
  const mostFrom = (depth: number, from: number): number => {
    let sum = 0;
    for (let day = depth; day < days.length; day++) {
      sum += days[day]?.[picks > 1 ? from + day - depth : 0]?.worth ?? Number.NEGATIVE_INFINITY;
    }
    return sum;
  };
  const choose = (depth: number, from: number, worth: number, value: number): void => {
    const day = days[depth];
    if (!day) {
      const total = value - use.softCost();
      if (total <= least) return;
      least = total + MIN_GAIN;
      best = chosen.slice();
      return;
    }
    for (let index = from; index < day.length && tried < MOST_TRIED; index++) {
      const known = day[index];
      const next = picks > 1 ? index + 1 : 0;
      if (!known || constant + worth + known.worth + mostFrom(depth + 1, next) <= least) return;
      tried += 1;
      if (!use.tryAdd(known.nodes)) continue;
      chosen.push(known);
      choose(depth + 1, next, worth + known.worth, value + known.value);
      chosen.pop();
      use.remove(known.nodes);
    }
  };
  choose(0, 0, 0, 0);
  return best;
}

/** The days with the fewest routes that could be part of a better choice come first. */
function fewestFirst(lists: readonly KnownRoute[][], room: number): KnownRoute[][] {
  const countOf = (list: readonly KnownRoute[]): number => {
    const top = list[0]?.worth ?? 0;
    return list.findIndex(({ worth }) => top - worth >= room);
  };
  const order = lists.map((list) => {
    const count = countOf(list);
    return { list, count: count < 0 ? list.length : count };
  });
  return order.toSorted((left, right) => left.count - right.count).map(({ list }) => list);
}
