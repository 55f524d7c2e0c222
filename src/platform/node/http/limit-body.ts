import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

export interface BodyLimit {
  maxSize: number;
  onError: (c: Context) => Response | Promise<Response>;
}

/**
 * As Hono's bodyLimit, which it asks where the length is not told beforehand. Where it is, Node reads no byte more, so
 * the number is enough: looking at the body itself would build a stream for it, and give up the fast way of reading one
 * (0.3 ms of every call).
 */
export function limitBody(limit: BodyLimit): MiddlewareHandler {
  const counted = bodyLimit(limit);
  return async (c, next) => {
    // Nothing of ours reads the body of these.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next);
    if (Number.parseInt(length, 10) > limit.maxSize) return limit.onError(c);
    return next();
  };
}
