import type { Problem } from './orienteering/problem.ts';

/** A problem with fewer stops, and the node that each of its nodes was. */
export interface NarrowProblem {
  problem: Problem;
  wideNode: Int32Array;
}

/** The first resource is the budget and the second its last tenth, whoever uses them. */
const RESOURCES_ALWAYS = 2;

/**
 * The problem as if there were only these nodes, in this order, and the base. Routes of the narrow problem are routes
 * of the wide one, with the same objective.
 */
export function narrowProblem(wide: Problem, nodes: readonly number[]): NarrowProblem {
  const wideNode = Int32Array.from([0, ...nodes]);
  const of = (values: Int32Array): Int32Array => wideNode.map((node) => values[node] ?? 0);
  return {
    wideNode,
    problem: {
      ...wide,
      nodeCount: wideNode.length,
      travel: travelBetween(wide, wideNode),
      service: of(wide.service),
      score: of(wide.score),
      priority: of(wide.priority),
      kind: of(wide.kind),
      isLocked: Uint8Array.from(wideNode, (node) => wide.isLocked[node] ?? 0),
      ...windowsOf(wide, wideNode),
      ...usesOf(wide, wideNode),
    },
  };
}

function travelBetween({ travel, nodeCount }: Problem, wideNode: Int32Array): Int32Array {
  const count = wideNode.length;
  const ways = new Int32Array(count * count);
  for (let from = 0; from < count; from++) {
    const row = (wideNode[from] ?? 0) * nodeCount;
    for (let to = 0; to < count; to++) ways[from * count + to] = travel[row + (wideNode[to] ?? 0)] ?? 0;
  }
  return ways;
}

type Windows = Pick<Problem, 'windowFrom' | 'windowOpen' | 'windowClose'>;

function windowsOf({ windowFrom, windowOpen, windowClose, routeCount, nodeCount }: Problem, wideNode: Int32Array) {
  const narrow = { from: [0], open: [] as number[], close: [] as number[] };
  for (let route = 0; route < routeCount; route++) {
    for (const node of wideNode) {
      const cell = route * nodeCount + node;
      for (let window = windowFrom[cell] ?? 0; window < (windowFrom[cell + 1] ?? 0); window++) {
        narrow.open.push(windowOpen[window] ?? 0);
        narrow.close.push(windowClose[window] ?? 0);
      }
      narrow.from.push(narrow.open.length);
    }
  }
  const windows: Windows = {
    windowFrom: Int32Array.from(narrow.from),
    windowOpen: Int32Array.from(narrow.open),
    windowClose: Int32Array.from(narrow.close),
  };
  return windows;
}

type Uses = Pick<Problem, 'useFrom' | 'useResource' | 'useAmount' | 'resourceCap' | 'softCap' | 'overCost'>;

/** Only the resources that the nodes use, numbered anew: a search copies what is used of each in every round. */
function usesOf(wide: Problem, wideNode: Int32Array): Uses {
  const { useFrom, useResource, useAmount, resourceCap, softCap, overCost } = wide;
  const numbers = new Int32Array(resourceCap.length).fill(-1);
  const kept: number[] = [];
  const numberOf = (resource: number): number => {
    const known = numbers[resource] ?? -1;
    if (known >= 0) return known;
    numbers[resource] = kept.push(resource) - 1;
    return kept.length - 1;
  };
  for (let resource = 0; resource < RESOURCES_ALWAYS; resource++) numberOf(resource);
  const narrow = { from: [0], resource: [] as number[], amount: [] as number[] };
  for (const node of wideNode) {
    for (let use = useFrom[node] ?? 0; use < (useFrom[node + 1] ?? 0); use++) {
      narrow.resource.push(numberOf(useResource[use] ?? 0));
      narrow.amount.push(useAmount[use] ?? 0);
    }
    narrow.from.push(narrow.resource.length);
  }
  return {
    useFrom: Int32Array.from(narrow.from),
    useResource: Int32Array.from(narrow.resource),
    useAmount: Int32Array.from(narrow.amount),
    resourceCap: Int32Array.from(kept, (resource) => resourceCap[resource] ?? 0),
    softCap: Int32Array.from(kept, (resource) => softCap[resource] ?? 0),
    overCost: Float64Array.from(kept, (resource) => overCost[resource] ?? 0),
  };
}
