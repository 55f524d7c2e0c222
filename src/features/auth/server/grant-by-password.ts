import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { PASSWORD_MAX_BYTES, utf8Length } from '../domain/password-rules.ts';
import { PasswordGrantBody } from '../domain/request-bodies.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { errorResponse } from './error-response.ts';
import type { SessionRow, UserRow } from './identity-tables.sql.ts';
import { type CountedGuess, countCallAndGuess, forgiveGuess, type Guesser, overVisitorLimit } from './limits.ts';
import { type LiveSession, newSession, storeSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { type AccessToken, signAccessToken } from './session-json.ts';
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
    if (!signedIn.ok) return errorResponse(c, signedIn.reason);
    const { live, signed } = signedIn.value;
    return sessionResponse(c, services, live, { signed });
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
): Promise<Result<{ live: LiveSession; signed: AccessToken | undefined }, AuthError>> {
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
  const session = newSession({ userId: candidate.id, method: 'password', userAgent, at });
  const unchanged = { passwordHash, at };
  // Built while the hash is made. Who is banned or not confirmed hears so only with the right password.
  const opening = db.asAppOnce(
    isRight,
    (tx) =>
      Promise.all([storeSession(tx, session, { isByProvider: false, unchanged }), forgiveGuess(tx, services, guess)]),
    'soon',
  );
  const [opened, signed] = await Promise.all([opening, signMeanwhile(services, isRight, { user: candidate, session })]);
  if (!opened) return fail(authErrors.invalidCredentials);
  const [live] = opened;
  if (!live) return fail(await whyNot(db, { id: candidate.id, ...unchanged }));
  if (passwords.isOutdated(passwordHash)) await renewHash(services, live.user, password);
  return ok({ live, signed });
}

/** The access token of a session that is on its way to the database; for a right password alone. */
async function signMeanwhile(
  services: AuthServices,
  isRight: Promise<boolean>,
  owner: { user: UserRow; session: SessionRow },
): Promise<AccessToken | undefined> {
  if (!(await isRight)) return undefined;
  // Not before the statements have left.
  await nextTurn();
  return signAccessToken(services, owner);
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
