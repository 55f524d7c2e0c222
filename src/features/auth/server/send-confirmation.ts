import type { Tx } from '../../../platform/node/db/database.ts';
import { type ActionWords, actionMail } from './action-mail.ts';
import type { AuthServices } from './auth-services.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { issueOneTimeToken } from './one-time-token.ts';
import { changeUser } from './users.sql.ts';

const WORDS: ActionWords = {
  subject: 'Welcome to Huzzah! Please confirm your email',
  opening: 'Lovely to have you. One quick click and your account is ready, and the planning can begin.',
  button: 'Confirm my email',
  codeIntroduction: 'On another device? Type this code instead:',
  closing: 'Both work once, for the next 24 hours. If this was not you, just ignore this mail and nothing will happen.',
};

/** Mails link and code of a sign-up; earlier ones are void. The caller has checked that the last mail is old enough. */
export async function sendConfirmation(
  tx: Tx,
  { publicUrl, sendMail }: Pick<AuthServices, 'publicUrl' | 'sendMail'>,
  { userId, email, redirectTo, at }: { userId: string; email: string; redirectTo: string; at: Date },
): Promise<UserRow> {
  const secrets = await issueOneTimeToken(tx, { userId, purpose: 'confirmation', address: email, at });
  await sendMail(tx, actionMail(email, WORDS, secrets, { publicUrl, type: 'signup', redirectTo }));
  return changeUser(tx, userId, { confirmation_sent_at: at }, at);
}
