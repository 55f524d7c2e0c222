import type { Tx } from '../../../platform/node/db/database.ts';
import { actionMail } from './action-mail.ts';
import { addEmailIdentity } from './add-email-identity.ts';
import type { AuthServices } from './auth-services.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { deleteSessionsOf } from './sessions.sql.ts';
import { changeUser } from './users.sql.ts';
import { voidPendingSignIns } from './void-pending-sign-ins.ts';

/** A new password: every other device is signed out, whatever was mailed before is void, and the owner is told. */
export async function replacePassword(
  tx: Tx,
  { publicUrl, sendMail }: Pick<AuthServices, 'publicUrl' | 'sendMail'>,
  user: UserRow,
  { passwordHash, keptSessionId, at }: { passwordHash: string; keptSessionId: string; at: Date },
): Promise<UserRow> {
  await deleteSessionsOf(tx, user.id, keptSessionId);
  await voidPendingSignIns(tx, user.id);
  const changed = await changeUser(tx, user.id, { password_hash: passwordHash }, at);
  if (user.email !== null) await sendMail(tx, actionMail(publicUrl, user.email, { kind: 'password-changed', at }));
  return addEmailIdentity(tx, changed, at);
}
