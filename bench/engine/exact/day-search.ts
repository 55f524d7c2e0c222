import { type CompletionBound, completionBound } from './completion-bound.ts';
import { DayLabels } from './day-labels.ts';
import { type DayStates, dayStates } from './day-states.ts';
import { type DayRoute, SLOT_KINDS, type TripModel } from './trip-model.ts';

/** Values of the master problem's rows: what a day route has to pay for what it uses. */
export interface Prices {
  day: Float64Array;
  venue: Float64Array;
  budget: number;
  tag: Float64Array;
  cuts: readonly PricedCut[];
}

/** Of three venues, a plan has at most one pair within a single day; a day with two or three pays the price once. */
export interface PricedCut {
  venues: readonly number[];
  price: number;
}

/** What both searches over the routes of one day share: the nodes worth a look, set bits, cuts and bounds. */
export interface DaySearch {
  model: TripModel;
  day: number;
  dayStart: number;
  dayEnd: number;
  states: DayStates;
  /** Node 0 of this list is the hotel. */
  nodes: readonly number[];
  profit: Float64Array;
  /** What a day pays before its first stop. */
  fixed: number;
  /** Bit of each active node in the visited set, -1 where the state alone forbids a second visit. */
  bit: Int32Array;
  /** A second bit where a venue has several roles and the set has to tell them apart, otherwise -1. */
  roleBit: Int32Array;
  /** For each active node the cuts that hold its venue. */
  cutsOf: readonly (readonly number[])[];
  cuts: readonly PricedCut[];
  bound: CompletionBound;
  labels: DayLabels;
}

export interface SearchOptions {
  /** Leave out nodes that no optimal day needs: those that cost more than they bring. */
  onlyProfitable: boolean;
  /** One bit for each venue, also where the state would do. */
  needsAllBits: boolean;
}

/** Profit of a node at these prices: its gain less what its venue, its price and its tag cost. */
function nodeProfit(model: TripModel, prices: Prices, node: number): number {
  const tag = model.tag[node] ?? -1;
  return (
    (model.gain[node] ?? 0) -
    (prices.venue[model.venue[node] ?? -1] ?? 0) -
    prices.budget * (model.price[node] ?? 0) -
    (tag < 0 ? 0 : (prices.tag[tag] ?? 0))
  );
}

/** The reduced profit of a whole route: its gain less all it uses at these prices. */
export function priceOfRoute(model: TripModel, prices: Prices, route: DayRoute): number {
  let profit = route.gain - (prices.day[route.day] ?? 0);
  for (const node of route.nodes) profit += nodeProfit(model, prices, node) - (model.gain[node] ?? 0);
  for (const cut of prices.cuts) {
    if (cut.price > 0 && countIn(model, route, cut.venues) >= 2) profit -= cut.price;
  }
  return profit;
}

/** How many stops of a route are at one of these venues. */
export const countIn = (model: TripModel, route: DayRoute, venues: readonly number[]): number =>
  route.nodes.filter((node) => venues.includes(model.venue[node] ?? -1)).length;

/** Gets the search of one day ready at these prices. */
export function daySearch(model: TripModel, day: number, prices: Prices, options: SearchOptions): DaySearch {
  const dayStart = model.dayStart[day] ?? 0;
  const dayEnd = model.dayEnd[day] ?? 0;
  const isNarrow = options.onlyProfitable && model.keepsTriangle;
  const nodes = [0];
  for (let node = 1; node < model.nodeCount; node++) {
    if (!isReachable(model, day, node)) continue;
    // Under the triangle inequality, a stop that brings nothing can be left out of any day at no loss.
    if (isNarrow && !isNeededMeal(model, day, node) && nodeProfit(model, prices, node) <= 0) continue;
    nodes.push(node);
  }
  const profit = Float64Array.from(nodes, (node, at) => (at === 0 ? 0 : nodeProfit(model, prices, node)));
  const cuts = prices.cuts.filter((cut) => cut.price > 1e-9);
  const { bit, roleBit, bitCount } = setBits(model, nodes, options.needsAllBits);
  const states = dayStates(model, day);
  return {
    model,
    day,
    dayStart,
    dayEnd,
    states,
    nodes,
    profit,
    fixed: -(prices.day[day] ?? 0),
    bit,
    roleBit,
    cuts,
    cutsOf: nodes.map((node) =>
      cuts.flatMap((cut, index) => (node > 0 && cut.venues.includes(model.venue[node] ?? -1) ? [index] : [])),
    ),
    bound: completionBound(model, day, { nodes, profit }, states),
    labels: new DayLabels(Math.max(1, Math.ceil(bitCount / 32)), Math.ceil(cuts.length / 32)),
  };
}

function isReachable(model: TripModel, day: number, node: number): boolean {
  if (model.isOpen[day * model.nodeCount + node] !== 1) return false;
  const start = Math.max((model.dayStart[day] ?? 0) + (model.travel[node] ?? 0), model.earliest[node] ?? 0);
  const home = start + (model.duration[node] ?? 0) + (model.travel[node * model.nodeCount] ?? 0);
  return start <= (model.latest[node] ?? 0) && home <= (model.dayEnd[day] ?? 0);
}

const isNeededMeal = (model: TripModel, day: number, node: number): boolean =>
  (model.kind[node] === SLOT_KINDS.L && model.needsLunch[day] === 1) ||
  (model.kind[node] === SLOT_KINDS.D && model.needsDinner[day] === 1);

function setBits(
  model: TripModel,
  nodes: readonly number[],
  needsAll: boolean,
): { bit: Int32Array; roleBit: Int32Array; bitCount: number } {
  const uses = new Map<number, number>();
  for (const node of nodes.slice(1)) {
    const venue = model.venue[node] ?? -1;
    uses.set(venue, (uses.get(venue) ?? 0) + 1);
  }
  const bits = new Map<string, number>();
  const bitOf = (key: string): number => {
    const known = bits.get(key) ?? bits.size;
    bits.set(key, known);
    return known;
  };
  const bit = Int32Array.from(nodes, (node) => {
    const venue = model.venue[node] ?? -1;
    const isOnceADay = (model.kindCap[model.kind[node] ?? 0] ?? 0) <= 1;
    return node === 0 || (!needsAll && isOnceADay && uses.get(venue) === 1) ? -1 : bitOf(`venue ${venue}`);
  });
  const roleBit = Int32Array.from(nodes, (node) => {
    const isShared = (uses.get(model.venue[node] ?? -1) ?? 0) > 1;
    return node === 0 || !needsAll || !isShared ? -1 : bitOf(`node ${node}`);
  });
  return { bit, roleBit, bitCount: bits.size };
}

/**
 * Adds the stop `to` to a partial day (-1 for the morning) and returns the new label, or -1 where a rule or the
 * threshold forbids it.
 */
export function extend(search: DaySearch, label: number, to: number, threshold: number): number {
  const { model, labels, states } = search;
  const from = label < 0 ? 0 : (labels.at[label] ?? 0);
  const state = label < 0 ? 0 : (labels.state[label] ?? 0);
  const node = search.nodes[to] ?? 0;
  const kind = model.kind[node] ?? 0;
  if (states.hasRoom[kind * states.count + state] === 0) return -1;
  const bit = search.bit[to] ?? -1;
  const { setWords, cutWords } = labels;
  if (label >= 0 && bit >= 0 && ((labels.visited[label * setWords + (bit >> 5)] ?? 0) & (1 << (bit & 31))) !== 0)
    return -1;
  const fromNode = search.nodes[from] ?? 0;
  const finishBefore = label < 0 ? search.dayStart : (labels.start[label] ?? 0) + (model.duration[fromNode] ?? 0);
  const minutes = model.travel[fromNode * model.nodeCount + node] ?? 0;
  const start = Math.max(finishBefore + minutes, model.earliest[node] ?? 0);
  if (start > (model.latest[node] ?? 0)) return -1;
  const finish = start + (model.duration[node] ?? 0);
  if (finish + (model.travel[node * model.nodeCount] ?? 0) > search.dayEnd) return -1;
  let profit =
    (label < 0 ? search.fixed : (labels.profit[label] ?? 0)) + (search.profit[to] ?? 0) - model.travelCost * minutes;
  const cutsHere = search.cutsOf[to] ?? [];
  if (label >= 0) {
    for (const cut of cutsHere) {
      const isOdd = ((labels.parity[label * cutWords + (cut >> 5)] ?? 0) & (1 << (cut & 31))) !== 0;
      if (isOdd) profit -= search.cuts[cut]?.price ?? 0;
    }
  }
  const nextState = state + (states.step[kind] ?? 0);
  if (profit + search.bound.after(to, finish, nextState) <= threshold) return -1;
  const added = labels.add();
  labels.at[added] = to;
  labels.start[added] = start;
  labels.state[added] = nextState;
  labels.profit[added] = profit;
  labels.parent[added] = label;
  for (let word = 0; word < setWords; word++) {
    labels.visited[added * setWords + word] = label < 0 ? 0 : (labels.visited[label * setWords + word] ?? 0);
  }
  for (let word = 0; word < cutWords; word++) {
    labels.parity[added * cutWords + word] = label < 0 ? 0 : (labels.parity[label * cutWords + word] ?? 0);
  }
  for (const each of [bit, search.roleBit[to] ?? -1]) {
    if (each < 0) continue;
    const at = added * setWords + (each >> 5);
    labels.visited[at] = (labels.visited[at] ?? 0) | (1 << (each & 31));
  }
  for (const cut of cutsHere) {
    const at = added * cutWords + (cut >> 5);
    labels.parity[at] = (labels.parity[at] ?? 0) ^ (1 << (cut & 31));
  }
  return added;
}

/** Profit of ending the day after this label, or minus infinity while a compulsory meal is missing. */
export function finalProfit(search: DaySearch, label: number): number {
  const { model, labels, states } = search;
  if (states.isComplete[labels.state[label] ?? 0] === 0) return Number.NEGATIVE_INFINITY;
  const node = search.nodes[labels.at[label] ?? 0] ?? 0;
  return (labels.profit[label] ?? 0) - model.travelCost * (model.travel[node * model.nodeCount] ?? 0);
}
