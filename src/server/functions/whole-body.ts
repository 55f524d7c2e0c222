import { createMiddleware } from 'hono/factory';

/**
 * Waits for the body, whose readers find it kept. It stands before `callsAtOnce`: a place that is taken while the body
 * is still to come costs the sender nothing, and a hundred who never finish would shut everybody else out.
 */
export const wholeBody = createMiddleware(async (context, next) => {
  await context.req.arrayBuffer();
  await next();
});
