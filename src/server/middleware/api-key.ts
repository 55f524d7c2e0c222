import { timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/** Reached from a mail or by a redirect, where no header can be set (WIRE 0). */
const KEYLESS = /^\/auth\/v1\/(verify|callback|authorize|\.well-known\/.*)$/;

const equals = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The gateway of the hosted service: no key or a wrong one goes no further. */
export const requireApiKey = (anonKey: string) =>
  createMiddleware(async (context, next) => {
    if (KEYLESS.test(context.req.path) || context.req.method === 'OPTIONS') return next();
    const key = context.req.header('apikey') ?? context.req.query('apikey');
    if (!key) {
      return context.json(
        { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
        401,
      );
    }
    if (!equals(key, anonKey))
      return context.json({ message: 'Invalid API key', hint: 'Double check your API key.' }, 401);
    return next();
  });
