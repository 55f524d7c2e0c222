import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { actionMail } from './action-mail.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgetClaims } from './forget-claims.ts';
import type { OneTimeTokenRow, SignInMethod, UserRow } from './identity-tables.sql.ts';
import { changeUser, findUserByEmail, lockUser } from './users.sql.ts';
import { voidPendingSignIns } from './void-pending-sign-ins.ts';

/** A person who may sign in now, or the first of the two confirmations that a change of address needs. */
export type Redeemed = { kind: 'proven'; userId: string; codeMethod: SignInMethod } | { kind: 'first-half' };

type MailServices = Pick<AuthServices, 'publicUrl' | 'sendMail'>;

/** One from the current mailbox and one from the new. */
const CONFIRMATIONS_OF_A_CHANGE = 2;

/**
 * Does what a used one-time token stands for. The token itself is already gone, so this can happen once. A sign-up's own
 * mail keeps what that sign-up typed; any other proof of an unproven address makes a fresh start (forgetClaims).
 */
export async function redeemToken(
  tx: Tx,
  services: MailServices,
  token: OneTimeTokenRow,
  at: Date,
): Promise<Result<Redeemed, AuthError>> {
  const user = await lockUser(tx, token.user_id);
  if (!user) return fail(authErrors.linkExpired);
  if (isBanned(user, at)) return fail(authErrors.banned);
  switch (token.purpose) {
    case 'confirmation':
      if (token.relates_to !== user.email) return fail(authErrors.linkExpired);
      await confirmEmail(tx, user, user.email, at);
      return ok({ kind: 'proven', userId: user.id, codeMethod: 'email/signup' });
    case 'recovery':
    case 'magiclink':
      if (token.relates_to !== user.email) return fail(authErrors.linkExpired);
      await confirmEmail(tx, await forgetClaims(tx, user, at), user.email, at);
      return ok({ kind: 'proven', userId: user.id, codeMethod: token.purpose });
    case 'email_change_current':
    case 'email_change_new': {
      const change = await countConfirmation(tx, services, user, at);
      if (!change.ok) return change;
      return ok(
        change.value === 'first-half'
          ? { kind: 'first-half' }
          : { kind: 'proven', userId: user.id, codeMethod: 'email_change' },
      );
    }
    case 'reauthentication':
      // Proves that the owner of a session reads the mailbox, and opens nothing.
      return fail(authErrors.linkExpired);
  }
}

async function countConfirmation(
  tx: Tx,
  { publicUrl, sendMail }: MailServices,
  user: UserRow,
  at: Date,
): Promise<Result<'first-half' | 'complete', AuthError>> {
  if (user.new_email === null) return fail(authErrors.linkExpired);
  const confirmations = user.email_change_confirmations + 1;
  if (confirmations < CONFIRMATIONS_OF_A_CHANGE) {
    await changeUser(tx, user.id, { email_change_confirmations: confirmations }, at);
    return ok('first-half');
  }
  if (await findUserByEmail(tx, user.new_email)) return fail(authErrors.emailExists);
  await confirmEmail(tx, user, user.new_email, at);
  // Whatever else was mailed to the old address must not open the account any more.
  await voidPendingSignIns(tx, user.id);
  if (user.email !== null) await sendMail(tx, actionMail(publicUrl, user.email, { kind: 'email-changed', at }));
  return ok('complete');
}
