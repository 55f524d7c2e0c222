import type { DayStops } from './day-stops.ts';

/** Units of time in a step: finer steps bring a closer bound and cost more. */
const STEP = 15;
const NOTHING = Number.NEGATIVE_INFINITY;

/**
 * The most that the rest of a day can add after a stop, if stops could be made again: dynamic programming over stops,
 * steps of time (rounded in the day's favour) and states. Partial days are searched in the order of what they can still
 * come to by it.
 */
export class CompletionBound {
  private values = new Float64Array(1 << 14);
  /** Steps in which service at a stop can end, and where the first of them lies in `values`. */
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly from: Int32Array;
  private begin = 0;
  private stateCount = 1;

  constructor(most: number) {
    this.first = new Int32Array(most);
    this.last = new Int32Array(most);
    this.from = new Int32Array(most);
  }

  /** After service at a stop of the day that ends at `finish`, in `state` with the stop counted. */
  after(stop: number, finish: number, state: number): number {
    return this.values[this.cellOf(stop, Math.floor((finish - this.begin) / STEP)) + state] ?? NOTHING;
  }

  workOut(stops: DayStops, travelCost: number): void {
    const size = this.layOut(stops);
    if (this.values.length < size) this.values = new Float64Array(size * 2);
    this.values.fill(NOTHING, 0, size);
    let latest = 0;
    for (let stop = 0; stop < stops.count; stop++) latest = Math.max(latest, this.last[stop] ?? 0);
    const soonest = this.soonestOf(stops);
    const mayHold = new Uint8Array(stops.states.kindCount).fill(1);
    stops.states.layBridges(mayHold);
    for (let now = latest; now >= 0; now--) {
      // In the morning no day holds a dinner yet: most states need no thought for most of the day.
      if (soonest.includes(now + 1)) {
        for (const [kind, step] of soonest.entries()) mayHold[kind] = step <= now ? 1 : 0;
        stops.states.layBridges(mayHold);
      }
      for (let stop = 0; stop < stops.count; stop++) {
        if (now < (this.first[stop] ?? 0) || now > (this.last[stop] ?? 0)) continue;
        this.workOutFrom(stops, stop, now, travelCost);
      }
    }
  }

  /** By kind, the first step in which a stop of it can be over. */
  private soonestOf({ count, kind, states }: DayStops): number[] {
    const soonest = Array.from({ length: states.kindCount }, () => Number.MAX_SAFE_INTEGER);
    for (let stop = 0; stop < count; stop++) {
      const own = kind[stop] ?? 0;
      soonest[own] = Math.min(soonest[own] ?? 0, this.first[stop] ?? 0);
    }
    return soonest;
  }

  private layOut(stops: DayStops): number {
    const { count, begin, end, open, close, service, out, home } = stops;
    this.begin = begin;
    this.stateCount = stops.states.count;
    let size = 0;
    for (let stop = 0; stop < count; stop++) {
      const takes = service[stop] ?? 0;
      const soonest = Math.max(begin + (out[stop] ?? 0), open[stop] ?? 0) + takes;
      const latest = Math.min((close[stop] ?? 0) + takes, end - (home[stop] ?? 0));
      const first = Math.floor((soonest - begin) / STEP);
      const last = latest < soonest ? first : Math.floor((latest - begin) / STEP);
      this.first[stop] = first;
      this.last[stop] = last;
      this.from[stop] = size;
      size += (last - first + 1) * this.stateCount;
    }
    return size;
  }

  private workOutFrom(stops: DayStops, stop: number, now: number, travelCost: number): void {
    const { count, begin, end, profit, open, close, service, home, way, kind, group } = stops;
    const { count: stateCount, step, bridge, bridgeFrom, kindCount } = stops.states;
    const { values } = this;
    const base = this.cellOf(stop, now);
    const leave = begin + now * STEP;
    values.fill(-travelCost * (home[stop] ?? 0), base, base + stateCount);
    for (let to = 0; to < count; to++) {
      const minutes = way[stop * count + to] ?? 0;
      const arrival = leave + minutes;
      if (arrival > (close[to] ?? 0) || group[to] === group[stop]) continue;
      const finish = Math.max(arrival, open[to] ?? 0) + (service[to] ?? 0);
      if (finish + (home[to] ?? 0) > end) continue;
      // A stop shorter than a step would otherwise lead to what is not worked out yet.
      const then = Math.max(now + 1, Math.floor((finish - begin) / STEP));
      if (then > (this.last[to] ?? 0)) continue;
      const add = (profit[to] ?? 0) - travelCost * minutes;
      const next = this.cellOf(to, then) + (step[kind[to] ?? 0] ?? 0);
      const kinds = (kind[stop] ?? 0) * kindCount + (kind[to] ?? 0);
      const bridgeEnd = bridgeFrom[kinds + 1] ?? 0;
      for (let index = bridgeFrom[kinds] ?? 0; index < bridgeEnd; index++) {
        const state = bridge[index] ?? 0;
        const value = add + (values[next + state] ?? 0);
        if (value > (values[base + state] ?? 0)) values[base + state] = value;
      }
    }
  }

  private cellOf(stop: number, step: number): number {
    const first = this.first[stop] ?? 0;
    const at = Math.max(first, Math.min(this.last[stop] ?? 0, step));
    return (this.from[stop] ?? 0) + (at - first) * this.stateCount;
  }
}
