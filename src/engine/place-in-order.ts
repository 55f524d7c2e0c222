import type { PlanSlot } from './trip-plan.ts';

/** A slot with every start that it may have, the earlier ones first, and what each of them costs. */
export interface Placing {
  slot: PlanSlot;
  starts: readonly number[];
  costOf: (startMinute: number) => number;
}

/** The first slot of a day starts, and the last one ends, within these minutes after midnight. */
export interface DayBounds {
  from: number;
  to: number;
}

export interface PlacedDay {
  visits: readonly { slot: PlanSlot; startMinute: number }[];
  cost: number;
}

/** The cheapest way to start at one minute, and where the slot before starts then. */
interface Step {
  cost: number;
  before: number;
}

/**
 * The starts that cost least together for slots in a given order, each reached in time from the one before; null where
 * there are none. Exact, by dynamic programming over the starts. `wayBetween` is in minutes.
 */
export function placeInOrder(
  order: readonly Placing[],
  bounds: DayBounds,
  wayBetween: (from: PlanSlot, to: PlanSlot) => number,
): PlacedDay | null {
  const table: Map<number, Step>[] = [];
  let before: Placing | null = null;
  for (const [index, placing] of order.entries()) {
    const takes = lengthOf(placing.slot);
    const gap: number = before ? lengthOf(before.slot) + wayBetween(before.slot, placing.slot) : 0;
    const isLast = index === order.length - 1;
    const steps = new Map<number, Step>();
    const cheapest = cheapestSoFar(table[index - 1]);
    for (const start of placing.starts) {
      if ((index === 0 && start < bounds.from) || (isLast && start + takes > bounds.to)) continue;
      const best = index === 0 ? { cost: 0, before: start } : cheapest(start - gap);
      if (best) steps.set(start, { cost: best.cost + placing.costOf(start), before: best.before });
    }
    if (steps.size === 0) return null;
    table.push(steps);
    before = placing;
  }
  return readBack(order, table);
}

/** Minutes that a slot takes. */
export const lengthOf = ({ startMinute, endMinute }: PlanSlot): number => endMinute - startMinute;

/** The cheapest of the steps up to a minute, asked for with minutes that never become less: each step is looked at once. */
function cheapestSoFar(steps: ReadonlyMap<number, Step> = new Map()): (latest: number) => Step | null {
  const open = [...steps];
  let next = 0;
  let best: Step | null = null;
  return (latest) => {
    for (let step = open[next]; step && step[0] <= latest; step = open[next]) {
      const [start, { cost }] = step;
      if (best === null || cost < best.cost) best = { cost, before: start };
      next += 1;
    }
    return best;
  };
}

function readBack(order: readonly Placing[], table: readonly Map<number, Step>[]): PlacedDay | null {
  const end = cheapestSoFar(table.at(-1))(Number.POSITIVE_INFINITY);
  if (!end) return null;
  const visits: { slot: PlanSlot; startMinute: number }[] = [];
  let startMinute = end.before;
  for (let index = order.length - 1; index >= 0; index--) {
    const slot = order[index]?.slot;
    if (slot) visits.unshift({ slot, startMinute });
    startMinute = table[index]?.get(startMinute)?.before ?? startMinute;
  }
  return { visits, cost: end.cost };
}
