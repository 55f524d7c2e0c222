import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { actionMail } from './action-mail.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { type Actor, asBearer, lacksSecondFactor, UUID } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { deleteIdentity as deleteIdentityRow } from './identities.sql.ts';
import type { IdentityRow, UserRow } from './identity-tables.sql.ts';
import { keepProviders } from './keep-providers.ts';
import { overLimit } from './limits.ts';
import { changeUser, findUserByEmail, listIdentities, lockUser, type UserChanges } from './users.sql.ts';
import { voidPendingSignIns } from './void-pending-sign-ins.ts';

/** DELETE /user/identities/{identity_id}: the account can no longer be opened that way. One way always stays. */
export const deleteIdentity =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const refusal = await overLimit(c, services, 'change-user');
    if (refusal) return errorResponse(c, refusal);
    const identityId = c.req.param('identityId') ?? '';
    const done = await asBearer(c, services, (tx, actor) => unlink(tx, services, actor, identityId.toLowerCase()));
    if (!done.ok) return errorResponse(c, done.reason);
    return done.value.ok ? c.json({}) : errorResponse(c, done.value.reason);
  };

async function unlink(
  tx: Tx,
  { publicUrl, sendMail, now }: AuthServices,
  actor: Actor,
  identityId: string,
): Promise<Result<undefined, AuthError>> {
  if (!UUID.test(identityId)) return fail(authErrors.identityNotUuid);
  if (await lacksSecondFactor(tx, actor)) return fail(authErrors.aal2ToChangeIdentities);
  const at = now();
  const userId = actor.user.id;
  const user = await lockUser(tx, userId);
  if (!user) return fail(authErrors.userNotFound);
  const identities = await listIdentities(tx, userId);
  if (identities.length < 2) return fail(authErrors.lastIdentity);
  const leaving = identities.find((identity) => identity.identity_id === identityId);
  if (!leaving) return fail(authErrors.identityNotFound);
  const address = await addressWithout(tx, user, identities, leaving);
  if (!address.ok) return address;

  await deleteIdentityRow(tx, identityId);
  const password = leaving.provider === 'email' ? { password_hash: null } : {};
  const changed = await changeUser(tx, userId, { ...address.value, ...password }, at);
  await keepProviders(tx, changed, at);
  // A mail to an address that the account has left must not open it.
  if (changed.email !== user.email) await voidPendingSignIns(tx, userId);
  if (leaving.provider === 'google' && user.email !== null) {
    await sendMail(tx, actionMail(publicUrl, user.email, { kind: 'google-unlinked', at }));
  }
  return ok(undefined);
}

/** The account keeps its address while an identity that stays has it; otherwise it gets a verified one of those. */
async function addressWithout(
  tx: Tx,
  user: UserRow,
  identities: readonly IdentityRow[],
  leaving: IdentityRow,
): Promise<Result<UserChanges, AuthError>> {
  const staying = identities.filter((identity) => identity !== leaving);
  if (leaving.email !== user.email || staying.some(({ email }) => email === user.email)) return ok({});
  const next = staying.find(({ email, identity_data }) => email !== null && identity_data.email_verified === true);
  if (!next?.email) return ok({ email: null, email_confirmed_at: null });
  if (await findUserByEmail(tx, next.email)) return fail(authErrors.identityMailTaken);
  return ok({ email: next.email, user_metadata: { ...user.user_metadata, email: next.email } });
}
