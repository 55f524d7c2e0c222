import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/node/db/database.ts';
import { AccountGone } from './account-gone.ts';
import type { Credentials } from './credentials.sql.ts';
import { listFactors } from './factors.sql.ts';
import type { AuthenticationMethod, SessionRow, UserRow } from './identity-tables.sql.ts';
import { insertSession, noteSignIn } from './sessions.sql.ts';
import { listIdentities } from './users.sql.ts';

/** A session with all that its answer needs. */
export interface LiveSession extends Credentials {
  user: UserRow;
  session: SessionRow;
}

export interface SignIn {
  userId: string;
  method: AuthenticationMethod['method'];
  userAgent: string | undefined;
  at: Date;
}

const USER_AGENT_MAX_LENGTH = 300;

/** A session that is nowhere yet: of one device, without a second factor. */
export function newSession({ userId, method, userAgent, at }: SignIn): SessionRow {
  return {
    id: randomUUID(),
    user_id: userId,
    amr: [{ method, timestamp: Math.floor(at.getTime() / 1000) }],
    refresh_key: randomBytes(32),
    user_agent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
    created_at: at,
    refreshed_at: at,
    // What the table gives it.
    aal: 'aal1',
    refresh_counter: 0,
    refresh_floor: 0,
    factor_id: null,
  };
}

/**
 * Signs an account in: a session of its own for this device. All statements are sent at once. Throws AccountGone when
 * somebody just deleted it.
 */
export async function openSession(tx: Tx, signIn: SignIn): Promise<LiveSession> {
  const session = newSession(signIn);
  const [, user, identities, factors] = await Promise.all([
    insertSession(tx, session),
    noteSignIn(tx, session, { isByProvider: signIn.method === 'oauth' }),
    listIdentities(tx, session.user_id),
    listFactors(tx, session.user_id),
  ]);
  if (!user) throw new AccountGone();
  return { user, identities, factors, session };
}
