import type { Context } from 'hono';
import { fail, ok } from '../../../shared/result.ts';
import { authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { asBearer } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { deleteSession, deleteSessionsOf } from './sessions.sql.ts';
import { lockUser } from './users.sql.ts';

/** POST /logout?scope=global|local|others. A deleted session takes its refresh tokens with it. */
export const logOut =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const scope = c.req.query('scope') || 'global';
    const done = await asBearer(c, services, async (tx, { user, sessionId }) => {
      // Two log-outs at once would otherwise delete the same rows in different orders and block each other.
      await lockUser(tx, user.id);
      switch (scope) {
        case 'global':
          return ok(await deleteSessionsOf(tx, user.id));
        case 'local':
          return ok(await deleteSession(tx, sessionId));
        case 'others':
          return ok(await deleteSessionsOf(tx, user.id, sessionId));
        default:
          return fail(authErrors.invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`));
      }
    });
    if (!done.ok) return errorResponse(c, done.reason);
    return done.value.ok ? c.body(null, 204) : errorResponse(c, done.value.reason);
  };
