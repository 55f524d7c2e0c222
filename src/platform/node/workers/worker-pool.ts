import os from 'node:os';
import { Piscina } from 'piscina';

export interface WorkerPool {
  /** Runs one task. Rejects with PoolBusy when too many are waiting, and with TaskLost when its thread ended first. */
  run: <Value>(task: object) => Promise<Value>;
  close: () => Promise<void>;
}

export interface WorkerPoolOptions {
  /** How long one task may run before it is given up and its thread replaced. */
  taskMaxMs?: number;
  threads?: number;
  /** Told when a thread ends that nobody was waiting for. It is replaced all the same. */
  onThreadError?: (error: Error) => void;
}

/** More work is waiting than can be answered in good time. */
export class PoolBusy extends Error {}

/** The task ran too long, took too much memory or ended its thread. The thread has been replaced. */
export class TaskLost extends Error {}

/** At 20 ms a plan this is a second and a half of waiting on two cores; more would only time out. */
const QUEUE_MAX = 150;
/** The longest real plan, a fortnight for a hundred, takes a tenth of this on the smallest machine. */
const TASK_MAX_MS = 5_000;

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY' ||
    error.message.startsWith('worker exited'));

/** Threads for the planner, so that a plan never holds up the event loop; each is started and ready before the first task. */
export async function startWorkerPool(
  file: string,
  warmUp: object,
  options: WorkerPoolOptions = {},
): Promise<WorkerPool> {
  const { taskMaxMs = TASK_MAX_MS, onThreadError } = options;
  const threads = options.threads ?? Math.max(1, Math.min(os.availableParallelism(), 4));
  const pool = new Piscina({
    filename: file,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  });
  // Without this listener a thread that runs out of memory after its task was given up takes the whole process with it.
  pool.on('error', (error: Error) => onThreadError?.(error));
  // The line is ours and not Piscina's: a task's time begins when a thread is free, and not while it waits its turn.
  let running = 0;
  const waiting: (() => void)[] = [];
  const runNow = async (task: object) => {
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(taskMaxMs) });
    } catch (error) {
      throw isLost(error) ? new TaskLost('A task ended its thread', { cause: error }) : error;
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  await Promise.all(Array.from({ length: threads }, () => pool.run(warmUp)));
  return {
    run: async (task) => {
      if (running < threads) running += 1;
      else if (waiting.length >= QUEUE_MAX) throw new PoolBusy('Too many plans are being made at once');
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return runNow(task);
    },
    close: () => pool.destroy(),
  };
}
