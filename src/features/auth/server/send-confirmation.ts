import type { Tx } from '../../../platform/node/db/database.ts';
import { actionMail } from './action-mail.ts';
import type { AuthServices } from './auth-services.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { changeUser } from './users.sql.ts';

/** Mails link and code of a sign-up; earlier ones are void. The caller has checked that the last mail is old enough. */
export async function sendConfirmation(
  tx: Tx,
  { publicUrl, sendMail }: Pick<AuthServices, 'publicUrl' | 'sendMail'>,
  { userId, email, redirectTo, at }: { userId: string; email: string; redirectTo: string; at: Date },
): Promise<UserRow> {
  const secrets = await issueOneTimeToken(tx, { userId, purpose: 'confirmation', address: email, at });
  await sendMail(tx, actionMail(publicUrl, email, { kind: 'confirm-sign-up', secrets, redirectTo }));
  return changeUser(tx, userId, { confirmation_sent_at: at }, at);
}
