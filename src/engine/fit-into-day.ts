import { type DayBounds, type PlacedDay, type Placing, placeInOrder } from './place-in-order.ts';
import type { PlanSlot } from './trip-plan.ts';

/** Windows of the start of a slot, minutes after midnight. */
export type StartWindows = readonly { from: number; to: number }[];

export interface DayToFit {
  /** The slots that are on the day already, in their order. */
  others: readonly PlanSlot[];
  /** True of a slot that the organiser pinned: it has its one start. */
  isPinned: (slot: PlanSlot) => boolean;
  windowsOf: (slot: PlanSlot) => StartWindows;
  wayBetween: (from: PlanSlot, to: PlanSlot) => number;
  bounds: DayBounds;
}

export interface FitOptions {
  /** Only that very minute. */
  isExact?: boolean;
  /** Nothing changes its place in the day. */
  keepsOrder?: boolean;
  /** What each start costs, where any start of the day will do and not only those near the wanted one. */
  costOf?: (startMinute: number) => number;
}

/** Starts are said aloud in steps of five minutes. */
const STEP = 5;
/** How far from the wanted minute the slot may land. */
const NEAR_ENOUGH = 15;
const ANY = Number.POSITIVE_INFINITY;
/** How far another slot may give way, and what it costs that it has to at all: as much as half an hour of moving. */
const GIVE_WAY_MAX = 120;
const GIVE_WAY_COST = 30;

/**
 * The day with one more slot, at the wanted minute or as near as fits within a quarter of an hour. The others stay
 * where they are if that can be; else they shift in their order, as little as possible; else one of them changes its
 * place in the day. Null where nothing of the kind fits.
 */
export function fitIntoDay(
  day: DayToFit,
  moved: PlanSlot,
  wantedMinute: number,
  { isExact = false, keepsOrder = false, costOf }: FitOptions = {},
): PlacedDay | null {
  const near: Placing = {
    slot: moved,
    starts: gridOf(day.windowsOf(moved), wantedMinute, costOf ? ANY : isExact ? 0 : NEAR_ENOUGH),
    costOf: costOf ?? ((start) => Math.abs(start - wantedMinute)),
  };
  if (near.starts.length === 0) return null;
  const others = day.others.map((slot) => shifting(day, slot, GIVE_WAY_MAX));
  return cheapest(day, insertions(others, near)) ?? (keepsOrder ? null : cheapest(day, rearranged(day, others, near)));
}

/**
 * The day with two more slots of which the first comes before the other, as near to their wanted starts as can be, and
 * the rest shifted as little as possible; null where nothing of the kind fits.
 */
export function fitBothIntoDay(
  day: DayToFit,
  first: { slot: PlanSlot; wantedMinute: number },
  second: { slot: PlanSlot; wantedMinute: number },
): PlacedDay | null {
  const [early, late] = [first, second].map(
    ({ slot, wantedMinute }): Placing => ({
      slot,
      starts: gridOf(day.windowsOf(slot), wantedMinute, ANY),
      costOf: (start) => Math.abs(start - wantedMinute),
    }),
  );
  if (!early || !late) return null;
  const fitted = (farthest: number): PlacedDay | null => {
    const others = day.others.map((slot) => shifting(day, slot, farthest));
    const orders = insertions(others, early).flatMap((order) => insertions(order, late));
    return cheapest(
      day,
      orders.filter((order) => order.indexOf(early) < order.indexOf(late)),
    );
  };
  return fitted(GIVE_WAY_MAX) ?? fitted(ANY);
}

function shifting(day: DayToFit, slot: PlanSlot, farthest: number): Placing {
  const { startMinute } = slot;
  const free = day.isPinned(slot) ? [] : gridOf(day.windowsOf(slot), startMinute, farthest);
  return {
    slot,
    starts: [...new Set([...free, startMinute])].sort((left, right) => left - right),
    costOf: (start) => (start === startMinute ? 0 : GIVE_WAY_COST + Math.abs(start - startMinute)),
  };
}

/** Starts in steps of five within the windows and no further from a minute than this, the earlier ones first. */
function gridOf(windows: StartWindows, minute: number, farthest: number): number[] {
  const starts = new Set<number>();
  for (const { from, to } of windows) {
    const first = Math.ceil(Math.max(from, minute - farthest) / STEP) * STEP;
    for (let start = first; start <= Math.min(to, minute + farthest); start += STEP) starts.add(start);
  }
  return [...starts].sort((left, right) => left - right);
}

const insertions = (others: readonly Placing[], one: Placing): Placing[][] =>
  Array.from({ length: others.length + 1 }, (_, at) => others.toSpliced(at, 0, one));

/** One of the others anywhere else in the day: what stood where the moved slot goes may take the hours it leaves. */
function rearranged(day: DayToFit, others: readonly Placing[], near: Placing): Placing[][] {
  return others.flatMap(({ slot }, index) => {
    if (day.isPinned(slot)) return [];
    const loose = shifting(day, slot, ANY);
    return insertions(others.toSpliced(index, 1), near).flatMap((order) => insertions(order, loose));
  });
}

function cheapest({ bounds, wayBetween }: DayToFit, orders: readonly (readonly Placing[])[]): PlacedDay | null {
  let best: PlacedDay | null = null;
  for (const order of orders) {
    if (!isInOrder(order)) continue;
    const placed = placeInOrder(order, bounds, wayBetween);
    if (placed && (best === null || placed.cost < best.cost)) best = placed;
  }
  return best;
}

/** No two of a type one after the other, and nothing but another night out after a night out. */
const isInOrder = (order: readonly Placing[]): boolean =>
  order.every(({ slot }, index) => {
    const before = order[index - 1]?.slot;
    return !before || mayFollowInPlan(before, slot);
  });

/** Whether one slot may stand right after another, by the rules that the checker holds. */
export const mayFollowInPlan = (before: PlanSlot, after: PlanSlot): boolean =>
  before.type !== after.type && !(before.kind === 'night' && after.kind !== 'night');
