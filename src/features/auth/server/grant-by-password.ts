import type { Context } from 'hono';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { PASSWORD_MAX_BYTES, utf8Length } from '../domain/password-rules.ts';
import { PasswordGrantBody } from '../domain/request-bodies.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { type CountedGuess, countGuess, forgiveGuess, overVisitorLimit } from './limits.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { sessionResponse } from './session-response.ts';
import { changeUser, findUserByEmail, lockUser } from './users.sql.ts';

/** POST /token?grant_type=password. Unknown address, wrong password and no password at all are one answer. */
export const grantByPassword =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, PasswordGrantBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const { email, phone, password } = body.value;
    if (email === '' && phone === '') return errorResponse(c, authErrors.invalid('missing email or phone'));
    if (email === '') return errorResponse(c, authErrors.phoneDisabled);
    if (phone !== '') {
      const message = 'Only an email address or phone number should be provided on login.';
      return errorResponse(c, authErrors.invalid(message));
    }
    const attempt = { email, password, visitor: services.clientKey(c), userAgent: c.req.header('user-agent') };
    const signedIn = await signIn(services, attempt);
    return signedIn.ok ? sessionResponse(c, services, signedIn.value) : errorResponse(c, signedIn.reason);
  };

interface Attempt {
  email: string;
  password: string;
  visitor: string;
  userAgent: string | undefined;
}

/** The account of the address, when there is one, and how the attempt was counted. */
interface Found {
  candidate?: UserRow | undefined;
  guess?: CountedGuess;
}

async function signIn(
  services: AuthServices,
  { email, password, visitor, userAgent }: Attempt,
): Promise<Result<LiveSession, AuthError>> {
  const { db, passwords, now } = services;
  // No stored password is longer, whoever's it is, so this tells nothing.
  if (utf8Length(password) > PASSWORD_MAX_BYTES) return fail(authErrors.invalidCredentials);
  const address = parseEmailAddress(email);
  // The limits, known account or not: the work and the answers are the same for both.
  const found = await db.asApp(async (tx): Promise<Result<Found, AuthError>> => {
    const ofVisitor = overVisitorLimit(tx, services, 'sign-in', visitor);
    if (!address.ok) {
      const refusal = await ofVisitor;
      return refusal ? fail(refusal) : ok({});
    }
    const [refusal, guess, candidate] = await Promise.all([
      ofVisitor,
      countGuess(tx, services, { guess: 'password', visitor, account: address.value }),
      findUserByEmail(tx, address.value),
    ]);
    if (refusal) return fail(refusal);
    return guess.ok ? ok({ guess: guess.value, candidate }) : guess;
  }, 'soon');
  if (!found.ok) return found;
  const { candidate, guess } = found.value;
  if (!(await passwords.verify(password, candidate?.password_hash)) || !candidate || !guess) {
    return fail(authErrors.invalidCredentials);
  }
  const isOutdated = candidate.password_hash !== null && passwords.isOutdated(candidate.password_hash);
  const newHash = isOutdated ? await passwords.hash(password) : undefined;
  const at = now();
  return db.asApp(async (tx) => {
    const user = await lockUser(tx, candidate.id);
    // The password may have been changed while we were hashing.
    if (!user || user.password_hash !== candidate.password_hash) return fail(authErrors.invalidCredentials);
    const forgiven = forgiveGuess(tx, services, guess);
    const refusal = refusalOf(user, at);
    if (refusal) {
      await forgiven;
      return fail(refusal);
    }
    const changed = newHash !== undefined && changeUser(tx, user.id, { password_hash: newHash }, at);
    const opened = openSession(tx, { userId: user.id, method: 'password', userAgent, at });
    const [live] = await Promise.all([opened, forgiven, changed]);
    return ok(live);
  }, 'soon');
}

function refusalOf(user: UserRow, at: Date): AuthError | undefined {
  if (isBanned(user, at)) return authErrors.bannedAtSignIn;
  return user.email_confirmed_at ? undefined : authErrors.emailNotConfirmed;
}
