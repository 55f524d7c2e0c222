import { createMiddleware } from 'hono/factory';
import { PoolBusy } from '../../platform/node/workers/worker-pool.ts';

/**
 * Turns a call away with PoolBusy while `max` others are under way. The planner's own line is not enough: a crowd that
 * arrives at once waits for the event loop first, and then everybody waits, /healthz included.
 */
export function callsAtOnce(max: number) {
  let underWay = 0;
  return createMiddleware(async (_context, next) => {
    if (underWay >= max) throw new PoolBusy('Too many calls are under way');
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  });
}
