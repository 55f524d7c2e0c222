import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { findPasswordFault } from '../domain/password-rules.ts';
import { SignUpBody } from '../domain/request-bodies.ts';
import { findMetadataFault, mergeMetadata } from '../domain/user-metadata.ts';
import { type AuthError, authErrors, emailError, metadataError, passwordError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { confirmEmail } from './confirm-email.ts';
import { errorResponse } from './error-response.ts';
import type { Metadata, UserRow } from './identity-tables.sql.ts';
import { secondsUntilNextMail } from './mail-rate.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { checkPkceParameters } from './pkce-parameters.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sessionResponse } from './session-response.ts';
import { pretendedUserJson, type UserJson, userJson } from './user-json.ts';
import { changeUser, insertUser, listIdentities, lockUserByEmail } from './users.sql.ts';

interface NewAccount {
  email: string;
  password: string;
  data: Metadata;
}

interface Registration {
  id: string;
  email: string;
  passwordHash: string;
  metadata: Metadata;
  redirectTo: string;
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
    const account = checkNewAccount(body.value);
    if (!account.ok) return errorResponse(c, account.reason);
    const { email, password, data } = account.value;
    const id = randomUUID();
    const registration: Registration = {
      id,
      email,
      // Before the transaction and for every address alike: hashing is slow, and its absence would tell who has an account.
      passwordHash: await services.passwords.hash(password),
      metadata: { ...data, sub: id, email, email_verified: false, phone_verified: false },
      redirectTo: redirectTarget(services.publicUrl, c.req.query('redirect_to')),
      userAgent: c.req.header('user-agent'),
      at: services.now(),
    };
    const registered = await services.db.asApp((tx) => register(tx, services, registration));
    if (!registered.ok) return errorResponse(c, registered.reason);
    return 'session' in registered.value
      ? sessionResponse(c, services, registered.value.session)
      : c.json(registered.value.user);
  };

/** In the order of WIRE 3. */
function checkNewAccount(body: SignUpBody): Result<NewAccount, AuthError> {
  if (body.email === '' && body.phone === '') return fail(authErrors.anonymousDisabled);
  const passwordFault = findPasswordFault(body.password);
  if (passwordFault) return fail(passwordError(passwordFault));
  const pkce = checkPkceParameters(body.code_challenge, body.code_challenge_method);
  if (!pkce.ok) return pkce;
  if (body.email === '') return fail(authErrors.phoneSignUpDisabled);
  const email = parseEmailAddress(body.email);
  if (!email.ok) return fail(emailError(email.reason));
  const data = mergeMetadata({}, body.data);
  const metadataFault = findMetadataFault(data);
  if (metadataFault) return fail(metadataError(metadataFault));
  return ok({ email: email.value, password: body.password, data });
}

async function register(tx: Tx, services: AuthServices, registration: Registration): Promise<Registered> {
  const inserted = await insertUser(tx, registration);
  const user = inserted ?? (await lockUserByEmail(tx, registration.email));
  // Only when the account was deleted between the two statements.
  if (!user) return fail(authErrors.conflict);
  return services.mailAutoconfirm
    ? registerAtOnce(tx, user, registration)
    : registerByMail(tx, services, user, registration);
}

/** An account that was never confirmed is nobody's yet, so what was typed for it before counts for nothing. */
async function registerAtOnce(tx: Tx, user: UserRow, registration: Registration): Promise<Registered> {
  if (user.email_confirmed_at) return fail(authErrors.alreadyRegistered);
  const { email, passwordHash, metadata, userAgent, at } = registration;
  const changes = { password_hash: passwordHash, user_metadata: { ...metadata, sub: user.id } };
  const renewed = await changeUser(tx, user.id, changes, at);
  await confirmEmail(tx, renewed, email, at);
  return ok({ session: await openSession(tx, { userId: user.id, method: 'password', userAgent, at }) });
}

async function registerByMail(
  tx: Tx,
  services: AuthServices,
  user: UserRow,
  { id, email, metadata, redirectTo, at }: Registration,
): Promise<Registered> {
  if (user.email_confirmed_at) return ok({ user: pretendedUserJson(id, email, metadata, at) });
  const seconds = secondsUntilNextMail(user.confirmation_sent_at, at);
  if (seconds > 0) return fail(authErrors.mailTooSoon(seconds));
  const mailed = await sendConfirmation(tx, services, { userId: user.id, email, redirectTo, at });
  return ok({ user: userJson(mailed, await listIdentities(tx, user.id)) });
}
