import { earliestStart, FORBIDDEN_ARC, type Problem } from './problem.ts';

/** What never changes about a problem and makes the search fast: who can follow whom, nearest first. */
export class Shape {
  readonly problem: Problem;
  readonly hasForbiddenArcs: boolean;
  /** `to * nodeCount + from`: the travel turned round, so that the ways into a node lie together. */
  readonly arriving: Int32Array;
  /** First opening and last closing by `route * nodeCount + node`; a node without a window closes before it opens. */
  readonly opens: Int32Array;
  readonly closes: Int32Array;
  readonly hasOneWindow: Uint8Array;
  readonly leastService: number;
  readonly followers: Int32Array;
  /** The travel to each of `followers`, so that a look at near nodes reads one row from left to right. */
  readonly ways: Int32Array;
  private readonly followerCount: Int32Array;
  private readonly keys: Float64Array;

  constructor(problem: Problem) {
    const { nodeCount, routeCount, travel, service, windowFrom, windowOpen, windowClose } = problem;
    this.problem = problem;
    this.hasForbiddenArcs = travel.some((way) => way >= FORBIDDEN_ARC);
    this.arriving = isSymmetric(problem) ? travel : turnedRound(problem);
    this.opens = new Int32Array(routeCount * nodeCount);
    this.closes = new Int32Array(routeCount * nodeCount).fill(-1);
    this.hasOneWindow = new Uint8Array(routeCount * nodeCount);
    let leastService = FORBIDDEN_ARC;
    for (let cell = 0; cell < routeCount * nodeCount; cell++) {
      const from = windowFrom[cell] ?? 0;
      const end = windowFrom[cell + 1] ?? 0;
      if (from === end) continue;
      this.opens[cell] = windowOpen[from] ?? 0;
      this.closes[cell] = windowClose[end - 1] ?? 0;
      this.hasOneWindow[cell] = end - from === 1 ? 1 : 0;
      leastService = Math.min(leastService, service[cell % nodeCount] ?? 0);
    }
    this.leastService = leastService;
    this.followers = new Int32Array(nodeCount * nodeCount);
    this.ways = new Int32Array(nodeCount * nodeCount);
    this.followerCount = new Int32Array(nodeCount).fill(-1);
    this.keys = new Float64Array(nodeCount);
  }

  /**
   * How many nodes can follow this one; they stand in `followers` from `node * nodeCount` on. The list is made when
   * a node is first asked for, because a short search visits few.
   */
  followersOf(node: number): number {
    const known = this.followerCount[node] ?? 0;
    return known >= 0 ? known : this.listFollowers(node);
  }

  private listFollowers(node: number): number {
    const { nodeCount, travel } = this.problem;
    const row = node * nodeCount;
    let count = 0;
    for (let other = 0; other < nodeCount; other++) {
      const way = travel[row + other] ?? 0;
      if (other === node || way >= FORBIDDEN_ARC || !this.canFollow(node, other, way)) continue;
      this.keys[count] = way * nodeCount + other;
      count += 1;
    }
    const sorted = this.keys.subarray(0, count).sort();
    for (let index = 0; index < count; index++) {
      const follower = (sorted[index] ?? 0) % nodeCount;
      this.followers[row + index] = follower;
      this.ways[row + index] = travel[row + follower] ?? 0;
    }
    this.followerCount[node] = count;
    return count;
  }

  private canFollow(node: number, other: number, way: number): boolean {
    const { nodeCount, routeCount, service, routeStart, startNode } = this.problem;
    for (let route = 0; route < routeCount; route++) {
      const begin = routeStart[route] ?? 0;
      const start = node === startNode[route] ? begin : earliestStart(this.problem, route, node, begin);
      if (start === -1) continue;
      if (start + (service[node] ?? 0) + way <= (this.closes[route * nodeCount + other] ?? 0)) return true;
    }
    return false;
  }
}

/** True when every way is as long as the way back: one table then serves both, and stays in the cache. */
function isSymmetric({ nodeCount, travel }: Problem): boolean {
  for (let from = 0; from < nodeCount; from++) {
    for (let to = 0; to < from; to++) {
      if (travel[from * nodeCount + to] !== travel[to * nodeCount + from]) return false;
    }
  }
  return true;
}

function turnedRound({ nodeCount, travel }: Problem): Int32Array {
  const turned = new Int32Array(nodeCount * nodeCount);
  for (let from = 0; from < nodeCount; from++) {
    for (let to = 0; to < nodeCount; to++) turned[to * nodeCount + from] = travel[from * nodeCount + to] ?? 0;
  }
  return turned;
}
