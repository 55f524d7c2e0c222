import type { Problem } from './problem.ts';

/**
 * By node, a number that it shares with the stops that are never in one plan with it: the first resource of which there
 * is one only (the copies of one venue), or a number of its own.
 */
export function stopGroups({ nodeCount, useFrom, useResource, resourceCap }: Problem): Int32Array {
  return Int32Array.from({ length: nodeCount }, (_, node) => {
    const end = useFrom[node + 1] ?? 0;
    for (let use = useFrom[node] ?? 0; use < end; use++) {
      const resource = useResource[use] ?? 0;
      if (resourceCap[resource] === 1) return resource;
    }
    return -1 - node;
  });
}
