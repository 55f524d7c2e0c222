import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type Actor, actionMail, lockUser } from '../../auth/server/public.ts';
import { hasRecentProof } from '../domain/recent-proof.ts';
import type { AccountFault, AccountServices } from './account-services.ts';
import { deleteEverythingOf } from './delete-account.sql.ts';

const OTHER_ADDRESS: AccountFault = {
  status: 400,
  code: 'email_mismatch',
  message: 'That is not the email address of this account.',
};
const PROVE_AGAIN: AccountFault = {
  status: 403,
  code: 'reauthentication_needed',
  message: 'For your safety, please sign in once more and then delete the account within ten minutes.',
};
const GONE: AccountFault = { status: 401, code: 'session_not_found', message: 'This account no longer exists.' };

/**
 * Deletes the account and everything that belongs to it, in the caller's transaction: profile, picture, trips with their
 * plans and chats, sessions, factors, codes, and what was written from or mailed to its address. What stays are counts
 * that belong to nobody. A last mail says so.
 */
export async function deleteAccount(
  tx: Tx,
  { now, publicUrl, sendMail }: AccountServices,
  { user, session }: Actor,
  typedEmail: string,
): Promise<Result<{ deleted: true }, AccountFault>> {
  const at = now();
  if (typedEmail.trim().toLowerCase() !== (user.email ?? '')) return fail(OTHER_ADDRESS);
  if (!hasRecentProof(session.amr, at.getTime())) return fail(PROVE_AGAIN);
  if (!(await lockUser(tx, user.id))) return fail(GONE);
  const confirmedEmail = user.email_confirmed_at ? user.email : null;
  await deleteEverythingOf(tx, user.id, confirmedEmail);
  if (confirmedEmail !== null) {
    await sendMail(tx, actionMail(publicUrl, confirmedEmail, { kind: 'account-deleted', at }));
  }
  return ok({ deleted: true });
}
