import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { actionMail } from './action-mail.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { type Actor, asBearer, UUID } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { deleteFactor, findFactor, hasVerifiedFactor } from './factors.sql.ts';
import { deleteRecoveryCodesOf } from './recovery-codes.sql.ts';
import { lowerSessions } from './sessions.sql.ts';
import { lockUser } from './users.sql.ts';

/** DELETE /factors/{id}. Sessions that it raised are back at aal1 with their next refresh. */
export const removeFactor =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const factorId = c.req.param('id') ?? '';
    const removed = await asBearer(c, services, async (tx, actor) =>
      UUID.test(factorId) ? remove(tx, services, actor, factorId) : fail(authErrors.factorIdNotUuid),
    );
    if (!removed.ok) return errorResponse(c, removed.reason);
    return removed.value.ok ? c.json({ id: removed.value.value }) : errorResponse(c, removed.value.reason);
  };

async function remove(
  tx: Tx,
  { now, publicUrl, sendMail }: AuthServices,
  { user: { id: userId, email }, aal }: Actor,
  factorId: string,
): Promise<Result<string, AuthError>> {
  await lockUser(tx, userId);
  const factor = await findFactor(tx, userId, factorId);
  if (!factor) return fail(authErrors.factorNotFound);
  if (factor.status === 'verified') {
    if (aal !== 'aal2') return fail(authErrors.aal2ToUnenroll);
    await lowerSessions(tx, userId, factor.id);
    if (email !== null) await sendMail(tx, actionMail(publicUrl, email, { kind: 'factor-removed', at: now() }));
  }
  await deleteFactor(tx, factor.id);
  // Codes stand in for a factor; without one they would open the next one that somebody sets up.
  if (!(await hasVerifiedFactor(tx, userId))) await deleteRecoveryCodesOf(tx, userId);
  return ok(factor.id);
}
