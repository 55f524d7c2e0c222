import type { Tx } from '../../../platform/node/db/database.ts';
import type { Metadata, UserRow } from './identity-tables.sql.ts';
import { deleteOneTimeTokensOf } from './one-time-tokens.sql.ts';
import { deletePkceCodesOf } from './pkce-codes.sql.ts';
import { deleteSessionsOf } from './sessions.sql.ts';
import { changeUser } from './users.sql.ts';

const SERVER_KEYS = ['sub', 'email', 'email_verified', 'phone_verified'];

/** What the server itself says of an account that nobody has proven yet. */
export const unclaimedMetadata = ({ user_metadata }: UserRow): Metadata =>
  Object.fromEntries(Object.entries(user_metadata).filter(([key]) => SERVER_KEYS.includes(key)));

/**
 * Takes from an account whose address was never proven all that was set for it before: whoever typed the password may be
 * a stranger who got there first. A proven account is left alone. The caller holds the account's row lock.
 */
export async function forgetClaims(tx: Tx, user: UserRow, at: Date): Promise<UserRow> {
  if (user.email_confirmed_at) return user;
  await deleteSessionsOf(tx, user.id);
  await deleteOneTimeTokensOf(tx, user.id);
  await deletePkceCodesOf(tx, user.id);
  return changeUser(tx, user.id, { password_hash: null, user_metadata: unclaimedMetadata(user) }, at);
}
