import os from 'node:os';
import { Piscina } from 'piscina';

export interface WorkerPool {
  /** Runs one task; rejects with PoolBusy when too many are waiting. */
  run: <Value>(task: object) => Promise<Value>;
  close: () => Promise<void>;
}

/** More work is waiting than can be answered in good time. */
export class PoolBusy extends Error {}

/** At 20 ms a plan this is a second and a half of waiting on two cores; more would only time out. */
const QUEUE_MAX = 150;

/** Threads for the planner, so that a plan never holds up the event loop; each is started and ready before the first task. */
export async function startWorkerPool(file: string, warmUp: object): Promise<WorkerPool> {
  const threads = Math.max(1, Math.min(os.availableParallelism(), 4));
  const pool = new Piscina({
    filename: file,
    minThreads: threads,
    maxThreads: threads,
    maxQueue: QUEUE_MAX,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  });
  await Promise.all(Array.from({ length: threads }, () => pool.run(warmUp)));
  return {
    run: async (task) => {
      if (pool.queueSize >= QUEUE_MAX) throw new PoolBusy('Too many plans are being made at once');
      return pool.run(task);
    },
    close: () => pool.destroy(),
  };
}
