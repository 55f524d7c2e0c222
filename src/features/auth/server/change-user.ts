import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { ChangeUserBody } from '../domain/request-bodies.ts';
import { findMetadataFault, mergeMetadata, ownMetadata } from '../domain/user-metadata.ts';
import { type AuthError, authErrors, emailError, metadataError, passwordError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { type Actor, asBearer, lacksSecondFactor } from './bearer.ts';
import { listCredentials } from './credentials.sql.ts';
import { errorResponse } from './error-response.ts';
import { findNewPasswordFault } from './find-new-password-fault.ts';
import type { Metadata, UserRow } from './identity-tables.sql.ts';
import { overLimit, overMailLimit } from './limits.ts';
import type { MailRequest } from './mail-request.ts';
import { type CodeChallenge, checkPkceParameters } from './pkce-parameters.ts';
import { proveByCurrentPassword, refuseStaleSession } from './prove-password-change.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { replacePassword } from './replace-password.ts';
import { sendEmailChange } from './send-email-change.ts';
import { type UserJson, userJson } from './user-json.ts';
import { changeUser as changeUserRow, findUserByEmail, lockUser } from './users.sql.ts';

interface Wish {
  email: string | undefined;
  passwordHash: string | undefined;
  /** True when the current password came along. */
  isProven: boolean;
  nonce: string;
  data: Metadata;
  mail: MailRequest;
}

/** PUT /user. All of the request happens, or none of it. */
export const changeUser =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const actor = await asBearer(c, services, async (_, found) => found);
    if (!actor.ok) return errorResponse(c, actor.reason);
    const body = await readBody(c, ChangeUserBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const refusal = await overLimit(c, services, 'change-user');
    if (refusal) return errorResponse(c, refusal);
    const checked = checkWish(body.value);
    if (!checked.ok) return errorResponse(c, checked.reason);
    const { password, current_password, nonce, data } = body.value;
    const proven = await proveByCurrentPassword(c, services, actor.value, current_password);
    if (!proven.ok) return errorResponse(c, proven.reason);
    const passwordHash = await hashNewPassword(services, actor.value, password);
    if (!passwordHash.ok) return errorResponse(c, passwordHash.reason);
    const redirectTo = redirectTarget(services, c.req.query('redirect_to'));
    const wish: Wish = {
      email: checked.value.email,
      passwordHash: passwordHash.value,
      isProven: proven.value,
      nonce,
      data,
      mail: { redirectTo, challenge: checked.value.challenge, at: services.now() },
    };
    // The session is looked at once more, because hashing took its time.
    const changed = await asBearer(c, services, (tx, current) => applyWish(tx, services, current, wish));
    if (!changed.ok) return errorResponse(c, changed.reason);
    return changed.value.ok ? c.json(changed.value.value) : errorResponse(c, changed.value.reason);
  };

/** What can be refused without looking at the account; the new address, if there is one. */
function checkWish(
  body: ChangeUserBody,
): Result<{ email: string | undefined; challenge: CodeChallenge | undefined }, AuthError> {
  if (body.app_metadata !== undefined && body.app_metadata !== null) return fail(authErrors.notAdmin);
  if (body.phone !== '') return fail(authErrors.phoneChangeDisabled);
  const pkce = checkPkceParameters(body.code_challenge, body.code_challenge_method);
  if (!pkce.ok) return pkce;
  if (!body.email) return ok({ email: undefined, challenge: pkce.value });
  const email = parseEmailAddress(body.email);
  return email.ok ? ok({ email: email.value, challenge: pkce.value }) : fail(emailError(email.reason));
}

async function hashNewPassword(
  { passwords }: AuthServices,
  { user }: Actor,
  password: string | undefined,
): Promise<Result<string | undefined, AuthError>> {
  if (password === undefined) return ok(undefined);
  const fault = await findNewPasswordFault(password);
  if (fault) return fail(passwordError(fault === 'missing' ? 'too-short' : fault));
  if (user.password_hash !== null && (await passwords.verify(password, user.password_hash))) {
    return fail(authErrors.samePassword);
  }
  return ok(await passwords.hash(password));
}

async function applyWish(
  tx: Tx,
  services: AuthServices,
  actor: Actor,
  wish: Wish,
): Promise<Result<UserJson, AuthError>> {
  const user = await lockUser(tx, actor.user.id);
  if (!user) return fail(authErrors.userNotFound);
  const { passwordHash, data, mail } = wish;
  const metadata = mergeMetadata(user.user_metadata, data);
  const metadataFault = findMetadataFault(ownMetadata(metadata));
  if (metadataFault) return fail(metadataError(metadataFault));
  const newEmail = wish.email === user.email ? undefined : wish.email;
  const refusal = await refuseWish(tx, services, { actor, user }, { ...wish, email: newEmail });
  if (refusal) return fail(refusal);

  let changed = await changeUserRow(tx, user.id, { user_metadata: metadata }, mail.at);
  if (passwordHash !== undefined) {
    changed = await replacePassword(tx, services, changed, {
      passwordHash,
      keptSessionId: actor.sessionId,
      at: mail.at,
    });
  }
  if (newEmail !== undefined) changed = await sendEmailChange(tx, services, changed, { newEmail, ...mail });
  return ok(userJson(changed, await listCredentials(tx, user.id)));
}

/** What only the account can tell; `email` is set when it would change. */
async function refuseWish(
  tx: Tx,
  services: AuthServices,
  { actor, user }: { actor: Actor; user: UserRow },
  { email, passwordHash, isProven, nonce, mail }: Wish,
): Promise<AuthError | undefined> {
  const isGuarded = email !== undefined || passwordHash !== undefined;
  if (isGuarded && (await lacksSecondFactor(tx, actor))) return authErrors.aal2ToChangeUser;
  if (email !== undefined && (await findUserByEmail(tx, email))) return authErrors.emailExists;
  if (passwordHash !== undefined && !isProven) {
    const refusal = await refuseStaleSession(tx, actor, user, { nonce, at: mail.at });
    if (refusal) return refusal;
  }
  return email === undefined
    ? undefined
    : overMailLimit(tx, services, { kind: 'email_change', to: user.email ?? email });
}
