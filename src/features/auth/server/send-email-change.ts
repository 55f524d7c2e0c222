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
  const issue = (address: string, purpose: Purpose) =>
    issueOneTimeToken(tx, { userId: user.id, purpose, address, challenge, at });
  if (user.email !== null) {
    const secrets = await issue(user.email, 'email_change_current');
    const asked = { kind: 'email-change-current', secrets, redirectTo, newEmail } as const;
    await sendMail(tx, actionMail(publicUrl, user.email, asked));
  }
  const secrets = await issue(newEmail, 'email_change_new');
  await sendMail(tx, actionMail(publicUrl, newEmail, { kind: 'email-change-new', secrets, redirectTo }));
  return changeUser(
    tx,
    user.id,
    { new_email: newEmail, email_change_sent_at: at, email_change_confirmations: user.email === null ? 1 : 0 },
    at,
  );
}
