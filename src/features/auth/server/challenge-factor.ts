import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { fail, ok } from '../../../shared/result.ts';
import { authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { asBearer, UUID } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { findFactor, insertChallenge } from './factors.sql.ts';
import { overVisitorLimit } from './limits.ts';

/** How long a challenge is open (WIRE 3). */
export const CHALLENGE_MS = 300_000;

/** POST /factors/{id}/challenge. Whatever the body says is of no use to an authenticator app. */
export const challengeFactor =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const factorId = c.req.param('id') ?? '';
    const challenged = await asBearer(c, services, async (tx, { user }) => {
      if (!UUID.test(factorId)) return fail(authErrors.factorIdNotUuid);
      const visitor = services.clientKey(c);
      const refusal = await overVisitorLimit(tx, services, 'factors', visitor);
      if (refusal) return fail(refusal);
      const factor = await findFactor(tx, user.id, factorId);
      if (!factor) return fail(authErrors.factorNotFound);
      const at = services.now();
      const id = randomUUID();
      const expiredBefore = new Date(at.getTime() - CHALLENGE_MS);
      await insertChallenge(tx, { id, factorId: factor.id, visitor, at, expiredBefore });
      return ok({ id, type: factor.factor_type, expires_at: Math.floor((at.getTime() + CHALLENGE_MS) / 1000) });
    });
    if (!challenged.ok) return errorResponse(c, challenged.reason);
    return challenged.value.ok ? c.json(challenged.value.value) : errorResponse(c, challenged.value.reason);
  };
