import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { RefreshGrantBody } from '../domain/request-bodies.ts';
import { isSessionOver } from '../domain/session-lifetime.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { listCredentials } from './credentials.sql.ts';
import { errorResponse } from './error-response.ts';
import type { SessionRow, UserRow } from './identity-tables.sql.ts';
import { overVisitorLimit } from './limits.ts';
import type { LiveSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { isSignedWith, type RefreshToken, readRefreshToken } from './refresh-token.ts';
import { sessionResponse } from './session-response.ts';
import { advanceRefreshToken, deleteSession, findRevocation, lockSession } from './sessions.sql.ts';
import { findUserOfSession } from './users.sql.ts';

/** Tabs and retries may present a token this long after it was revoked (WIRE 3, the hosted default). */
const REUSE_INTERVAL_MS = 10_000;

/** A token that was revoked before this time is not taken any more. */
export const reusableUntil = (at: Date): Date => new Date(at.getTime() - REUSE_INTERVAL_MS);

interface Refreshed {
  live: LiveSession;
  isReuse: boolean;
}

/** POST /token?grant_type=refresh_token. Never a 5xx for a bad token: the client would keep the session and try for ever. */
export const grantByRefreshToken =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, RefreshGrantBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const token = readRefreshToken(body.value.refresh_token);
    if (token === 'malformed') return errorResponse(c, authErrors.malformedRefreshToken);
    if (!token) return errorResponse(c, authErrors.unknownRefreshToken);
    const at = services.now();
    const visitor = services.clientKey(c);
    const refreshed = await services.db.asApp(async (tx) => {
      const [refusal, session, user] = await Promise.all([
        overVisitorLimit(tx, services, 'refresh', visitor),
        lockSession(tx, token.sessionId),
        findUserOfSession(tx, token.sessionId),
      ]);
      if (refusal) return fail(refusal);
      if (!session || !user || !isSignedWith(token, session.refresh_key)) return fail(authErrors.unknownRefreshToken);
      return refresh(tx, { token, session, user }, at);
    }, 'soon');
    if (!refreshed.ok) return errorResponse(c, refreshed.reason);
    if (refreshed.value.isReuse) c.header('sb-auth-refresh-token-reuse', 'true');
    return sessionResponse(c, services, refreshed.value.live);
  };

interface Presented {
  token: RefreshToken;
  session: SessionRow;
  user: UserRow;
}

/** One refresh of a session at a time: the row lock makes parallel uses of one token end on the same next token. */
async function refresh(tx: Tx, { token, session, user }: Presented, at: Date): Promise<Result<Refreshed, AuthError>> {
  if (token.counter > session.refresh_counter) return fail(authErrors.unknownRefreshToken);
  // From before the second factor was given: whoever kept it has shown the first alone.
  if (token.counter < session.refresh_floor) return fail(authErrors.usedRefreshToken);
  const [createdAtMs, refreshedAtMs] = [session.created_at.getTime(), session.refreshed_at.getTime()];
  if (isSessionOver({ createdAtMs, refreshedAtMs }, at.getTime())) {
    await deleteSession(tx, session.id);
    return fail(authErrors.sessionExpired);
  }
  if (isBanned(user, at)) return fail(authErrors.bannedAtSignIn);
  const isNewest = token.counter === session.refresh_counter;
  if (!isNewest && !(await mayBeReused(tx, session, token.counter, at))) {
    // Somebody kept a copy of the token. Whoever it is, the whole family ends here.
    await deleteSession(tx, session.id);
    return fail(authErrors.usedRefreshToken);
  }
  const [current, credentials] = await Promise.all([
    isNewest ? advanceRefreshToken(tx, session, { at, forgetBefore: reusableUntil(at) }) : session,
    listCredentials(tx, user.id),
  ]);
  return ok({ live: { user, ...credentials, session: current }, isReuse: !isNewest });
}

/** The parent of the newest token always (the client failed to save its answer), an older one for ten seconds. */
async function mayBeReused(tx: Tx, session: SessionRow, counter: number, at: Date): Promise<boolean> {
  if (counter === session.refresh_counter - 1) return true;
  const revokedAt = await findRevocation(tx, session.id, counter);
  return revokedAt !== undefined && at.getTime() - revokedAt.getTime() <= REUSE_INTERVAL_MS;
}
