import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  PoolBusy,
  startWorkerPool,
  TaskAborted,
  TaskLost,
  type WorkerPool,
} from '../../src/platform/node/workers/worker-pool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder('pool');
let pool: WorkerPool;

beforeAll(async () => {
  const file = path.join(folder.path, 'worker.mjs');
  writeFileSync(
    file,
    `import { threadId } from 'node:worker_threads';
    export default ({ kind, value }) => {
      while (kind === 'hang');
      if (kind === 'exit') process.exit(3);
      if (kind === 'hoard') for (const all = []; ; ) all.push(Array.from({ length: 1e5 }, () => ({})));
      if (kind === 'fail') throw new TypeError('not a plan');
      return kind === 'thread' ? threadId : value;
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

test('a task that is no longer wanted ends, whether it runs or waits, and the next one is answered', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()];
  const lost = pool.run({ kind: 'hang' }, { signal: running.signal });
  const given = pool.run({ kind: 'answer', value: 1 }, { signal: waiting.signal });
  waiting.abort();
  await expect(given).rejects.toThrow(TaskAborted);
  running.abort();
  await expect(lost).rejects.toThrow(TaskAborted);
  await expect(pool.run({ kind: 'answer' }, { signal: AbortSignal.abort() })).rejects.toThrow(TaskAborted);
  expect(await answer(42)).toBe(42);
});

test('plans that somebody waits for come before improvements, and users in turn', async () => {
  const order: string[] = [];
  const asked = (name: string, user: string, isBackground: boolean) =>
    pool.run({ kind: 'answer', value: 0 }, { user, isBackground }).then(() => order.push(name));
  await Promise.all([
    asked('first', 'ann', false),
    asked('improve 1', 'ann', true),
    asked('improve 2', 'ann', true),
    asked('improve of bob', 'bob', true),
    asked('ann 1', 'ann', false),
    asked('ann 2', 'ann', false),
    asked('ann 3', 'ann', false),
    asked('bob 1', 'bob', false),
  ]);
  expect(order).toEqual(['first', 'ann 1', 'bob 1', 'ann 2', 'ann 3', 'improve 1', 'improve of bob', 'improve 2']);
});

test('improvements leave a thread for those who wait', async () => {
  const file = path.join(folder.path, 'worker.mjs');
  const two = await startWorkerPool(file, { kind: 'answer' }, { threads: 2 });
  const stop = new AbortController();
  const improving = [1, 2].map(() => two.run({ kind: 'hang' }, { isBackground: true, signal: stop.signal }));
  expect(await two.run<number>({ kind: 'answer', value: 42 })).toBe(42);
  stop.abort();
  for (const one of improving) await expect(one).rejects.toThrow(TaskAborted);
  await two.close();
});

test('a task for each thread runs on all of them', async () => {
  const file = path.join(folder.path, 'worker.mjs');
  const two = await startWorkerPool(file, { kind: 'answer' }, { threads: 2 });
  expect(new Set(await two.runOnEach<number>({ kind: 'thread' })).size).toBe(2);
  await two.close();
});
