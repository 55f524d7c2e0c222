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
import { type CountedGuess, countCallAndGuess, forgiveGuess, type Guesser, overVisitorLimit } from './limits.ts';
import { type LiveSession, openSessionOf } from './open-session.ts';
import { readBody } from './read-body.ts';
import { sessionResponse } from './session-response.ts';
import { changeUser, findUser, findUserByEmail, lockUser } from './users.sql.ts';

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
  if (!candidate || !guess || candidate.password_hash === null) {
    await isRight;
    return fail(authErrors.invalidCredentials);
  }
  const at = now();
  const passwordHash = candidate.password_hash;
  const signIn = { userId: candidate.id, method: 'password', userAgent, at } as const;
  // Built while the hash is made. Who is banned or not confirmed hears so only with the right password.
  const opened = await db.asAppOnce(
    isRight,
    (tx) => Promise.all([openSessionOf(tx, signIn, { passwordHash, at }), forgiveGuess(tx, services, guess)]),
    'soon',
  );
  if (!opened) return fail(authErrors.invalidCredentials);
  const [live] = opened;
  if (!live) return fail(await whyNot(db, { id: candidate.id, passwordHash, at }));
  if (passwords.isOutdated(passwordHash)) await renewHash(services, live.user, password);
  return ok(live);
}

/** Why a right password opened nothing: the account is closed, or it changed while the password was hashed. */
async function whyNot(
  db: AuthServices['db'],
  { id, passwordHash, at }: { id: string; passwordHash: string; at: Date },
): Promise<AuthError> {
  const user = await db.asApp((tx) => findUser(tx, id));
  if (user?.password_hash !== passwordHash) return authErrors.invalidCredentials;
  return isBanned(user, at) ? authErrors.bannedAtSignIn : authErrors.emailNotConfirmed;
}

/** A hash of today's cost in the place of an older one, unless the password is another by now. */
async function renewHash({ db, passwords, now }: AuthServices, user: UserRow, password: string): Promise<void> {
  const newHash = await passwords.hash(password);
  await db.asApp(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (locked?.password_hash === user.password_hash) {
      await changeUser(tx, user.id, { password_hash: newHash }, now());
    }
  });
}
