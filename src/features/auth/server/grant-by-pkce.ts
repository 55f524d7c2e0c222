import type { Context } from 'hono';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { PkceGrantBody } from '../domain/request-bodies.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { overLimit } from './limits.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { hashOfCode, isExpired, isVerifiedBy, openProviderTokens, type ProviderTokens } from './pkce-code.ts';
import { deletePkceCode, lockPkceCode } from './pkce-codes.sql.ts';
import { readBody } from './read-body.ts';
import { sessionResponse } from './session-response.ts';
import { lockUser } from './users.sql.ts';

type Exchanged = Result<{ live: LiveSession; tokens: ProviderTokens | undefined }, AuthError>;

/** POST /token?grant_type=pkce: the code of a link or a provider for a session, once, within five minutes. */
export const grantByPkce =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, PkceGrantBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const { auth_code: code, code_verifier: verifier } = body.value;
    if (code === '' || verifier === '') {
      return errorResponse(
        c,
        authErrors.invalid('invalid request: both auth code and code verifier should be non-empty'),
      );
    }
    const refusal = await overLimit(c, services, 'exchange');
    if (refusal) return errorResponse(c, refusal);
    const exchanged = await exchange(services, { code, verifier, userAgent: c.req.header('user-agent') });
    return exchanged.ok
      ? sessionResponse(c, services, exchanged.value.live, { tokens: exchanged.value.tokens })
      : errorResponse(c, exchanged.reason);
  };

function exchange(
  { db, now }: AuthServices,
  { code, verifier, userAgent }: { code: string; verifier: string; userAgent: string | undefined },
): Promise<Exchanged> {
  const at = now();
  const codeHash = hashOfCode(code);
  return db.asApp(async (tx): Promise<Exchanged> => {
    const row = await lockPkceCode(tx, codeHash);
    if (!row) return fail(authErrors.flowStateNotFound);
    if (isExpired(row, at)) return fail(authErrors.flowStateExpired);
    // The code stays: whoever saw it in an address must not be able to void it for the browser it is meant for.
    if (!isVerifiedBy(row, verifier)) return fail(authErrors.badCodeVerifier);
    const user = await lockUser(tx, row.user_id);
    if (!user) return fail(authErrors.flowStateNotFound);
    if (isBanned(user, at)) return fail(authErrors.bannedAtSignIn);
    await deletePkceCode(tx, codeHash);
    const live = await openSession(tx, { userId: user.id, method: row.method, userAgent, at });
    return ok({ live, tokens: openProviderTokens(row, code) });
  });
}
