import { expect, test } from 'vitest';
import { createRng } from '../../shared/rng.ts';
import { Insertions } from './insertions.ts';
import { NO_LIMIT, type Problem } from './problem.ts';
import { recreate } from './recreate.ts';
import { routeNodes } from './route-nodes.ts';
import { Routes } from './routes.ts';
import { Shape } from './shape.ts';

const PRIZED = 1;
const PLAIN = 2;

/** A day with room for one stop of an hour, and one or two to choose from: the first is worth more. */
function oneHour(scores: readonly number[]): Problem {
  const nodeCount = scores.length + 1;
  return {
    nodeCount,
    routeCount: 1,
    travel: new Int32Array(nodeCount * nodeCount),
    service: Int32Array.from([0, ...scores.map(() => 60)]),
    score: Int32Array.from([0, ...scores]),
    priority: new Int32Array(nodeCount),
    windowFrom: Int32Array.from({ length: nodeCount + 1 }, (_, node) => Math.max(0, node - 1)),
    windowOpen: new Int32Array(scores.length),
    windowClose: new Int32Array(scores.length).fill(30),
    startNode: new Int32Array(1),
    endNode: new Int32Array(1),
    routeStart: new Int32Array(1),
    routeEnd: Int32Array.from([90]),
    kind: new Int32Array(nodeCount),
    kindCount: 1,
    kindCap: Int32Array.from([NO_LIMIT]),
    useFrom: new Int32Array(nodeCount + 1),
    useResource: new Int32Array(0),
    useAmount: new Int32Array(0),
    resourceCap: Int32Array.from([NO_LIMIT]),
    softCap: Int32Array.from([NO_LIMIT]),
    overCost: new Float64Array(1),
    travelCost: 0,
    restOffset: -1,
    isLocked: new Uint8Array(nodeCount),
  };
}

/** The day after its prized stop was taken out and the hour filled again. */
function refilled(problem: Problem, holdsBack: boolean): number[][] {
  const routes = new Routes(problem);
  routes.insert(0, 0, PRIZED);
  const marks = new Uint8Array(problem.nodeCount);
  marks[PRIZED] = 1;
  routes.removeMarked(0, marks);
  const taste = { halves: 4, pricePull: 0, blink: 0, stray: 0, holdsBack };
  recreate(routes, new Insertions(new Shape(problem)), taste, createRng(1));
  return routeNodes(routes);
}

test('a free hour goes to the stop that is worth most', () => {
  expect(refilled(oneHour([50, 20]), false)).toEqual([[PRIZED]]);
});

test('a stop just taken out lets another have its hour, where it is held back', () => {
  expect(refilled(oneHour([50, 20]), true)).toEqual([[PLAIN]]);
});

test('a stop that was held back comes back where nothing else fits', () => {
  expect(refilled(oneHour([50]), true)).toEqual([[PRIZED]]);
});
