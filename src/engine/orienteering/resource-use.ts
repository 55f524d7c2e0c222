import type { Problem } from './problem.ts';

/** What a choice of routes uses so far: nodes visited and units of every resource. */
export class ResourceUse {
  readonly used: Float64Array;
  readonly visits: Int32Array;
  private readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
    this.used = new Float64Array(problem.resourceCap.length);
    this.visits = new Int32Array(problem.nodeCount);
  }

  clear(): void {
    this.used.fill(0);
    this.visits.fill(0);
  }

  add(nodes: Int32Array): void {
    this.count(nodes, 1);
  }

  remove(nodes: Int32Array): void {
    this.count(nodes, -1);
  }

  /** Adds the nodes and says true, unless one is there already or a hard cap would be exceeded. */
  tryAdd(nodes: Int32Array): boolean {
    for (let index = 0; index < nodes.length; index++) {
      if ((this.visits[nodes[index] ?? 0] ?? 0) > 0) return false;
    }
    this.add(nodes);
    const { useFrom, useResource, resourceCap } = this.problem;
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index] ?? 0;
      const end = useFrom[node + 1] ?? 0;
      for (let use = useFrom[node] ?? 0; use < end; use++) {
        const resource = useResource[use] ?? 0;
        if ((this.used[resource] ?? 0) <= (resourceCap[resource] ?? 0)) continue;
        this.remove(nodes);
        return false;
      }
    }
    return true;
  }

  /** What the use beyond soft caps costs. */
  softCost(): number {
    const { softCap, overCost } = this.problem;
    let sum = 0;
    for (let resource = 0; resource < softCap.length; resource++) {
      const cost = overCost[resource] ?? 0;
      if (cost > 0) sum += cost * Math.max(0, (this.used[resource] ?? 0) - (softCap[resource] ?? 0));
    }
    return sum;
  }

  private count(nodes: Int32Array, sign: 1 | -1): void {
    const { useFrom, useResource, useAmount } = this.problem;
    for (let index = 0; index < nodes.length; index++) {
      const node = nodes[index] ?? 0;
      this.visits[node] = (this.visits[node] ?? 0) + sign;
      const end = useFrom[node + 1] ?? 0;
      for (let use = useFrom[node] ?? 0; use < end; use++) {
        const resource = useResource[use] ?? 0;
        this.used[resource] = (this.used[resource] ?? 0) + sign * (useAmount[use] ?? 0);
      }
    }
  }
}
