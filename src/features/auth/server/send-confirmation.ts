import type { Tx } from '../../../platform/node/db/database.ts';
import { actionMail } from './action-mail.ts';
import type { AuthServices } from './auth-services.ts';
import type { UserRow } from './identity-tables.sql.ts';
import type { MailRequest } from './mail-request.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { changeUser } from './users.sql.ts';

/** Mails link and code of a sign-up; earlier ones are void. The caller has checked that the last mail is old enough. */
export async function sendConfirmation(
  tx: Tx,
  { publicUrl, sendMail }: Pick<AuthServices, 'publicUrl' | 'sendMail'>,
  { userId, email, redirectTo, challenge, at }: MailRequest & { userId: string; email: string },
): Promise<UserRow> {
  const secrets = await issueOneTimeToken(tx, { userId, purpose: 'confirmation', address: email, challenge, at });
  await sendMail(tx, actionMail(publicUrl, email, { kind: 'confirm-sign-up', secrets, redirectTo }));
  return changeUser(tx, userId, { confirmation_sent_at: at }, at);
}
