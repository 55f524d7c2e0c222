import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Log } from '../../platform/node/log.ts';
import { loggablePath } from '../loggable-path.ts';

/**
 * One line a request: id, method, path without its query (which may carry tokens), status, milliseconds. The
 * headers that are the app's own are set before the work: after it they would cost several times the CPU.
 */
export const requestLog = (log: Log) =>
  createMiddleware(async (context, next) => {
    const id = randomUUID();
    const startedAt = performance.now();
    context.header('x-request-id', id);
    context.header('cache-control', 'no-store');
    await next();
    // The rest of a body that is too large is never read, so the connection cannot be used again.
    if (context.res.status === 413) context.header('connection', 'close');
    const ms = Math.round(performance.now() - startedAt);
    const { method, path } = context.req;
    const { status } = context.res;
    // Written once the answer is on its way.
    setImmediate(() => log.info({ id, method, path: loggablePath(path), status, ms }, 'request'));
  });
