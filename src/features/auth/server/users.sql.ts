import type { Tx } from '../../../platform/node/db/database.ts';
import type { IdentityRow, IdentityTables, Metadata, SessionRow, UserRow } from './identity-tables.sql.ts';

const users = (tx: Tx) => tx.$extendTables<IdentityTables>();

export function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return users(tx).selectFrom('identity.users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return users(tx).selectFrom('identity.users').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * As findUserByEmail, and no other command changes the account until this transaction ends. Strangers ask by address: this
 * never waits for a sign-in whose password is being looked at, for how long it waits would tell that there is an account.
 */
export function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return users(tx)
    .selectFrom('identity.users')
    .selectAll()
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * The account, and no other command changes it until this transaction ends. Also for one that deletes it or changes its
 * address, which waits for sign-ins that began before.
 */
export function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  return users(tx).selectFrom('identity.users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The account together with one of its sessions, when that session still lives. */
export async function findUserWithSession(
  tx: Tx,
  userId: string,
  sessionId: string | undefined,
): Promise<{ user: UserRow; session: SessionRow | undefined } | undefined> {
  const session = users(tx)
    .selectFrom('identity.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', sessionId ?? null)
    .executeTakeFirst();
  const [user, live] = await Promise.all([findUser(tx, userId), session]);
  return user && { user, session: live };
}

/** The account that a session belongs to. */
export function findUserOfSession(tx: Tx, sessionId: string): Promise<UserRow | undefined> {
  return users(tx)
    .selectFrom('identity.users')
    .selectAll()
    .where('id', '=', (query) =>
      query.selectFrom('identity.sessions').select('user_id').where('identity.sessions.id', '=', sessionId),
    )
    .executeTakeFirst();
}

export function listIdentities(tx: Tx, userId: string): Promise<IdentityRow[]> {
  return users(tx)
    .selectFrom('identity.identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('identity_id')
    .execute();
}

export interface NewUser {
  id: string;
  email: string;
  /** Null for an account that is opened by mail alone. */
  passwordHash: string | null;
  metadata: Metadata;
  at: Date;
}

/** The new account with its e-mail identity, or undefined when the address is taken. */
export async function insertUser(
  tx: Tx,
  { id, email, passwordHash, metadata, at }: NewUser,
): Promise<UserRow | undefined> {
  const inserted = await users(tx)
    .insertInto('identity.users')
    .values({
      id,
      email,
      password_hash: passwordHash,
      user_metadata: JSON.stringify(metadata),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) return undefined;
  await users(tx)
    .insertInto('identity.identities')
    .values({
      user_id: id,
      provider: 'email',
      provider_id: id,
      identity_data: JSON.stringify(metadata),
      last_sign_in_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return inserted;
}

export type UserChanges = Partial<{
  email: string | null;
  password_hash: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date;
  new_email: string | null;
  email_change_sent_at: Date;
  email_change_confirmations: number;
  reauthentication_sent_at: Date;
  recovery_sent_at: Date;
  last_sign_in_at: Date;
  user_metadata: Metadata;
  app_metadata: Metadata;
}>;

export function changeUser(
  tx: Tx,
  id: string,
  { user_metadata, app_metadata, ...changes }: UserChanges,
  at: Date,
): Promise<UserRow> {
  return users(tx)
    .updateTable('identity.users')
    .set({
      ...changes,
      ...(user_metadata ? { user_metadata: JSON.stringify(user_metadata) } : {}),
      ...(app_metadata ? { app_metadata: JSON.stringify(app_metadata) } : {}),
      updated_at: at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the account's own e-mail identity says of itself. */
export async function changeEmailIdentity(tx: Tx, userId: string, identityData: Metadata, at: Date): Promise<void> {
  await users(tx)
    .updateTable('identity.identities')
    .set({ identity_data: JSON.stringify(identityData), updated_at: at })
    .where('user_id', '=', userId)
    .where('provider', '=', 'email')
    .execute();
}
