import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { findPasswordFault } from '../domain/password-rules.ts';
import { ChangeUserBody } from '../domain/request-bodies.ts';
import { findMetadataFault, mergeMetadata, ownMetadata } from '../domain/user-metadata.ts';
import { type AuthError, authErrors, emailError, metadataError, passwordError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { type Actor, asBearer } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import type { Metadata } from './identity-tables.sql.ts';
import { secondsUntilNextMail } from './mail-rate.ts';
import { deleteOneTimeTokensOf } from './one-time-tokens.sql.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendEmailChange } from './send-email-change.ts';
import { deleteSessionsOf } from './sessions.sql.ts';
import { type UserJson, userJson } from './user-json.ts';
import { changeUser as changeUserRow, findUserByEmail, listIdentities, lockUser } from './users.sql.ts';

interface Wish {
  email: string | undefined;
  passwordHash: string | undefined;
  data: Metadata;
  redirectTo: string;
  at: Date;
}

/** PUT /user. All of the request happens, or none of it. */
export const changeUser =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const actor = await asBearer(c, services, async (_, found) => found);
    if (!actor.ok) return errorResponse(c, actor.reason);
    const body = await readBody(c, ChangeUserBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const email = checkWish(body.value);
    if (!email.ok) return errorResponse(c, email.reason);
    const passwordHash = await hashNewPassword(services, actor.value, body.value.password);
    if (!passwordHash.ok) return errorResponse(c, passwordHash.reason);
    const wish: Wish = {
      email: email.value,
      passwordHash: passwordHash.value,
      data: body.value.data,
      redirectTo: redirectTarget(services.publicUrl, c.req.query('redirect_to')),
      at: services.now(),
    };
    // The session is looked at once more, because hashing took its time.
    const changed = await asBearer(c, services, (tx, current) => applyWish(tx, services, current, wish));
    if (!changed.ok) return errorResponse(c, changed.reason);
    return changed.value.ok ? c.json(changed.value.value) : errorResponse(c, changed.value.reason);
  };

/** What can be refused without looking at the account; the new address, if there is one. */
function checkWish(body: ChangeUserBody): Result<string | undefined, AuthError> {
  if (body.app_metadata !== undefined && body.app_metadata !== null) return fail(authErrors.notAdmin);
  if (body.phone !== '') return fail(authErrors.phoneChangeDisabled);
  if (!body.email) return ok(undefined);
  const email = parseEmailAddress(body.email);
  return email.ok ? email : fail(emailError(email.reason));
}

async function hashNewPassword(
  { passwords }: AuthServices,
  { user }: Actor,
  password: string | undefined,
): Promise<Result<string | undefined, AuthError>> {
  if (password === undefined) return ok(undefined);
  const fault = findPasswordFault(password);
  if (fault) return fail(passwordError(fault === 'missing' ? 'too-short' : fault));
  if (user.password_hash !== null && (await passwords.verify(password, user.password_hash))) {
    return fail(authErrors.samePassword);
  }
  return ok(await passwords.hash(password));
}

async function applyWish(
  tx: Tx,
  services: AuthServices,
  { sessionId, user: { id } }: Actor,
  { email, passwordHash, data, redirectTo, at }: Wish,
): Promise<Result<UserJson, AuthError>> {
  const user = await lockUser(tx, id);
  if (!user) return fail(authErrors.userNotFound);
  const metadata = mergeMetadata(user.user_metadata, data);
  const metadataFault = findMetadataFault(ownMetadata(metadata));
  if (metadataFault) return fail(metadataError(metadataFault));
  const newEmail = email === user.email ? undefined : email;
  if (newEmail !== undefined) {
    if (await findUserByEmail(tx, newEmail)) return fail(authErrors.emailExists);
    const seconds = secondsUntilNextMail(user.email_change_sent_at, at);
    if (seconds > 0) return fail(authErrors.mailTooSoon(seconds));
  }

  if (passwordHash !== undefined) {
    await deleteSessionsOf(tx, id, sessionId);
    await deleteOneTimeTokensOf(tx, id);
  }
  const changes = { user_metadata: metadata, ...(passwordHash === undefined ? {} : { password_hash: passwordHash }) };
  const changed = await changeUserRow(tx, id, changes, at);
  const current =
    newEmail === undefined ? changed : await sendEmailChange(tx, services, changed, { newEmail, redirectTo, at });
  return ok(userJson(current, await listIdentities(tx, id)));
}
