import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { SignUpBody } from '../domain/request-bodies.ts';
import { findMetadataFault, mergeMetadata } from '../domain/user-metadata.ts';
import { type AuthError, authErrors, emailError, metadataError, passwordError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { confirmEmail } from './confirm-email.ts';
import { listCredentials } from './credentials.sql.ts';
import { errorResponse } from './error-response.ts';
import { atEvenPace } from './even-pace.ts';
import { findNewPasswordFault } from './find-new-password-fault.ts';
import { forgetClaims } from './forget-claims.ts';
import type { Metadata, UserRow } from './identity-tables.sql.ts';
import { overLimit } from './limits.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { type CodeChallenge, checkPkceParameters } from './pkce-parameters.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sessionResponse } from './session-response.ts';
import { type TypedPassword, typedPassword } from './typed-password.ts';
import { pretendedUserJson, type UserJson, userJson } from './user-json.ts';
import { changeUser, insertUser, lockUserByEmail } from './users.sql.ts';

interface NewAccount {
  email: string;
  password: string;
  data: Metadata;
  challenge: CodeChallenge | undefined;
}

interface Registration {
  id: string;
  email: string;
  password: TypedPassword;
  metadata: Metadata;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  userAgent: string | undefined;
  at: Date;
}

type Registered = Result<{ session: LiveSession } | { user: UserJson }, AuthError>;

/** POST /signup */
export const signUp =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, SignUpBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const account = await checkNewAccount(body.value);
    if (!account.ok) return errorResponse(c, account.reason);
    const { email, password, data, challenge } = account.value;
    const mail = services.mailAutoconfirm ? undefined : ({ kind: 'confirmation', to: email } as const);
    const refusal = await overLimit(c, services, 'sign-up', mail);
    if (refusal) return errorResponse(c, refusal);
    const id = randomUUID();
    const registration: Registration = {
      id,
      email,
      password: await typedPassword(services, email, password),
      metadata: { ...data, sub: id, email, email_verified: false, phone_verified: false },
      redirectTo: redirectTarget(services, c.req.query('redirect_to')),
      challenge,
      userAgent: c.req.header('user-agent'),
      at: services.now(),
    };
    const registering = services.db.asApp((tx) => register(tx, services, registration));
    const registered = await (services.mailAutoconfirm ? registering : atEvenPace(registering));
    if (!registered.ok) return errorResponse(c, registered.reason);
    return 'session' in registered.value
      ? sessionResponse(c, services, registered.value.session)
      : c.json(registered.value.user);
  };

/** In the order of WIRE 3. */
async function checkNewAccount(body: SignUpBody): Promise<Result<NewAccount, AuthError>> {
  if (body.email === '' && body.phone === '') return fail(authErrors.anonymousDisabled);
  const passwordFault = await findNewPasswordFault(body.password);
  if (passwordFault) return fail(passwordError(passwordFault));
  const pkce = checkPkceParameters(body.code_challenge, body.code_challenge_method);
  if (!pkce.ok) return pkce;
  if (body.email === '') return fail(authErrors.phoneSignUpDisabled);
  const email = parseEmailAddress(body.email);
  if (!email.ok) return fail(emailError(email.reason));
  const data = mergeMetadata({}, body.data);
  const metadataFault = findMetadataFault(data);
  if (metadataFault) return fail(metadataError(metadataFault));
  return ok({ email: email.value, password: body.password, data, challenge: pkce.value });
}

async function register(tx: Tx, services: AuthServices, registration: Registration): Promise<Registered> {
  const { password } = registration;
  const inserted =
    password.kind === 'other' ? undefined : await insertUser(tx, { ...registration, passwordHash: password.hash });
  const user = inserted ?? (await lockUserByEmail(tx, registration.email));
  // Only when the account was deleted between two statements.
  if (!user) return fail(authErrors.conflict);
  if (services.mailAutoconfirm) return registerAtOnce(tx, user, registration);
  return registerByMail(tx, services, inserted ?? (await keepIfSame(tx, user, registration)), registration);
}

/**
 * Two sign-ups for one unproven address with different passwords: one of them may be a stranger's, and its owner cannot
 * tell the two mails apart. So neither counts; the mail still opens the account, and a new password is set from there.
 */
async function keepIfSame(tx: Tx, user: UserRow, { password, at }: Registration): Promise<UserRow> {
  const isSame = password.kind !== 'other' && password.hash === user.password_hash;
  return user.email_confirmed_at || isSame ? user : forgetClaims(tx, user, at);
}

/** An account that was never confirmed is nobody's yet, so what was typed for it before counts for nothing. */
async function registerAtOnce(tx: Tx, user: UserRow, registration: Registration): Promise<Registered> {
  if (user.email_confirmed_at) return fail(authErrors.alreadyRegistered);
  const { email, password, metadata, userAgent, at } = registration;
  if (password.kind === 'other') return fail(authErrors.conflict);
  const changes = { password_hash: password.hash, user_metadata: { ...metadata, sub: user.id } };
  const renewed = await changeUser(tx, user.id, changes, at);
  await confirmEmail(tx, renewed, email, at);
  return ok({ session: await openSession(tx, { userId: user.id, method: 'password', userAgent, at }) });
}

async function registerByMail(
  tx: Tx,
  services: AuthServices,
  user: UserRow,
  { id, email, metadata, redirectTo, challenge, at }: Registration,
): Promise<Registered> {
  if (user.email_confirmed_at) return ok({ user: pretendedUserJson(id, email, metadata, at) });
  const mailed = await sendConfirmation(tx, services, { userId: user.id, email, redirectTo, challenge, at });
  return ok({ user: userJson(mailed, await listCredentials(tx, user.id)) });
}
