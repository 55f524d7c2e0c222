import type { Context } from 'hono';
import { authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { asBearer, lacksSecondFactor } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { overLimit } from './limits.ts';
import { leaveForProvider } from './provider/leave-for-provider.ts';

/**
 * GET /user/identities/authorize: the provider's address for a signed-in person who adds it to the account, as `{ url }`
 * or, without `skip_http_redirect`, as a redirect. The cookie comes with this answer and not with a later address:
 * otherwise a stranger could send that address to somebody else and get their Google account linked to his own.
 */
export const authorizeIdentity =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const refusal = await overLimit(c, services, 'authorize');
    if (refusal) return errorResponse(c, refusal);
    const actor = await asBearer(c, services, async (tx, found) => ({
      sessionId: found.sessionId,
      isHeldBack: await lacksSecondFactor(tx, found),
    }));
    if (!actor.ok) return errorResponse(c, actor.reason);
    if (actor.value.isHeldBack) return errorResponse(c, authErrors.aal2ToChangeIdentities);
    const leaving = await leaveForProvider(c, services, actor.value.sessionId);
    const wantsUrl = c.req.query('skip_http_redirect') === 'true';
    if (leaving.ok) return wantsUrl ? c.json({ url: leaving.value }) : c.redirect(leaving.value, 302);
    switch (leaving.reason.kind) {
      case 'refused':
        return errorResponse(c, leaving.reason.error);
      case 'unreachable':
        return wantsUrl ? errorResponse(c, authErrors.unavailable) : c.redirect(leaving.reason.address, 302);
    }
  };
