import { sql } from 'kysely';
import type { Tx } from '../../../platform/node/db/database.ts';
import type { AuthenticationMethod, IdentityTables, SessionRow, UserRow } from './identity-tables.sql.ts';

const sessions = (tx: Tx) => tx.$extendTables<IdentityTables>();

export type NewSession = Pick<
  SessionRow,
  'id' | 'user_id' | 'amr' | 'refresh_key' | 'user_agent' | 'created_at' | 'refreshed_at'
>;

/** What an account must still be where its password was right: of that hash, confirmed and not banned. */
export interface Unchanged {
  passwordHash: string;
  at: Date;
}

/**
 * Stores a session with its first refresh token, number 0; nothing when its account is gone. One statement. It keeps the
 * account from being deleted until the transaction ends, and nobody else waits for it. `noteSignIn` belongs to it.
 */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { created_at: at } = session;
  await sessions(tx)
    .with('account', (query) =>
      query.selectFrom('identity.users').select('id').where('id', '=', session.user_id).forKeyShare(),
    )
    .with('opened', (query) =>
      query
        .insertInto('identity.sessions')
        .columns(['user_id', 'id', 'amr', 'refresh_key', 'user_agent', 'created_at', 'refreshed_at'])
        .expression(
          query
            .selectFrom('account')
            .select((account) => [
              'id as user_id',
              account.val(session.id).as('session_id'),
              account.val(JSON.stringify(session.amr)).as('amr'),
              account.val(session.refresh_key).as('refresh_key'),
              account.val(session.user_agent).as('user_agent'),
              account.val(at).as('created_at'),
              account.val(session.refreshed_at).as('refreshed_at'),
            ]),
        )
        .returning(['id', 'created_at']),
    )
    .insertInto('identity.refresh_tokens')
    .columns(['session_id', 'counter', 'created_at'])
    .expression((query) => query.selectFrom('opened').select(['id', sql.lit(0).as('counter'), 'created_at']))
    .execute();
}

/**
 * Notes the sign-in that a stored session comes from, on its account and, unless a provider vouched for it, on the
 * account's e-mail identity. Returns the account; undefined when it is gone or not what `unchanged` says, and then the
 * session is gone too. One statement, which waits for whoever is changing the account.
 */
export function noteSignIn(
  tx: Tx,
  session: NewSession,
  { isByProvider, unchanged }: { isByProvider: boolean; unchanged?: Unchanged },
): Promise<UserRow | undefined> {
  const { created_at: at } = session;
  return sessions(tx)
    .with('account', (query) =>
      query
        .updateTable('identity.users')
        .set({ last_sign_in_at: at, updated_at: at })
        .where('id', '=', session.user_id)
        .$if(unchanged !== undefined, (update) =>
          update
            .where('password_hash', '=', unchanged?.passwordHash ?? null)
            .where('email_confirmed_at', 'is not', null)
            .where((is) => is.or([is('banned_until', 'is', null), is('banned_until', '<=', unchanged?.at ?? null)])),
        )
        .returningAll(),
    )
    .with('noted', (query) =>
      query
        .updateTable('identity.identities')
        .set({ last_sign_in_at: at })
        .where('user_id', 'in', query.selectFrom('account').select('id'))
        .where('provider', '=', isByProvider ? '' : 'email'),
    )
    .with('withdrawn', (query) =>
      query
        .deleteFrom('identity.sessions')
        .where('id', '=', session.id)
        .where((is) => is.not(is.exists(query.selectFrom('account').select('id')))),
    )
    .selectFrom('account')
    .selectAll()
    .executeTakeFirst();
}

/** The session, with every other refresh of it waiting until this transaction ends. */
export function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return sessions(tx).selectFrom('identity.sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Revokes the newest refresh token and counts on to the next one. Rows of tokens that were revoked before
 * `forgetBefore` go: they say nothing that their absence does not say as well. One statement, because every page that is
 * open somewhere does this once an hour.
 */
export function advanceRefreshToken(
  tx: Tx,
  session: SessionRow,
  { at, forgetBefore }: { at: Date; forgetBefore: Date },
): Promise<SessionRow> {
  const { id, refresh_counter: counter } = session;
  return sessions(tx)
    .with('forgotten', (query) =>
      query.deleteFrom('identity.refresh_tokens').where('session_id', '=', id).where('revoked_at', '<', forgetBefore),
    )
    .with('revoked', (query) =>
      query
        .updateTable('identity.refresh_tokens')
        .set({ revoked_at: at })
        .where('session_id', '=', id)
        .where('counter', '=', counter),
    )
    .with('begun', (query) =>
      query.insertInto('identity.refresh_tokens').values({ session_id: id, counter: counter + 1, created_at: at }),
    )
    .with('advanced', (query) =>
      query
        .updateTable('identity.sessions')
        .set({ refresh_counter: counter + 1, refreshed_at: at })
        .where('id', '=', id)
        .returningAll(),
    )
    .selectFrom('advanced')
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** When the token of this number was revoked; undefined also when that is so long ago that its row is gone. */
export async function findRevocation(tx: Tx, sessionId: string, counter: number): Promise<Date | undefined> {
  const row = await sessions(tx)
    .selectFrom('identity.refresh_tokens')
    .select('revoked_at')
    .where('session_id', '=', sessionId)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return row?.revoked_at ?? undefined;
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await sessions(tx).deleteFrom('identity.sessions').where('id', '=', id).execute();
}

/** All sessions of the account, or all but one. */
export async function deleteSessionsOf(tx: Tx, userId: string, except?: string): Promise<void> {
  await sessions(tx)
    .deleteFrom('identity.sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

/** For the day the database was read by somebody else: everybody signs in again. Says how many sessions ended. */
export async function deleteAllSessions(tx: Tx): Promise<number> {
  const { numDeletedRows } = await sessions(tx).deleteFrom('identity.sessions').executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A session as its owner may see it. */
export type SessionView = Pick<SessionRow, 'id' | 'aal' | 'user_agent' | 'created_at' | 'refreshed_at'>;

/** The account's sessions, the one used last first. */
export function listSessions(tx: Tx, userId: string): Promise<SessionView[]> {
  return sessions(tx)
    .selectFrom('identity.sessions')
    .select(['id', 'aal', 'user_agent', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of the account with its refresh tokens; false when the account has no such session. */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await sessions(tx)
    .deleteFrom('identity.sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** After the account gained a factor, or a session its second: what has only the first does not go on. */
export async function deleteOtherSessionsAtAal1(tx: Tx, userId: string, except: string): Promise<void> {
  await sessions(tx)
    .deleteFrom('identity.sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', except)
    .where('aal', '=', 'aal1')
    .execute();
}

/**
 * Raises a session to aal2 by this factor. Its next refresh token is the first that is worth something: whoever copied
 * one before the second factor was given has nothing.
 */
export async function raiseSession(
  tx: Tx,
  session: SessionRow,
  {
    factorId,
    methods,
    at,
    forgetBefore,
  }: {
    factorId: string;
    methods: AuthenticationMethod[];
    at: Date;
    forgetBefore: Date;
  },
): Promise<SessionRow> {
  const advanced = await advanceRefreshToken(tx, session, { at, forgetBefore });
  return sessions(tx)
    .updateTable('identity.sessions')
    .set({ aal: 'aal2', amr: JSON.stringify(methods), factor_id: factorId, refresh_floor: advanced.refresh_counter })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Back to aal1, and `totp` leaves the methods: of the sessions that this factor raised, or of all the account's. */
export async function lowerSessions(tx: Tx, userId: string, factorId?: string): Promise<void> {
  const raised = await sessions(tx)
    .selectFrom('identity.sessions')
    .select(['id', 'amr'])
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal2')
    .$if(factorId !== undefined, (query) => query.where('factor_id', '=', factorId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, amr } of raised) {
    const methods = JSON.stringify(amr.filter(({ method }) => method !== 'totp'));
    await sessions(tx)
      .updateTable('identity.sessions')
      .set({ aal: 'aal1', amr: methods, factor_id: null })
      .where('id', '=', id)
      .execute();
  }
}
