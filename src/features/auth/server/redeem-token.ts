import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import { isBanned } from './bearer.ts';
import { confirmEmail } from './confirm-email.ts';
import type { OneTimeTokenRow, UserRow } from './identity-tables.sql.ts';
import { deleteOneTimeTokensOf } from './one-time-tokens.sql.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { changeUser, findUserByEmail, lockUser } from './users.sql.ts';

/** A session, or the first of the two confirmations that a change of address needs. */
export type Redeemed = { kind: 'session'; live: LiveSession } | { kind: 'first-half' };

/** One from the current mailbox and one from the new. */
const CONFIRMATIONS_OF_A_CHANGE = 2;

/** Does what a used one-time token stands for. The token itself is already gone, so this can happen once. */
export async function redeemToken(
  tx: Tx,
  token: OneTimeTokenRow,
  { userAgent, at }: { userAgent: string | undefined; at: Date },
): Promise<Result<Redeemed, AuthError>> {
  const user = await lockUser(tx, token.user_id);
  if (!user) return fail(authErrors.linkExpired);
  if (isBanned(user, at)) return fail(authErrors.banned);
  switch (token.purpose) {
    case 'confirmation':
    case 'recovery':
    case 'magiclink':
      if (token.relates_to !== user.email) return fail(authErrors.linkExpired);
      await confirmEmail(tx, user, token.relates_to, at);
      break;
    case 'email_change_current':
    case 'email_change_new': {
      const change = await countConfirmation(tx, user, at);
      if (!change.ok) return change;
      if (change.value === 'first-half') return ok({ kind: 'first-half' });
    }
  }
  return ok({ kind: 'session', live: await openSession(tx, { userId: user.id, method: 'otp', userAgent, at }) });
}

async function countConfirmation(
  tx: Tx,
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
  await deleteOneTimeTokensOf(tx, user.id);
  return ok('complete');
}
