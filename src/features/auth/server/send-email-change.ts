import type { Tx } from '../../../platform/node/db/database.ts';
import { type ActionWords, actionMail } from './action-mail.ts';
import type { AuthServices } from './auth-services.ts';
import type { Purpose, UserRow } from './identity-tables.sql.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { changeUser } from './users.sql.ts';

const TO_CURRENT: ActionWords = {
  subject: 'Please agree to your new email address',
  opening:
    'Somebody, we hope it was you, asked us to move your Huzzah account to another email address. We move it once both addresses have said yes.',
  button: 'Yes, move my account',
  codeIntroduction: 'Or type this code:',
  closing:
    'Both work once, for the next 24 hours. If this was not you, do not click: nothing changes without this mailbox. It would be wise to change your password.',
};

const TO_NEW: ActionWords = {
  subject: 'Please confirm your new email address',
  opening:
    'Nearly there. Confirm that this mailbox is yours, and say yes in your old one too, and your Huzzah account moves here.',
  button: 'Confirm this address',
  codeIntroduction: 'Or type this code:',
  closing: 'Both work once, for the next 24 hours. If this was not you, just ignore this mail and nothing will happen.',
};

/**
 * Notes the wished address and mails both mailboxes: a thief of a session must not carry the account away, and a typing
 * error must not lose it. The address itself changes with the second confirmation. Earlier wishes are void.
 */
export async function sendEmailChange(
  tx: Tx,
  { publicUrl, sendMail }: Pick<AuthServices, 'publicUrl' | 'sendMail'>,
  user: UserRow,
  { newEmail, redirectTo, at }: { newEmail: string; redirectTo: string; at: Date },
): Promise<UserRow> {
  const mail = async (address: string, purpose: Purpose, words: ActionWords) => {
    const secrets = await issueOneTimeToken(tx, { userId: user.id, purpose, address, at });
    await sendMail(tx, actionMail(address, words, secrets, { publicUrl, type: 'email_change', redirectTo }));
  };
  if (user.email !== null) await mail(user.email, 'email_change_current', TO_CURRENT);
  await mail(newEmail, 'email_change_new', TO_NEW);
  return changeUser(
    tx,
    user.id,
    { new_email: newEmail, email_change_sent_at: at, email_change_confirmations: user.email === null ? 1 : 0 },
    at,
  );
}
