import type { ProductNode, ProductProblem } from '../product-problem.ts';

export const SLOT_KINDS = { A: 0, L: 1, D: 2, N: 3 } as const;
export const KIND_COUNT = 4;

/**
 * A product problem as flat arrays for the exact method. Node 0 is the hotel; nodes from 1 on are the ways to use a
 * venue. Gains are integers wherever the scores and the travel penalty allow it, so that a bound may be rounded down.
 */
export interface TripModel {
  /** Objective units for each point of the problem's own objective. */
  scale: number;
  /** True when every plan's objective is a whole number of units. */
  isIntegral: boolean;
  /** True when leaving a stop out never makes a day longer. */
  keepsTriangle: boolean;
  dayCount: number;
  nodeCount: number;
  venueCount: number;
  tagCount: number;
  /** Minutes, `from * nodeCount + to`. */
  travel: Int32Array;
  /** Units lost for each minute of travel. */
  travelCost: number;
  kind: Uint8Array;
  earliest: Int32Array;
  latest: Int32Array;
  duration: Int32Array;
  gain: Float64Array;
  price: Float64Array;
  venue: Int32Array;
  /** Slot and tag as one number, or -1 where no cap applies. */
  tag: Int32Array;
  /** `day * nodeCount + node`. */
  isOpen: Uint8Array;
  dayStart: Int32Array;
  dayEnd: Int32Array;
  needsLunch: Uint8Array;
  needsDinner: Uint8Array;
  /** Most stops a day of each kind. */
  kindCap: readonly number[];
  budget: number;
  tagCap: number;
  /** The node numbers of the problem. */
  sourceOf: readonly number[];
}

/** The stops of one day in order, with what they add to the objective (travel from and to the hotel taken off). */
export interface DayRoute {
  day: number;
  nodes: readonly number[];
  gain: number;
}

/** The problem as the exact method takes it: node 0 is the hotel, and all else is in flat lists. */
export function tripModel(product: ProductProblem): TripModel {
  const hotel = product.nodes.find((node) => node.slot === 'hotel')?.node ?? 0;
  const stops = product.nodes.filter((node) => node.slot !== 'hotel');
  const sourceOf = [hotel, ...stops.map((stop) => stop.node)];
  const venues = numbered(stops.map((stop) => `${stop.venue}`));
  const tags = numbered(stops.map(tagKey).filter((key) => key !== ''));
  const scale = scaleOf(product, stops);
  const each = (pick: (stop: ProductNode) => number): number[] => [0, ...stops.map(pick)];
  const count = sourceOf.length;
  const travel = Int32Array.from(
    sourceOf.flatMap((from) => sourceOf.map((to) => product.travelMinutes[from]?.[to] ?? 0)),
  );
  return {
    scale,
    keepsTriangle: keepsTriangle(travel, count),
    isIntegral: isWhole(product.travelPenaltyPerMinute * scale),
    dayCount: product.days.length,
    nodeCount: count,
    venueCount: venues.size,
    tagCount: tags.size,
    travel,
    travelCost: exact(product.travelPenaltyPerMinute * scale),
    kind: Uint8Array.from(each((stop) => (stop.slot === 'hotel' ? 0 : SLOT_KINDS[stop.slot]))),
    earliest: Int32Array.from(each((stop) => stop.earliestStart ?? 0)),
    latest: Int32Array.from(each((stop) => stop.latestStart ?? 0)),
    duration: Int32Array.from(each((stop) => stop.duration ?? 0)),
    gain: Float64Array.from(each((stop) => (stop.score ?? 0) * scale)),
    price: Float64Array.from(each((stop) => stop.price ?? 0)),
    venue: Int32Array.from([-1, ...stops.map((stop) => venues.get(`${stop.venue}`) ?? -1)]),
    tag: Int32Array.from([-1, ...stops.map((stop) => tags.get(tagKey(stop)) ?? -1)]),
    isOpen: Uint8Array.from(
      product.days.flatMap((day) => [0, ...stops.map((stop) => (stop.closedWeekday === day.weekday ? 0 : 1))]),
    ),
    dayStart: Int32Array.from(product.days, (day) => day.start),
    dayEnd: Int32Array.from(product.days, (day) => day.end),
    needsLunch: Uint8Array.from(product.days, (day) => (day.needLunch ? 1 : 0)),
    needsDinner: Uint8Array.from(product.days, (day) => (day.needDinner ? 1 : 0)),
    kindCap: [product.maxActivitiesPerDay, 1, 1, product.maxNightlifePerDay],
    budget: product.budgetPerPerson,
    tagCap: product.tagCapPerTrip,
    sourceOf,
  };
}

function keepsTriangle(travel: Int32Array, count: number): boolean {
  for (let from = 0; from < count; from++) {
    for (let over = 0; over < count; over++) {
      const first = travel[from * count + over] ?? 0;
      for (let to = 0; to < count; to++) {
        if (to !== from && first + (travel[over * count + to] ?? 0) < (travel[from * count + to] ?? 0)) return false;
      }
    }
  }
  return true;
}

const tagKey = (stop: ProductNode): string =>
  stop.slot === 'A' || stop.slot === 'N' ? `${stop.slot} ${stop.tag}` : '';

const numbered = (keys: readonly string[]): Map<string, number> =>
  new Map([...new Set(keys)].map((key, index) => [key, index]));

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;

/** A product of decimals such as 0.2 × 5 is a whole number in spite of its binary fraction. */
const exact = (value: number): number => (isWhole(value) ? Math.round(value) : value);

/** The smallest scale up to 100 that makes the penalty whole; 1 where none does or a score is broken. */
function scaleOf(product: ProductProblem, stops: readonly ProductNode[]): number {
  if (stops.some((stop) => !isWhole(stop.score ?? 0))) return 1;
  for (let scale = 1; scale <= 100; scale++) if (isWhole(product.travelPenaltyPerMinute * scale)) return scale;
  return 1;
}
