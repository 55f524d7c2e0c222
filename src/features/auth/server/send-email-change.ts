import type { Tx } from '../../../platform/node/db/database.ts';
import { actionMail } from './action-mail.ts';
import type { AuthServices } from './auth-services.ts';
import type { Purpose, UserRow } from './identity-tables.sql.ts';
import type { MailRequest } from './mail-request.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { changeUser } from './users.sql.ts';

/**
 * Notes the wished address and mails both mailboxes: a thief of a session must not carry the account away, and a typing
 * error must not lose it. The address itself changes with the second confirmation. Earlier wishes are void.
 */
export async function sendEmailChange(
  tx: Tx,
  { publicUrl, sendMail }: Pick<AuthServices, 'publicUrl' | 'sendMail'>,
  user: UserRow,
  { newEmail, redirectTo, challenge, at }: MailRequest & { newEmail: string },
): Promise<UserRow> {
  const mail = async (address: string, purpose: Purpose, kind: 'email-change-current' | 'email-change-new') => {
    const secrets = await issueOneTimeToken(tx, { userId: user.id, purpose, address, challenge, at });
    await sendMail(tx, actionMail(publicUrl, address, { kind, secrets, redirectTo }));
  };
  if (user.email !== null) await mail(user.email, 'email_change_current', 'email-change-current');
  await mail(newEmail, 'email_change_new', 'email-change-new');
  return changeUser(
    tx,
    user.id,
    { new_email: newEmail, email_change_sent_at: at, email_change_confirmations: user.email === null ? 1 : 0 },
    at,
  );
}
