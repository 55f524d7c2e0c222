import { type DaySearch, daySearch, extend, finalProfit, type Prices } from './day-search.ts';
import { routeOf } from './route-of.ts';
import type { DayRoute, TripModel } from './trip-model.ts';

const TABLE_BITS = 20;

/**
 * Every day route whose reduced profit is above the threshold, of each set of venues in the same roles the one with
 * the highest gain; null when there are more partial days than `maxLabels`.
 */
export function enumerateDay(
  model: TripModel,
  day: number,
  prices: Prices,
  threshold: number,
  maxLabels: number,
): DayRoute[] | null {
  const search = daySearch(model, day, prices, { onlyProfitable: false, needsAllBits: true });
  const { labels, dayStart, dayEnd, nodes } = search;
  const minutes = dayEnd - dayStart + 1;
  const starting = new Int32Array(minutes).fill(-1);
  const table = new Int32Array(1 << TABLE_BITS).fill(-1);
  const best = new Map<string, { label: number; profit: number }>();
  const queue = (label: number): void => {
    const minute = (labels.start[label] ?? 0) - dayStart;
    labels.next[label] = starting[minute] ?? -1;
    starting[minute] = label;
  };
  for (let to = 1; to < nodes.length; to++) {
    const label = extend(search, -1, to, threshold);
    if (label >= 0) queue(label);
  }
  for (let minute = 0; minute < minutes; minute++) {
    for (let label = starting[minute] ?? -1; label >= 0; ) {
      if (labels.count > maxLabels) return null;
      const following = labels.next[label] ?? -1;
      if (!isWorseOfSameSet(search, table, label)) {
        const profit = finalProfit(search, label);
        if (profit > threshold) keepBest(search, best, label, profit);
        for (let to = 1; to < nodes.length; to++) {
          const added = extend(search, label, to, threshold);
          if (added >= 0) queue(added);
        }
      }
      label = following;
    }
  }
  return [...best.values()].map(({ label }) =>
    routeOf(
      model,
      day,
      labels.path(label).map((at) => nodes[at] ?? 0),
    ),
  );
}

/** Keeps partial days in a hash table by set, state and last stop; later ones of equal key never start earlier. */
function isWorseOfSameSet(search: DaySearch, table: Int32Array, label: number): boolean {
  const { labels } = search;
  const { setWords } = labels;
  const key = ((labels.at[label] ?? 0) << 8) | (labels.state[label] ?? 0);
  let hash = Math.imul(key, 0x9e3779b1);
  for (let word = 0; word < setWords; word++) {
    hash = Math.imul(hash ^ (labels.visited[label * setWords + word] ?? 0), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  const cell = hash >>> (32 - TABLE_BITS);
  for (let other = table[cell] ?? -1; other >= 0; other = labels.next[other] ?? -1) {
    if (labels.at[other] !== labels.at[label] || labels.state[other] !== labels.state[label]) continue;
    let isSame = true;
    for (let word = 0; word < setWords && isSame; word++) {
      isSame = labels.visited[other * setWords + word] === labels.visited[label * setWords + word];
    }
    if (isSame && (labels.profit[other] ?? 0) >= (labels.profit[label] ?? 0)) return true;
  }
  labels.next[label] = table[cell] ?? -1;
  table[cell] = label;
  return false;
}

function keepBest(
  search: DaySearch,
  best: Map<string, { label: number; profit: number }>,
  label: number,
  profit: number,
): void {
  const { labels } = search;
  const roles = labels
    .path(label)
    .sort((left, right) => left - right)
    .join(' ');
  const known = best.get(roles);
  if (!known || profit > known.profit) best.set(roles, { label, profit });
}
