import type { KnownRoute } from './known-route.ts';
import type { Problem } from './problem.ts';

/** The routes that one day has to choose from, least loss first, and sets of them as bits in words of 32. */
export class DayCandidates {
  readonly routes: readonly KnownRoute[];
  readonly count: number;
  readonly words: number;
  /** What choosing the route takes off the bound. */
  readonly loss: Float64Array;
  readonly value: Float64Array;
  /** What the route takes from the first resource, the budget. */
  readonly spend: Float64Array;
  readonly leastSpend: number;
  /** Every route. */
  readonly all: Int32Array;
  /** Routes that spend no more than the first, second and so on of the spendings in order. */
  readonly cheap: Int32Array;
  private readonly spendings: Float64Array;
  private clashes: readonly Int32Array[] = [];

  /** The routes of the list less than `room` below its best. */
  constructor(problem: Problem, list: readonly KnownRoute[], room: number) {
    const top = list.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
    this.routes = list.filter(({ worth }) => top - worth < room).sort((left, right) => right.worth - left.worth);
    this.count = this.routes.length;
    this.words = Math.ceil(this.count / 32);
    this.loss = Float64Array.from(this.routes, ({ worth }) => top - worth);
    this.value = Float64Array.from(this.routes, ({ value }) => value);
    this.spend = Float64Array.from(this.routes, ({ nodes }) => spendingOf(problem, nodes));
    this.spendings = Float64Array.from(new Set(this.spend)).sort();
    this.leastSpend = this.spendings[0] ?? 0;
    this.all = new Int32Array(this.words);
    for (let route = 0; route < this.count; route++) this.mark(this.all, 0, route);
    this.cheap = new Int32Array(this.spendings.length * this.words);
    const rank = new Map(Array.from(this.spendings, (spend, index) => [spend, index] as const));
    for (const [route, spend] of this.spend.entries()) this.mark(this.cheap, rank.get(spend) ?? 0, route);
    for (let cell = this.words; cell < this.cheap.length; cell++) {
      this.cheap[cell] = (this.cheap[cell] ?? 0) | (this.cheap[cell - this.words] ?? 0);
    }
  }

  /** Works out which routes of the other days share a group of stops with each route of this day. */
  mapClashes(others: readonly DayCandidates[], groupOf: Int32Array): void {
    this.clashes = others.map((other) => {
      const holders = other.holdersOf(groupOf);
      const { words } = other;
      const rows = new Int32Array(this.count * words);
      for (const [route, { nodes }] of this.routes.entries()) {
        for (const node of nodes) {
          const row = holders.get(groupOf[node] ?? 0);
          if (!row) continue;
          for (let word = 0; word < words; word++) {
            rows[route * words + word] = (rows[route * words + word] ?? 0) | (row[word] ?? 0);
          }
        }
      }
      return rows;
    });
  }

  /** Of the other day at this place in the list given to `mapClashes`: its words for every route of this day. */
  clashesWith(other: number): Int32Array {
    return this.clashes[other] ?? this.all;
  }

  /** Where in `cheap` the routes begin that spend so much or less, which some route does. */
  cheaperThan(most: number): number {
    let low = 0;
    let high = this.spendings.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.spendings[middle] ?? 0) <= most) low = middle;
      else high = middle - 1;
    }
    return low * this.words;
  }

  private holdersOf(groupOf: Int32Array): Map<number, Int32Array> {
    const holders = new Map<number, Int32Array>();
    for (const [route, { nodes }] of this.routes.entries()) {
      for (const node of nodes) {
        const group = groupOf[node] ?? 0;
        const row = holders.get(group) ?? new Int32Array(this.words);
        this.mark(row, 0, route);
        holders.set(group, row);
      }
    }
    return holders;
  }

  private mark(rows: Int32Array, row: number, route: number): void {
    const cell = row * this.words + (route >> 5);
    rows[cell] = (rows[cell] ?? 0) | (1 << (route & 31));
  }
}

/** What the stops take from the first resource. */
function spendingOf({ useFrom, useResource, useAmount }: Problem, nodes: Int32Array): number {
  let sum = 0;
  for (const node of nodes) {
    const end = useFrom[node + 1] ?? 0;
    for (let use = useFrom[node] ?? 0; use < end; use++) if (useResource[use] === 0) sum += useAmount[use] ?? 0;
  }
  return sum;
}
