import type { Tx } from '../../../platform/node/db/database.ts';
import { actionMail } from './action-mail.ts';
import type { AuthServices } from './auth-services.ts';
import type { MailRequest } from './mail-request.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { changeUser } from './users.sql.ts';

const MAIL_KINDS = { recovery: 'recovery', magiclink: 'magic-link' } as const;

/**
 * Mails a link and a code that sign the owner of the mailbox in, for good or to choose a new password; earlier ones of the
 * kind are void. The caller has checked that the last mail is old enough.
 */
export async function sendSignInLink(
  tx: Tx,
  { publicUrl, sendMail }: Pick<AuthServices, 'publicUrl' | 'sendMail'>,
  purpose: 'recovery' | 'magiclink',
  { userId, email, redirectTo, challenge, at }: MailRequest & { userId: string; email: string },
): Promise<void> {
  const secrets = await issueOneTimeToken(tx, { userId, purpose, address: email, challenge, at });
  await sendMail(tx, actionMail(publicUrl, email, { kind: MAIL_KINDS[purpose], secrets, redirectTo }));
  // The protocol has one time for both (WIRE 2).
  await changeUser(tx, userId, { recovery_sent_at: at }, at);
}
