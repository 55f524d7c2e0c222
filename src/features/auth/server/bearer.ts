import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors, tokenError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { findUserWithSession } from './users.sql.ts';

/** Who is asking: the account and the living session that the bearer token speaks for. */
export interface Actor {
  user: UserRow;
  sessionId: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Runs `work` for the person whose token the request carries, in the same transaction in which the account and its
 * session were found alive. Refuses in the order and words of WIRE 1.
 */
export async function asBearer<Value>(
  c: Context,
  { verifier, db, now }: AuthServices,
  work: (tx: Tx, actor: Actor) => Promise<Value>,
): Promise<Result<Value, AuthError>> {
  const token = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined) return fail(authErrors.noAuthorization);
  const verified = await verifier.verify(token);
  if (!verified.ok) return fail(tokenError(verified.reason));
  const { sub, session_id: sessionId } = verified.claims;
  if (sub === undefined || sub === '') return fail(authErrors.missingSub);
  if (!UUID.test(sub)) return fail(authErrors.subNotUuid);
  return db.asApp(async (tx) => {
    const found = await findUserWithSession(
      tx,
      sub,
      sessionId !== undefined && UUID.test(sessionId) ? sessionId : undefined,
    );
    if (!found) return fail(authErrors.userNotFound);
    if (isBanned(found.user, now())) return fail(authErrors.banned);
    if (!found.sessionLives || sessionId === undefined) return fail(authErrors.sessionNotFound);
    return ok(await work(tx, { user: found.user, sessionId }));
  });
}

export function isBanned(user: UserRow, at: Date): boolean {
  return user.banned_until !== null && user.banned_until > at;
}
