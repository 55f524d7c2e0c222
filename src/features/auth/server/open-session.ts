import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/node/db/database.ts';
import { type Credentials, listCredentials } from './credentials.sql.ts';
import type { AuthenticationMethod, SessionRow, UserRow } from './identity-tables.sql.ts';
import { insertSession } from './sessions.sql.ts';
import { markSignIn } from './users.sql.ts';

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

/** Signs an account in: a session of its own for this device. */
export async function openSession(tx: Tx, { userId, method, userAgent, at }: SignIn): Promise<LiveSession> {
  const [user, session, credentials] = await Promise.all([
    markSignIn(tx, userId, { isByProvider: method === 'oauth', at }),
    insertSession(tx, {
      id: randomUUID(),
      userId,
      methods: [{ method, timestamp: Math.floor(at.getTime() / 1000) }],
      refreshKey: randomBytes(32),
      userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH),
      at,
    }),
    listCredentials(tx, userId),
  ]);
  return { user, ...credentials, session };
}
