import type { Context } from 'hono';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { PASSWORD_MAX_BYTES, utf8Length } from '../domain/password-rules.ts';
import { PasswordGrantBody } from '../domain/request-bodies.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { sessionResponse } from './session-response.ts';
import { findUserByEmail, lockUser } from './users.sql.ts';

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
    const signedIn = await signIn(services, { email, password, userAgent: c.req.header('user-agent') });
    return signedIn.ok ? sessionResponse(c, services, signedIn.value) : errorResponse(c, signedIn.reason);
  };

async function signIn(
  { db, passwords, now }: AuthServices,
  { email, password, userAgent }: { email: string; password: string; userAgent: string | undefined },
): Promise<Result<LiveSession, AuthError>> {
  // No stored password is longer, whoever's it is, so this tells nothing.
  if (utf8Length(password) > PASSWORD_MAX_BYTES) return fail(authErrors.invalidCredentials);
  const address = parseEmailAddress(email);
  const candidate = address.ok ? await db.asApp((tx) => findUserByEmail(tx, address.value)) : undefined;
  if (!(await passwords.verify(password, candidate?.password_hash)) || !candidate) {
    return fail(authErrors.invalidCredentials);
  }
  const at = now();
  return db.asApp(async (tx) => {
    const user = await lockUser(tx, candidate.id);
    // The password may have been changed while we were hashing.
    if (!user || user.password_hash !== candidate.password_hash) return fail(authErrors.invalidCredentials);
    if (isBanned(user, at)) return fail(authErrors.bannedAtSignIn);
    if (!user.email_confirmed_at) return fail(authErrors.emailNotConfirmed);
    return ok(await openSession(tx, { userId: user.id, method: 'password', userAgent, at }));
  });
}
