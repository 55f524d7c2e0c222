import { CompletionBound } from './completion-bound.ts';
import { MOST_STATES } from './day-states.ts';
import { DayStops } from './day-stops.ts';
import { earliestStart, type Problem } from './problem.ts';
import type { Shape } from './shape.ts';

/** Partial days remembered, and looked at, in one search: all limits are counts. */
const MOST_LABELS = 8000;
const MOST_LOOKED_AT = 1500;
const TABLE_SIZE = 1 << 14;
/** A prime below 2^20, to mix the codes of sets. */
const MIXER = 1_048_573;
const LEVELS = 256;
const EPSILON = 1e-6;

export interface DayOptions {
  /** What a visit costs, by node. */
  priceOf: Float64Array;
  /** Days worth less than this are not looked for. */
  least: number;
  /** The longest list of days wanted. */
  most: number;
}

/** What a stop makes of a partial day. */
interface Step {
  /** The state with the stop counted. */
  held: number;
  finish: number;
  worth: number;
  /** What the day can still come to. */
  value: number;
}

/**
 * Looks for the days that are worth most at given prices of visits. Partial days are taken up in the order of what
 * they can still come to (best-first label setting with completion bounds), so that the best whole days come first,
 * however early the search ends. Of partial days that made the same stops and end at the same one, a worse is dropped.
 */
export class DaySearch {
  private readonly problem: Problem;
  private readonly stops: DayStops;
  private readonly bound: CompletionBound;
  /** A large number by node: sums of them tell sets of stops apart. */
  private readonly code: Float64Array;
  private readonly at = new Int16Array(MOST_LABELS);
  private readonly state = new Uint8Array(MOST_LABELS);
  private readonly finish = new Int32Array(MOST_LABELS);
  private readonly worth = new Float64Array(MOST_LABELS);
  private readonly parent = new Int32Array(MOST_LABELS);
  private readonly set = new Float64Array(MOST_LABELS);
  /** The next label of the same level. */
  private readonly next = new Int32Array(MOST_LABELS);
  private readonly heads = new Int32Array(LEVELS);
  /** By level: the whole days that are worth so much. */
  private readonly daysAt = new Int32Array(LEVELS);
  private readonly table = new Int32Array(TABLE_SIZE);
  private count = 0;
  private least = 0;
  private levelsPerPoint = 0;
  /** Of the label looked at: nothing that comes of it can be worth more. */
  private level = 0;

  constructor(shape: Shape, groupOf: Int32Array, code: Float64Array) {
    this.problem = shape.problem;
    this.stops = new DayStops(shape, groupOf);
    this.bound = new CompletionBound(this.stops.node.length);
    this.code = code;
  }

  /** The stops of each day found, in order; the day worth most first. */
  bestDays(route: number, { priceOf, least, most }: DayOptions): number[][] {
    const { stops, heads, next } = this;
    if (!stops.choose(route, priceOf)) return [];
    const { travelCost } = this.problem;
    this.bound.workOut(stops, travelCost);
    const top = this.mostPossible();
    if (top <= least) return [];
    this.count = 0;
    this.least = least;
    this.levelsPerPoint = (LEVELS - 1) / (top - least);
    this.level = LEVELS - 1;
    heads.fill(-1);
    this.table.fill(-1);
    this.daysAt.fill(0);
    this.extend(route, -1);
    let looked = 0;
    let sure = 0;
    while (this.level >= 0 && looked < MOST_LOOKED_AT) {
      const label = heads[this.level] ?? -1;
      if (label < 0) {
        // Whole days of this level are worth more than anything that is still to come.
        sure += this.daysAt[this.level] ?? 0;
        if (sure >= most) break;
        this.level -= 1;
        continue;
      }
      heads[this.level] = next[label] ?? -1;
      looked += 1;
      this.extend(route, label);
    }
    return this.bestLabels(most).map((label) => this.nodesOf(label));
  }

  /** The labels of the whole days worth most, best first. */
  private bestLabels(most: number): number[] {
    const found: { label: number; worth: number }[] = [];
    for (let label = 0; label < this.count; label++) {
      const worth = this.wholeWorth(label);
      if (worth > this.least + EPSILON) found.push({ label, worth });
    }
    found.sort((left, right) => right.worth - left.worth || left.label - right.label);
    return found.slice(0, most).map(({ label }) => label);
  }

  /** What a partial day is worth when it ends here. */
  private wholeWorth(label: number): number {
    return (this.worth[label] ?? 0) - this.problem.travelCost * (this.stops.home[this.at[label] ?? 0] ?? 0);
  }

  private mostPossible(): number {
    const { count, begin, out, open, close, service, profit, kind, states } = this.stops;
    let most = Number.NEGATIVE_INFINITY;
    for (let to = 0; to < count; to++) {
      const start = Math.max(begin + (out[to] ?? 0), open[to] ?? 0);
      if (start > (close[to] ?? 0)) continue;
      const gained = (profit[to] ?? 0) - this.problem.travelCost * (out[to] ?? 0);
      const rest = this.bound.after(to, start + (service[to] ?? 0), states.step[kind[to] ?? 0] ?? 0);
      if (gained + rest > most) most = gained + rest;
    }
    return most;
  }

  /** Adds every stop to a partial day (-1 for the morning) that the day may take if it can then be worth enough. */
  private extend(route: number, label: number): void {
    const { begin, end, count, out, way, open, close, service, home, profit, kind, hasSeveralWindows, states } =
      this.stops;
    const { travelCost } = this.problem;
    const { least, bound } = this;
    const { hasRoom, step } = states;
    const isMorning = label < 0;
    const state = isMorning ? 0 : (this.state[label] ?? 0);
    const leave = isMorning ? begin : (this.finish[label] ?? 0);
    const gained = isMorning ? 0 : (this.worth[label] ?? 0);
    const ways = isMorning ? out : way;
    const row = isMorning ? 0 : (this.at[label] ?? 0) * count;
    let to = 0;
    while (to < count) {
      const own = kind[to] ?? 0;
      // Stops of a kind lie together.
      if (hasRoom[own * MOST_STATES + state] === 0) {
        to = this.stops.kindEnd[own] ?? count;
        continue;
      }
      const minutes = ways[row + to] ?? 0;
      const arrival = leave + minutes;
      if (arrival <= (close[to] ?? 0)) {
        const start = hasSeveralWindows[to] === 1 ? this.startAt(route, to, arrival) : arrival;
        const finish = Math.max(start, open[to] ?? 0) + (service[to] ?? 0);
        if (finish + (home[to] ?? 0) <= end) {
          const worth = gained + (profit[to] ?? 0) - travelCost * minutes;
          const held = state + (step[own] ?? 0);
          const value = worth + bound.after(to, finish, held);
          if (value > least) this.add(label, to, { held, finish, worth, value });
        }
      }
      to += 1;
    }
  }

  /** Remembers a longer partial day, unless it visits a place twice or a better one is known. */
  private add(label: number, to: number, { held, finish, worth, value }: Step): void {
    if (this.count >= MOST_LABELS || this.hasGroupOf(label, to)) return;
    const set = (label < 0 ? 0 : (this.set[label] ?? 0)) + (this.code[this.stops.node[to] ?? 0] ?? 0);
    const cell = ((set % MIXER) * 31 + to) & (TABLE_SIZE - 1);
    if (this.isBetterKnown(this.table[cell] ?? -1, set, to, worth, finish)) return;
    const added = this.count;
    this.count += 1;
    this.table[cell] = added;
    this.at[added] = to;
    this.state[added] = held;
    this.finish[added] = finish;
    this.worth[added] = worth;
    this.parent[added] = label;
    this.set[added] = set;
    const level = Math.min(this.level, this.levelOf(value));
    this.next[added] = this.heads[level] ?? -1;
    this.heads[level] = added;
    const whole = this.wholeWorth(added);
    if (whole <= this.least + EPSILON) return;
    const wholeLevel = Math.min(LEVELS - 1, this.levelOf(whole));
    this.daysAt[wholeLevel] = (this.daysAt[wholeLevel] ?? 0) + 1;
  }

  private levelOf(value: number): number {
    return Math.floor((value - this.least) * this.levelsPerPoint);
  }

  private startAt(route: number, to: number, arrival: number): number {
    return earliestStart(this.problem, route, this.stops.node[to] ?? 0, arrival);
  }

  private hasGroupOf(label: number, to: number): boolean {
    const { group } = this.stops;
    for (let past = label; past >= 0; past = this.parent[past] ?? -1) {
      if (group[this.at[past] ?? 0] === group[to]) return true;
    }
    return false;
  }

  private isBetterKnown(label: number, set: number, to: number, worth: number, finish: number): boolean {
    if (label < 0 || this.set[label] !== set || this.at[label] !== to) return false;
    return (this.worth[label] ?? 0) >= worth && (this.finish[label] ?? 0) <= finish;
  }

  private nodesOf(label: number): number[] {
    const nodes: number[] = [];
    for (let past = label; past >= 0; past = this.parent[past] ?? -1) {
      nodes.push(this.stops.node[this.at[past] ?? 0] ?? 0);
    }
    return nodes.reverse();
  }
}
