import os from 'node:os';
import { Piscina } from 'piscina';
import { createFairQueue } from './fair-queue.ts';

export interface WorkerPool {
  /**
   * Runs one task. Rejects with PoolBusy when too many are waiting, with TaskLost when its thread ended first, and with
   * TaskAborted when its signal was raised.
   */
  run: <Value>(task: object, options?: RunOptions) => Promise<Value>;
  /** Runs one task on as many threads as there are, which is on each of them once none is busy with something else. */
  runOnEach: <Value>(task: object) => Promise<Value[]>;
  close: () => Promise<void>;
}

export interface RunOptions {
  /** Work that nobody waits for: it begins only when nothing else waits, and never holds the last free thread. */
  isBackground?: boolean;
  /** Whose task it is: users are served in turn. */
  user?: string;
  /** Raised, it takes the task out of the line, or ends it with its thread. */
  signal?: AbortSignal;
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

/** Whoever asked for the task no longer wants it. */
export class TaskAborted extends Error {}

/** At 20 ms a plan this is a second and a half of waiting on two cores; more would only time out. */
const QUEUE_MAX = 150;
/** Background work takes ten times as long. */
const BACKGROUND_QUEUE_MAX = 30;
/** A plan makes little that lasts; left to itself each thread would keep 64 MB for what it has just made. */
const YOUNG_MB = 24;
/**
 * Twice what a thread that has heard all sorts of messages holds (tests/server/thread-memory.test.ts). With little to
 * spare V8 collects all the time: at 96 MB an answer took four times as long, and in the end the thread was lost.
 */
const OLD_MB = 192;
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
    resourceLimits: { maxOldGenerationSizeMb: OLD_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  // Without this listener a thread that runs out of memory after its task was given up takes the whole process with it.
  pool.on('error', (error: Error) => onThreadError?.(error));
  const turn = takeTurns(threads);
  const runNow = async (task: object, signal: AbortSignal | undefined) => {
    // A task's time begins when a thread is free, and not while it waits its turn.
    const timeout = AbortSignal.timeout(taskMaxMs);
    try {
      return await pool.run(task, { signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    } catch (error) {
      if (signal?.aborted) throw new TaskAborted('A task was no longer wanted', { cause: error });
      throw isLost(error) ? new TaskLost('A task ended its thread', { cause: error }) : error;
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, () => pool.run(warmUp)));
  } catch (error) {
    await pool.destroy();
    throw error;
  }
  const run: WorkerPool['run'] = async (task, { isBackground = false, user = '', signal } = {}) => {
    const leave = await turn(isBackground, user, signal);
    try {
      return await runNow(task, signal);
    } finally {
      leave();
    }
  };
  return {
    run,
    runOnEach: <Value>(task: object) => Promise.all(Array.from({ length: threads }, () => run<Value>(task))),
    close: () => pool.destroy(),
  };
}

type Turn = (isBackground: boolean, user: string, signal: AbortSignal | undefined) => Promise<() => void>;

/** The line is ours and not Piscina's. Resolves when the caller may start, with what to call when it is done. */
function takeTurns(threads: number): Turn {
  const first = createFairQueue<() => void>();
  const background = createFairQueue<() => void>();
  const backgroundMax = Math.max(1, threads - 1);
  let running = 0;
  let runningBackground = 0;
  const mayStart = (isBackground: boolean): boolean =>
    running < threads && (!isBackground || (runningBackground < backgroundMax && first.size === 0));
  const startNext = (): void => {
    const isBackground = first.size === 0;
    if (mayStart(isBackground)) (isBackground ? background : first).next()?.();
  };
  const start = (isBackground: boolean): (() => void) => {
    running += 1;
    if (isBackground) runningBackground += 1;
    return () => {
      running -= 1;
      if (isBackground) runningBackground -= 1;
      startNext();
    };
  };
  return async (isBackground, user, signal) => {
    const line = isBackground ? background : first;
    if (signal?.aborted) throw new TaskAborted('A task was no longer wanted', { cause: signal.reason });
    if (mayStart(isBackground) && line.size === 0) return start(isBackground);
    if (line.size >= (isBackground ? BACKGROUND_QUEUE_MAX : QUEUE_MAX))
      throw new PoolBusy('Too many plans are being made at once');
    return new Promise((resolve, reject) => {
      const go = (): void => {
        signal?.removeEventListener('abort', stop);
        resolve(start(isBackground));
      };
      const stop = (): void => {
        line.remove(go);
        reject(new TaskAborted('A task was no longer wanted', { cause: signal?.reason }));
      };
      signal?.addEventListener('abort', stop, { once: true });
      line.add(user, go);
    });
  };
}
