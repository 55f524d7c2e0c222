import { describe, expect, test } from 'vitest';
import { createRng } from '../../shared/rng.ts';
import { chooseDays } from './choose-days.ts';
import type { KnownRoute } from './known-route.ts';
import { NO_LIMIT, type Problem } from './problem.ts';

const STOPS = 24;
/** More routes of a day than one word of bits holds. */
const ROUTES = 40;
const BUDGET = 90;
const CAP_OF_A_TAG = 4;

/** Stops with a price each, every third of one tag; only what a choice of days asks for is filled in. */
function pricedStops(seed: number, days: number): Problem {
  const rng = createRng(seed);
  const tagged = Array.from({ length: STOPS }, (_, node) => node % 3 === 0);
  const uses = tagged.map((isTagged) => [
    [0, 3 + Math.floor(rng() * 12)] as const,
    ...(isTagged ? [[1, 1] as const] : []),
  ]);
  const useFrom = [0];
  for (const list of uses) useFrom.push((useFrom.at(-1) ?? 0) + list.length);
  const empty = new Int32Array(0);
  return {
    nodeCount: STOPS,
    routeCount: days,
    travel: empty,
    service: empty,
    score: empty,
    priority: empty,
    windowFrom: empty,
    windowOpen: empty,
    windowClose: empty,
    startNode: empty,
    endNode: empty,
    routeStart: empty,
    routeEnd: empty,
    kind: empty,
    kindCount: 1,
    kindCap: empty,
    useFrom: Int32Array.from(useFrom),
    useResource: Int32Array.from(uses.flat(), ([resource]) => resource),
    useAmount: Int32Array.from(uses.flat(), ([, amount]) => amount),
    resourceCap: Int32Array.from([BUDGET, CAP_OF_A_TAG]),
    softCap: new Int32Array(2).fill(NO_LIMIT),
    overCost: new Float64Array(2),
    travelCost: 0,
    restOffset: -1,
    isLocked: new Uint8Array(STOPS),
  };
}

/** Routes of two or three stops for each day, worth what they are worth: no prices. */
function drawnLists(seed: number, days: number): KnownRoute[][] {
  const rng = createRng(seed + 1000);
  return Array.from({ length: days }, (_, route) =>
    Array.from({ length: ROUTES }, () => {
      const nodes = new Set(Array.from({ length: 3 }, () => Math.floor(rng() * STOPS)));
      const value = Math.floor(rng() * 100);
      return { route, value, worth: value, nodes: Int32Array.from(nodes) };
    }),
  );
}

function isSound(problem: Problem, routes: readonly KnownRoute[]): boolean {
  const nodes = routes.flatMap((route) => Array.from(route.nodes));
  const price = (node: number): number => problem.useAmount[problem.useFrom[node] ?? 0] ?? 0;
  const spent = nodes.reduce((sum, node) => sum + price(node), 0);
  const tagged = nodes.filter((node) => node % 3 === 0).length;
  return new Set(nodes).size === nodes.length && spent <= BUDGET && tagged <= CAP_OF_A_TAG;
}

/** The most that any choice is worth, by trying all of them. */
function mostByTrying(problem: Problem, lists: readonly KnownRoute[][], chosen: readonly KnownRoute[] = []): number {
  if (!isSound(problem, chosen)) return Number.NEGATIVE_INFINITY;
  const today = lists[chosen.length];
  if (!today) return chosen.reduce((sum, { value }) => sum + value, 0);
  return today.reduce(
    (most, known) => Math.max(most, mostByTrying(problem, lists, [...chosen, known])),
    Number.NEGATIVE_INFINITY,
  );
}

describe('the choice of one known route for each day', () => {
  const cases = [2, 3, 3, 3].map((days, index) => {
    const problem = pricedStops(index + 1, days);
    const lists = drawnLists(index + 1, days);
    const bound = lists.reduce((sum, list) => sum + Math.max(...list.map(({ worth }) => worth)), 0);
    const groupOf = Int32Array.from({ length: STOPS }, (_, node) => -1 - node);
    const choose = (floor: number, mostTried = 1_000_000) =>
      chooseDays(problem, lists, { bound, floor, groupOf, mostTried, hasTime: () => true });
    return { problem, lists, choose, best: mostByTrying(problem, lists) };
  });

  test('is the best there is within the budget and the caps, as by trying all', () => {
    for (const { problem, choose, best } of cases) {
      const chosen = choose(best - 60) ?? [];
      expect(isSound(problem, chosen)).toBe(true);
      expect(chosen.reduce((sum, { value }) => sum + value, 0)).toBe(best);
    }
  });

  test('is left alone where nothing is better', () => {
    for (const { choose, best } of cases) expect(choose(best)).toBeNull();
  });

  test('ends after so many tries, with nothing that breaks a rule', () => {
    for (const { problem, choose, best } of cases) {
      for (const mostTried of [0, 1, 10]) {
        const chosen = choose(best - 200, mostTried);
        if (chosen) expect(isSound(problem, chosen)).toBe(true);
        expect(choose(best - 200, mostTried)).toEqual(chosen);
      }
    }
  });
});
