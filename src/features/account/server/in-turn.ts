import { PoolBusy } from '../../../platform/node/workers/worker-pool.ts';

/** Runs works of one kind, at most `most` at once; `waitingMax` others wait for their turn, and more are turned away with PoolBusy. */
export function inTurn(most: number, waitingMax: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running += 1;
    else if (waiting.length >= waitingMax) throw new PoolBusy('Too many pictures are waiting');
    // Whoever ends hands the place over, so the count stays.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
