import { type DaySearch, daySearch, extend, finalProfit, type Prices } from './day-search.ts';
import { routeOf } from './route-of.ts';
import type { DayRoute, TripModel } from './trip-model.ts';

export interface PricedRoutes {
  routes: DayRoute[];
  /** Reduced profit of the best route found; of all routes that exist where `isExact`. At least 0. */
  best: number;
}

export interface PricingOptions {
  /** False: partial days are compared without their visited sets, which is fast and may miss the best. */
  isExact: boolean;
  maxRoutes: number;
}

const EPSILON = 1e-6;

/**
 * Day routes whose reduced profit is above zero, best first. Label setting over elementary routes (Feillet, Dejax,
 * Gendreau and Gueguen, Networks 44(3), 2004): partial days in order of time; one is dropped when another at the
 * same stop is no later, no poorer, no fuller and has closed no venue that is still open to it. Subset-row cuts are
 * compared as Jepsen, Petersen, Spoorendonk and Pisinger do (Operations Research 56(2), 2008).
 */
export function priceDay(model: TripModel, day: number, prices: Prices, options: PricingOptions): PricedRoutes {
  const search = daySearch(model, day, prices, { onlyProfitable: true, needsAllBits: false });
  const { labels, dayStart, dayEnd, nodes } = search;
  const minutes = dayEnd - dayStart + 1;
  const starting = new Int32Array(minutes).fill(-1);
  const kept: number[][] = Array.from({ length: nodes.length * 4 }, () => []);
  const closed = options.isExact ? closedSets(search) : null;
  const found: { label: number; profit: number }[] = [];
  const queue = (label: number): void => {
    const minute = (labels.start[label] ?? 0) - dayStart;
    labels.next[label] = starting[minute] ?? -1;
    starting[minute] = label;
  };
  for (let to = 1; to < nodes.length; to++) {
    const label = extend(search, -1, to, EPSILON);
    if (label >= 0) queue(label);
  }
  for (let minute = 0; minute < minutes; minute++) {
    for (let label = starting[minute] ?? -1; label >= 0; label = labels.next[label] ?? -1) {
      const group = kept[(labels.at[label] ?? 0) * 4 + (search.states.meals[labels.state[label] ?? 0] ?? 0)] ?? [];
      if (isDominated(search, group, label, closed)) continue;
      group.push(label);
      const profit = finalProfit(search, label);
      if (profit > EPSILON) found.push({ label, profit });
      for (let to = 1; to < nodes.length; to++) {
        const added = extend(search, label, to, EPSILON);
        if (added >= 0) queue(added);
      }
    }
  }
  found.sort((left, right) => right.profit - left.profit);
  return {
    best: found[0]?.profit ?? 0,
    routes: found.slice(0, options.maxRoutes).map(({ label }) => {
      const path = labels.path(label).map((at) => nodes[at] ?? 0);
      return routeOf(model, day, path);
    }),
  };
}

/**
 * For each active node and minute of finish, the set bits that can no longer be reached in time: visiting such a
 * venue before takes nothing away from the rest of the day. `(node * minutes + minute) * words`.
 */
interface ClosedSets {
  words: Int32Array;
  minutes: number;
}

function closedSets(search: DaySearch): ClosedSets {
  const { model, nodes, dayStart, dayEnd, labels, bit } = search;
  const { setWords } = labels;
  const minutes = dayEnd - dayStart + 1;
  const words = new Int32Array(nodes.length * minutes * setWords);
  for (let from = 1; from < nodes.length; from++) {
    const open = new Int32Array(minutes * setWords);
    for (let to = 1; to < nodes.length; to++) {
      const at = bit[to] ?? -1;
      if (at < 0 || to === from) continue;
      const node = nodes[to] ?? 0;
      const last =
        (model.latest[node] ?? 0) - (model.travel[(nodes[from] ?? 0) * model.nodeCount + node] ?? 0) - dayStart;
      if (last < 0) continue;
      const cell = Math.min(last, minutes - 1) * setWords + (at >> 5);
      open[cell] = (open[cell] ?? 0) | (1 << (at & 31));
    }
    for (let minute = minutes - 1; minute >= 0; minute--) {
      for (let word = 0; word < setWords; word++) {
        const cell = minute * setWords + word;
        if (minute < minutes - 1) open[cell] = (open[cell] ?? 0) | (open[cell + setWords] ?? 0);
        words[(from * minutes + minute) * setWords + word] = ~(open[cell] ?? 0);
      }
    }
  }
  return { words, minutes };
}

function isDominated(search: DaySearch, group: readonly number[], label: number, closed: ClosedSets | null): boolean {
  const { labels, states, model, nodes, dayStart } = search;
  const { visited, parity, setWords, cutWords, profit } = labels;
  const mine = labels.profit[label] ?? 0;
  const state = labels.state[label] ?? 0;
  const activities = states.activities[state] ?? 0;
  const nights = states.nights[state] ?? 0;
  const at = labels.at[label] ?? 0;
  const finish = (labels.start[label] ?? 0) + (model.duration[nodes[at] ?? 0] ?? 0) - dayStart;
  const closedAt = closed ? (at * closed.minutes + finish) * setWords : 0;
  for (const other of group) {
    let theirs = profit[other] ?? 0;
    if (theirs < mine) continue;
    const otherState = labels.state[other] ?? 0;
    if ((states.activities[otherState] ?? 0) > activities || (states.nights[otherState] ?? 0) > nights) continue;
    if (!closed) return true;
    let isSubset = true;
    for (let word = 0; word < setWords && isSubset; word++) {
      const onlyTheirs = (visited[other * setWords + word] ?? 0) & ~(visited[label * setWords + word] ?? 0);
      if ((onlyTheirs & ~(closed.words[closedAt + word] ?? 0)) !== 0) isSubset = false;
    }
    if (!isSubset) continue;
    for (let word = 0; word < cutWords && theirs >= mine; word++) {
      let odd = (parity[other * cutWords + word] ?? 0) & ~(parity[label * cutWords + word] ?? 0);
      while (odd !== 0 && theirs >= mine) {
        const low = 31 - Math.clz32(odd & -odd);
        theirs -= search.cuts[word * 32 + low]?.price ?? 0;
        odd &= odd - 1;
      }
    }
    if (theirs >= mine) return true;
  }
  return false;
}
