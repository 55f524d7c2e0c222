import { NO_LIMIT, type Problem } from '../../src/engine/orienteering/problem.ts';

/** A product-like problem as its JSON line says it. */
export interface ProductProblem {
  id: string;
  days: readonly { start: number; end: number; weekday: number; needLunch: boolean; needDinner: boolean }[];
  budgetPerPerson: number;
  maxActivitiesPerDay: number;
  maxNightlifePerDay: number;
  tagCapPerTrip: number;
  travelPenaltyPerMinute: number;
  nodes: readonly ProductNode[];
  travelMinutes: readonly (readonly number[])[];
  reference?: { best: number };
}

export interface ProductNode {
  node: number;
  slot: 'hotel' | 'A' | 'L' | 'D' | 'N';
  venue?: number;
  earliestStart?: number;
  latestStart?: number;
  duration?: number;
  score?: number;
  price?: number;
  tag?: number;
  closedWeekday?: number;
}

const KIND_NUMBER = { A: 0, L: 1, D: 2, N: 3, hotel: 0 };
const KIND_COUNT = 4;
/** Outweighs every other stop, so a day that needs a meal gets one whenever any plan can. */
const MEAL_POINTS = 10_000;

/** One way to use a node: meals count for more on the days that need them, so they exist twice. */
interface Copy {
  source: ProductNode;
  days: readonly number[];
  priority: number;
}

export interface SolvableProduct {
  problem: Problem;
  /** The node of the JSON behind each node of the problem. */
  sourceOf: readonly number[];
}

/** The problem as the engine takes it, with two copies of a meal that some days need and others do not. */
export function toSolvable(product: ProductProblem): SolvableProduct {
  const copies = product.nodes.flatMap((source) => copiesOf(product, source));
  const hotel = product.nodes.find((node) => node.slot === 'hotel')?.node ?? 0;
  const sourceOf = [hotel, ...copies.map((copy) => copy.source.node)];
  const count = sourceOf.length;
  const days = product.days.length;
  const windowFrom: number[] = [];
  const windowOpen: number[] = [];
  const windowClose: number[] = [];
  product.days.forEach((_, day) => {
    windowFrom.push(windowOpen.length);
    for (const copy of copies) {
      windowFrom.push(windowOpen.length);
      if (!copy.days.includes(day)) continue;
      windowOpen.push(copy.source.earliestStart ?? 0);
      windowClose.push(copy.source.latestStart ?? 0);
    }
  });
  windowFrom.push(windowOpen.length);
  const dayCaps = [product.maxActivitiesPerDay, 1, 1, product.maxNightlifePerDay];
  return {
    sourceOf,
    problem: {
      nodeCount: count,
      routeCount: days,
      travel: Int32Array.from(
        sourceOf.flatMap((from) => sourceOf.map((to) => product.travelMinutes[from]?.[to] ?? NO_LIMIT)),
      ),
      service: Int32Array.from([0, ...copies.map((copy) => copy.source.duration ?? 0)]),
      score: Int32Array.from([0, ...copies.map((copy) => copy.source.score ?? 0)]),
      priority: Int32Array.from([0, ...copies.map((copy) => copy.priority)]),
      windowFrom: Int32Array.from(windowFrom),
      windowOpen: Int32Array.from(windowOpen),
      windowClose: Int32Array.from(windowClose),
      startNode: new Int32Array(days),
      endNode: new Int32Array(days),
      routeStart: Int32Array.from(product.days, (day) => day.start),
      routeEnd: Int32Array.from(product.days, (day) => day.end),
      kind: Int32Array.from([0, ...copies.map((copy) => KIND_NUMBER[copy.source.slot])]),
      kindCount: KIND_COUNT,
      kindCap: Int32Array.from(product.days.flatMap(() => dayCaps)),
      ...resources(product, copies),
      travelCost: product.travelPenaltyPerMinute,
      restOffset: -1,
      isLocked: new Uint8Array(count),
    },
  };
}

function copiesOf(product: ProductProblem, source: ProductNode): Copy[] {
  if (source.slot === 'hotel') return [];
  const open = product.days.flatMap((day, index) => (day.weekday === source.closedWeekday ? [] : [index]));
  const isNeeded = (index: number): boolean =>
    (source.slot === 'L' && product.days[index]?.needLunch === true) ||
    (source.slot === 'D' && product.days[index]?.needDinner === true);
  return [
    { source, days: open.filter(isNeeded), priority: MEAL_POINTS },
    { source, days: open.filter((day) => !isNeeded(day)), priority: 0 },
  ].filter((copy) => copy.days.length > 0);
}

/** The budget, one resource for each venue, and one for each slot and tag of activities and nightlife. */
function resources(product: ProductProblem, copies: readonly Copy[]) {
  const caps = [product.budgetPerPerson];
  const numbers = new Map<string, number>();
  const numberOf = (key: string, cap: number): number => {
    const known = numbers.get(key) ?? caps.length;
    if (known === caps.length) caps.push(cap);
    numbers.set(key, known);
    return known;
  };
  const useFrom = [0, 0];
  const useResource: number[] = [];
  const useAmount: number[] = [];
  for (const { source } of copies) {
    useResource.push(0, numberOf(`venue ${source.venue}`, 1));
    useAmount.push(source.price ?? 0, 1);
    if (source.slot === 'A' || source.slot === 'N') {
      useResource.push(numberOf(`tag ${source.slot} ${source.tag}`, product.tagCapPerTrip));
      useAmount.push(1);
    }
    useFrom.push(useResource.length);
  }
  return {
    useFrom: Int32Array.from(useFrom),
    useResource: Int32Array.from(useResource),
    useAmount: Int32Array.from(useAmount),
    resourceCap: Int32Array.from(caps),
    softCap: new Int32Array(caps.length).fill(NO_LIMIT),
    overCost: new Float64Array(caps.length),
  };
}
