import type { Context } from 'hono';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { overLimit } from './limits.ts';
import { leaveForProvider } from './provider/leave-for-provider.ts';

/** GET /authorize: 302 to the provider. What is wrong with the request is JSON in a browser as well (WIRE 3). */
export const authorize =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    // A look with HEAD begins nothing.
    if (c.req.method === 'HEAD') return c.body(null);
    const refusal = await overLimit(c, services, 'authorize');
    if (refusal) return errorResponse(c, refusal);
    const leaving = await leaveForProvider(c, services, undefined);
    if (leaving.ok) return c.redirect(leaving.value, 302);
    switch (leaving.reason.kind) {
      case 'refused':
        return errorResponse(c, leaving.reason.error);
      case 'unreachable':
        return c.redirect(leaving.reason.address, 302);
    }
  };
