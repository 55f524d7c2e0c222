/** One way to serve a meal: a venue at what it costs, a whole number. Several ways may share a meal and a venue. */
export interface Serving {
  meal: number;
  venue: number;
  cost: number;
}

export interface MealMarket {
  mealCount: number;
  /** The type of each venue, and how many meals may be of it. */
  typeOf: readonly number[];
  typeRoom: readonly number[];
  servings: readonly Serving[];
  /** What leaving each meal out costs; null where it must be served. */
  dropCost: readonly (number | null)[];
}

/** For each meal the index of its serving, -1 for a meal left out; null when a meal cannot be served. */
export type Menu = readonly number[] | null;

interface Graph {
  from: number[];
  to: number[];
  room: number[];
  cost: number[];
  /** Edges that leave each node. */
  out: number[][];
}

/**
 * The cheapest way to serve every meal, each venue at most once and no type more often than it may be. Exact: a
 * minimum-cost flow from types through venues to meals by successive shortest paths (Ahuja, Magnanti and Orlin,
 * Network Flows, 1993, section 9.7). Costs are whole numbers of at least zero.
 */
export function cheapestMenu(market: MealMarket): Menu {
  const { mealCount, typeOf, typeRoom, servings, dropCost } = market;
  const firstVenue = 1 + typeRoom.length;
  const firstMeal = firstVenue + typeOf.length;
  const sink = firstMeal + mealCount;
  const graph: Graph = { from: [], to: [], room: [], cost: [], out: Array.from({ length: sink + 1 }, () => []) };
  const servingEdges = servings.map(({ meal, venue, cost }) =>
    addEdge(graph, firstVenue + venue, firstMeal + meal, cost, 1),
  );
  for (const [type, room] of typeRoom.entries()) addEdge(graph, 0, 1 + type, 0, Math.max(0, room));
  for (const [venue, type] of typeOf.entries()) addEdge(graph, 1 + type, firstVenue + venue, 0, 1);
  for (const [meal, cost] of dropCost.entries()) if (cost !== null) addEdge(graph, 0, firstMeal + meal, cost, 1);
  for (let meal = 0; meal < mealCount; meal++) addEdge(graph, firstMeal + meal, sink, 0, 1);
  for (let served = 0; served < mealCount; served++) if (!augment(graph, sink)) return null;
  const menu: number[] = Array.from({ length: mealCount }, () => -1);
  servings.forEach(({ meal }, index) => {
    if (graph.room[servingEdges[index] ?? 0] === 0) menu[meal] = index;
  });
  return menu;
}

/** Edges come in pairs: the edge, and at the next number its way back. */
function addEdge(graph: Graph, from: number, to: number, cost: number, room: number): number {
  const edge = graph.to.length;
  graph.from.push(from, to);
  graph.to.push(to, from);
  graph.cost.push(cost, -cost);
  graph.room.push(room, 0);
  graph.out[from]?.push(edge);
  graph.out[to]?.push(edge + 1);
  return edge;
}

/** Sends one more unit from node 0 to the sink by the cheapest path; false when there is none. */
function augment({ from, to, room, cost, out }: Graph, sink: number): boolean {
  const distance = new Float64Array(sink + 1).fill(Number.POSITIVE_INFINITY);
  const reachedBy = new Int32Array(sink + 1).fill(-1);
  const isWaiting = new Uint8Array(sink + 1);
  const queue = [0];
  distance[0] = 0;
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    isWaiting[node] = 0;
    for (const edge of out[node] ?? []) {
      const next = to[edge] ?? 0;
      const length = (distance[node] ?? 0) + (cost[edge] ?? 0);
      if (room[edge] === 0 || length >= (distance[next] ?? 0)) continue;
      distance[next] = length;
      reachedBy[next] = edge;
      if (isWaiting[next] === 1) continue;
      isWaiting[next] = 1;
      queue.push(next);
    }
  }
  if (reachedBy[sink] === -1) return false;
  for (let node = sink; node !== 0; ) {
    const edge = reachedBy[node] ?? 0;
    room[edge] = (room[edge] ?? 0) - 1;
    room[edge ^ 1] = (room[edge ^ 1] ?? 0) + 1;
    node = from[edge] ?? 0;
  }
  return true;
}
