import { expect, test } from 'vitest';
import { rowGaps } from './row-gaps.ts';
import type { TaskResult } from './run-task.ts';

const run = (instance: string, seed: number, score: number | null): TaskResult => ({
  set: 'toptw',
  instance,
  tours: 1,
  ms: 100,
  seed,
  score,
  fault: score === null ? 'a point is closed' : null,
});

test('a row has the gap of its first seed, the mean, the best and the worst of all its runs', () => {
  const gaps = rowGaps([run('a', 2, 80), run('a', 1, 90), run('b', 1, 50)], 'toptw', 100, (name) =>
    name === 'a' ? 100 : null,
  );
  expect(gaps).toEqual([{ instance: 'a', tours: 1, one: 10, mean: 15, best: 10, worst: 20, runs: 2 }]);
});

test('a run that broke a rule counts as no score at all', () => {
  const [gap] = rowGaps([run('a', 1, null), run('a', 2, 100)], 'toptw', 100, () => 100);
  expect(gap).toMatchObject({ one: 100, mean: 50, worst: 100 });
});
