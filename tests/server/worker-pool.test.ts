import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PoolBusy, startWorkerPool, TaskLost, type WorkerPool } from '../../src/platform/node/workers/worker-pool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('pool');
let pool: WorkerPool;

beforeAll(async () => {
  const file = path.join(folder.path, 'worker.mjs');
  writeFileSync(
    file,
    `export default ({ kind, value }) => {
      while (kind === 'hang');
      if (kind === 'exit') process.exit(3);
      if (kind === 'hoard') for (const all = []; ; ) all.push(Array.from({ length: 1e5 }, () => ({})));
      if (kind === 'fail') throw new TypeError('not a plan');
      return value;
    };`,
  );
  pool = await startWorkerPool(file, { kind: 'answer' }, { taskMaxMs: 1_500, threads: 1 });
});
afterAll(async () => {
  await pool.close();
  folder.remove();
});

const answer = (value: number) => pool.run<number>({ kind: 'answer', value });

test.each(['hang', 'exit', 'hoard'])(
  'a task that does nothing but %s is given up, and the next one is answered',
  async (kind) => {
    await expect(pool.run({ kind })).rejects.toThrow(TaskLost);
    expect(await answer(42)).toBe(42);
  },
);

test('a task that fails says why, and the next one is answered', async () => {
  await expect(pool.run({ kind: 'fail' })).rejects.toThrow('not a plan');
  expect(await answer(42)).toBe(42);
});

test('tasks wait behind one that hangs and are answered in their order, each with its own time', async () => {
  const lost = pool.run({ kind: 'hang' });
  const answers = Promise.all([1, 2, 3].map(answer));
  await expect(lost).rejects.toThrow(TaskLost);
  expect(await answers).toEqual([1, 2, 3]);
});

test('more than can be answered soon is turned away at once, and the rest is answered', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => answer(index)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(49);
  expect(refused.every(({ reason }) => reason instanceof PoolBusy)).toBe(true);
});
