import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors, tokenError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { hasVerifiedFactor } from './factors.sql.ts';
import type { SessionRow, UserRow } from './identity-tables.sql.ts';
import { findUserWithSession } from './users.sql.ts';

/** Who is asking: the account and the living session that the bearer token speaks for. */
export interface Actor {
  user: UserRow;
  sessionId: string;
  session: SessionRow;
  /**
   * What was shown of who this is: aal2 only when both the token and its session say so. A token from before the second
   * factor was given does not rise with its session, and one from after does not outlive the factor.
   */
  aal: 'aal1' | 'aal2';
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Runs `work` for the person whose token the request carries, in the same transaction in which the account and its
 * session were found alive. Refuses in the order and words of WIRE 1.
 */
export async function asBearer<Value>(
  c: Context,
  { verifier, db, now }: Pick<AuthServices, 'verifier' | 'db' | 'now'>,
  work: (tx: Tx, actor: Actor) => Promise<Value>,
): Promise<Result<Value, AuthError>> {
  const token = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined) return fail(authErrors.noAuthorization);
  const verified = await verifier.verify(token);
  if (!verified.ok) return fail(tokenError(verified.reason));
  const { sub, session_id: sessionId, aal } = verified.claims;
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
    const { user, session } = found;
    if (!session) return fail(authErrors.sessionNotFound);
    const isSecond = aal === 'aal2' && session.aal === 'aal2';
    return ok(await work(tx, { user, session, sessionId: session.id, aal: isSecond ? 'aal2' : 'aal1' }));
  });
}

export function isBanned(user: UserRow, at: Date): boolean {
  return user.banned_until !== null && user.banned_until > at;
}

/**
 * True when the account has a second factor and this caller has not shown it: such a caller may look at the account and
 * take the second step, and change neither its address nor its password (WIRE 3) nor how people get into it.
 */
export async function lacksSecondFactor(tx: Tx, { aal, user }: Actor): Promise<boolean> {
  return aal === 'aal1' && (await hasVerifiedFactor(tx, user.id));
}
