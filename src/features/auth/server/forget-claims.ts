import type { Tx } from '../../../platform/node/db/database.ts';
import { serverMetadata } from '../domain/user-metadata.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { deleteSessionsOf } from './sessions.sql.ts';
import { changeEmailIdentity, changeUser } from './users.sql.ts';
import { voidPendingSignIns } from './void-pending-sign-ins.ts';

/**
 * Takes from an account whose address was never proven all that was set for it before: whoever typed the password may be
 * a stranger who got there first. A proven account is left alone. The caller holds the account's row lock.
 */
export async function forgetClaims(tx: Tx, user: UserRow, at: Date): Promise<UserRow> {
  if (user.email_confirmed_at) return user;
  await deleteSessionsOf(tx, user.id);
  await voidPendingSignIns(tx, user.id);
  const user_metadata = serverMetadata(user.user_metadata);
  await changeEmailIdentity(tx, user.id, user_metadata, at);
  return changeUser(tx, user.id, { password_hash: null, user_metadata }, at);
}
