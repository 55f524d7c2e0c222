import { describe, expect, test } from 'vitest';
import { createRng } from '../../shared/rng.ts';
import { DaySearch } from './day-search.ts';
import { NO_LIMIT, type Problem } from './problem.ts';
import { Routes } from './routes.ts';
import { Shape } from './shape.ts';
import { stopGroups } from './stop-groups.ts';
import { warmStart } from './warm-start.ts';

const ACTIVITIES = 5;
const TABLES = 3;
const DAY = { start: 600, end: 1320 };

/** A day of at most two activities and one meal; a table may be had at noon or at night, but not twice. */
function dayProblem(seed: number): Problem {
  const rng = createRng(seed);
  const upTo = (most: number): number => Math.floor(rng() * most);
  const nodeCount = 1 + ACTIVITIES + 2 * TABLES;
  const places = Array.from({ length: nodeCount }, () => [rng() * 40, rng() * 40] as const);
  const isTable = (node: number): boolean => node > ACTIVITIES;
  const windowFrom = [0, 0];
  const windowOpen: number[] = [];
  const windowClose: number[] = [];
  for (let node = 1; node < nodeCount; node++) {
    const open = isTable(node) ? (node % 2 === 0 ? 720 : 1080) : 540 + upTo(300);
    windowOpen.push(open);
    windowClose.push(open + 120);
    if (!isTable(node)) {
      windowOpen.push(open + 240);
      windowClose.push(open + 300);
    }
    windowFrom.push(windowOpen.length);
  }
  return {
    nodeCount,
    routeCount: 1,
    travel: Int32Array.from(
      places.flatMap(([x1, y1]) => places.map(([x2, y2]) => Math.ceil(Math.hypot(x1 - x2, y1 - y2)))),
    ),
    service: Int32Array.from({ length: nodeCount }, (_, node) => (node === 0 ? 0 : 60 + 15 * upTo(4))),
    score: Int32Array.from({ length: nodeCount }, (_, node) => (node === 0 ? 0 : 10 + upTo(60))),
    priority: new Int32Array(nodeCount),
    windowFrom: Int32Array.from(windowFrom),
    windowOpen: Int32Array.from(windowOpen),
    windowClose: Int32Array.from(windowClose),
    startNode: new Int32Array(1),
    endNode: new Int32Array(1),
    routeStart: Int32Array.from([DAY.start]),
    routeEnd: Int32Array.from([DAY.end]),
    kind: Int32Array.from({ length: nodeCount }, (_, node) => (isTable(node) ? 1 : 0)),
    kindCount: 2,
    kindCap: Int32Array.from([2, 1]),
    useFrom: Int32Array.from({ length: nodeCount + 1 }, (_, node) => Math.max(0, node - 1 - ACTIVITIES)),
    useResource: Int32Array.from({ length: 2 * TABLES }, (_, index) => Math.floor(index / 2)),
    useAmount: new Int32Array(2 * TABLES).fill(1),
    resourceCap: new Int32Array(TABLES).fill(1),
    softCap: new Int32Array(TABLES).fill(NO_LIMIT),
    overCost: new Float64Array(TABLES),
    travelCost: 0.2,
    restOffset: -1,
    isLocked: new Uint8Array(nodeCount),
  };
}

/** What a day is worth at these prices; null when it breaks a rule. */
function worthOf(problem: Problem, day: readonly number[], priceOf: Float64Array): number | null {
  const routes = new Routes(problem);
  warmStart(routes, [day], []);
  if (routes.length[0] !== day.length) return null;
  return routes.objective - day.reduce((sum, node) => sum + (priceOf[node] ?? 0), 0);
}

const namesOf = (day: readonly number[]): string => day.toSorted((left, right) => left - right).join();

/** What every choice of up to three stops is worth in its best order, by trying every order. */
function worthsOfAll(problem: Problem, priceOf: Float64Array): Map<string, number> {
  const nodes = Array.from({ length: problem.nodeCount - 1 }, (_, index) => index + 1);
  const longer = (day: readonly number[]): number[][] =>
    nodes.filter((node) => !day.includes(node)).map((node) => [...day, node]);
  const ones = longer([]);
  const twos = ones.flatMap(longer);
  const best = new Map<string, number>();
  for (const day of [...ones, ...twos, ...twos.flatMap(longer)]) {
    const worth = worthOf(problem, day, priceOf);
    const stops = namesOf(day);
    if (worth !== null) best.set(stops, Math.max(worth, best.get(stops) ?? Number.NEGATIVE_INFINITY));
  }
  return best;
}

const searchOf = (problem: Problem): DaySearch => {
  const rng = createRng(7);
  const code = Float64Array.from({ length: problem.nodeCount + 1 }, () => Math.floor(rng() * 2 ** 44));
  return new DaySearch(new Shape(problem), stopGroups(problem), code);
};

describe('the best day at given prices', () => {
  const cases = Array.from({ length: 25 }, (_, index) => {
    const problem = dayProblem(index + 1);
    const rng = createRng(index + 100);
    const priceOf = Float64Array.from({ length: problem.nodeCount }, () => (rng() < 0.5 ? 0 : Math.floor(rng() * 40)));
    const worths = worthsOfAll(problem, priceOf);
    return { problem, priceOf, worths, best: Math.max(...worths.values()) };
  });

  test('is found, as by trying every order of stops', () => {
    for (const { problem, priceOf, best } of cases) {
      const [first = []] = searchOf(problem).bestDays(0, { priceOf, least: best - 20, most: 5 });
      expect(worthOf(problem, first, priceOf)).toBeCloseTo(best, 6);
    }
  });

  test('comes before others that are worth less, each of which keeps opening hours, meals and the day', () => {
    for (const { problem, priceOf, best } of cases) {
      const least = best - 25;
      const days = searchOf(problem).bestDays(0, { priceOf, least, most: 30 });
      const worths = days.map((day) => Math.round(10 * (worthOf(problem, day, priceOf) ?? Number.NaN)) / 10);
      expect(worths).toEqual(worths.toSorted((left, right) => right - left));
      for (const worth of worths) expect(worth).toBeGreaterThan(least);
    }
  });

  test('is followed by the next best, of which none is missing however few are wanted', () => {
    for (const { problem, priceOf, worths, best } of cases) {
      const least = best - 25;
      const days = searchOf(problem).bestDays(0, { priceOf, least, most: 6 });
      const last = worthOf(problem, days.at(-1) ?? [], priceOf) ?? Number.NaN;
      const found = new Set(days.map(namesOf));
      const isWanted = (worth: number): boolean => worth > 0.01 + (days.length < 6 ? least : last);
      const missing = Array.from(worths).filter(([stops, worth]) => isWanted(worth) && !found.has(stops));
      expect(missing).toEqual([]);
    }
  });

  test('is not made up where nothing is worth so much', () => {
    for (const { problem, priceOf, best } of cases) {
      expect(searchOf(problem).bestDays(0, { priceOf, least: best + 0.01, most: 5 })).toEqual([]);
    }
  });
});
