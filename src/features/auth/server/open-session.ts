import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/node/db/database.ts';
import { AccountGone } from './account-gone.ts';
import type { Credentials } from './credentials.sql.ts';
import { listFactors } from './factors.sql.ts';
import type { AuthenticationMethod, SessionRow, UserRow } from './identity-tables.sql.ts';
import { insertSession, type Unchanged } from './sessions.sql.ts';
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
/** What the table gives a session that is new. */
const UNRAISED = { aal: 'aal1', refresh_counter: 0, refresh_floor: 0, factor_id: null } as const;

/** Signs an account in: a session of its own for this device. Throws AccountGone when somebody just deleted it. */
export async function openSession(tx: Tx, signIn: SignIn): Promise<LiveSession> {
  const live = await openSessionOf(tx, signIn);
  if (!live) throw new AccountGone();
  return live;
}

/**
 * As openSession, for an account that was looked at in a transaction before: undefined, and nothing done, when it is not
 * what was seen then. All statements are sent at once.
 */
export async function openSessionOf(
  tx: Tx,
  { userId, method, userAgent, at }: SignIn,
  unchanged?: Unchanged,
): Promise<LiveSession | undefined> {
  const opened = {
    id: randomUUID(),
    user_id: userId,
    amr: [{ method, timestamp: Math.floor(at.getTime() / 1000) }],
    refresh_key: randomBytes(32),
    user_agent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH) ?? null,
    created_at: at,
    refreshed_at: at,
  };
  const [user, identities, factors] = await Promise.all([
    insertSession(tx, opened, { isByProvider: method === 'oauth', unchanged }),
    listIdentities(tx, userId),
    listFactors(tx, userId),
  ]);
  return user && { user, identities, factors, session: { ...opened, ...UNRAISED } };
}
