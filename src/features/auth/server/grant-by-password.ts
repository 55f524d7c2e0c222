import type { Context } from 'hono';
import { sqlState } from '../../../platform/node/db/database-unavailable.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { PASSWORD_MAX_BYTES, utf8Length } from '../domain/password-rules.ts';
import { PasswordGrantBody } from '../domain/request-bodies.ts';
import { AccountGone } from './account-gone.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { type CountedGuess, countCallAndGuess, forgiveGuess, type Guesser, overVisitorLimit } from './limits.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { sessionResponse } from './session-response.ts';
import { changeUser, findUserByEmail } from './users.sql.ts';

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

/** The account of the address, when there is one, how the attempt was counted, and whether the password is right. */
interface Found {
  candidate?: UserRow | undefined;
  guess?: CountedGuess;
  isRight: Promise<boolean>;
}

async function signIn(
  services: AuthServices,
  { email, password, visitor, userAgent }: Attempt,
): Promise<Result<LiveSession, AuthError>> {
  const { db, passwords, now } = services;
  // No stored password is longer, whoever's it is, so this tells nothing.
  if (utf8Length(password) > PASSWORD_MAX_BYTES) return fail(authErrors.invalidCredentials);
  const address = parseEmailAddress(email);
  // Also for nobody: the work and the answers are the same. The commit is on its way while the hash is made.
  const foundWith = (parts: Omit<Found, 'isRight'>): Result<Found, AuthError> => {
    const isRight = passwords.verify(password, parts.candidate?.password_hash);
    // Where the commit fails, nobody asks for it any more.
    isRight.catch(() => undefined);
    return ok({ ...parts, isRight });
  };
  const found = await db.asApp(async (tx): Promise<Result<Found, AuthError>> => {
    if (!address.ok) {
      const refusal = await overVisitorLimit(tx, services, 'sign-in', visitor);
      return refusal ? fail(refusal) : foundWith({});
    }
    const guesser: Guesser = { guess: 'password', visitor, account: address.value };
    const [guess, candidate] = await Promise.all([
      countCallAndGuess(tx, services, 'sign-in', guesser),
      findUserByEmail(tx, address.value),
    ]);
    return guess.ok ? foundWith({ guess: guess.value, candidate }) : guess;
  }, 'soon');
  if (!found.ok) return found;
  const { candidate, guess, isRight } = found.value;
  if (!(await isRight) || !candidate || !guess) return fail(authErrors.invalidCredentials);
  const at = now();
  const refusal = refusalOf(candidate, at);
  if (refusal) {
    await db.asApp((tx) => forgiveGuess(tx, services, guess), 'soon');
    return fail(refusal);
  }
  const isOutdated = candidate.password_hash !== null && passwords.isOutdated(candidate.password_hash);
  const newHash = isOutdated ? await passwords.hash(password) : undefined;
  try {
    return await db.asApp(async (tx) => {
      const [live] = await Promise.all([
        openSession(tx, { userId: candidate.id, method: 'password', userAgent, at }),
        forgiveGuess(tx, services, guess),
      ]);
      // While we were hashing: nothing of the sign-in stays.
      if (live.user.password_hash !== candidate.password_hash) throw new AccountChanged(authErrors.invalidCredentials);
      const newRefusal = refusalOf(live.user, at);
      if (newRefusal) throw new AccountChanged(newRefusal);
      if (newHash !== undefined) await changeUser(tx, candidate.id, { password_hash: newHash }, at);
      return ok(live);
    }, 'soon');
  } catch (error) {
    if (error instanceof AccountChanged) return fail(error.answer);
    // The statements travel together: either may be heard first, that there is nobody to mark or nobody to open for.
    const isGone = error instanceof AccountGone || sqlState(error) === FOREIGN_KEY_VIOLATION;
    if (isGone) return fail(authErrors.invalidCredentials);
    throw error;
  }
}

/** SQLSTATE of a row whose owner is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

class AccountChanged extends Error {
  readonly answer: AuthError;
  constructor(answer: AuthError) {
    super('The account changed during the sign-in');
    this.answer = answer;
  }
}

function refusalOf(user: UserRow, at: Date): AuthError | undefined {
  if (isBanned(user, at)) return authErrors.bannedAtSignIn;
  return user.email_confirmed_at ? undefined : authErrors.emailNotConfirmed;
}
