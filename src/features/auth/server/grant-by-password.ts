import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { PASSWORD_MAX_BYTES, utf8Length } from '../domain/password-rules.ts';
import { PasswordGrantBody } from '../domain/request-bodies.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { isBanned } from './bearer.ts';
import { type Credentials, listCredentials } from './credentials.sql.ts';
import { errorResponse } from './error-response.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { type CountedGuess, countCallAndGuess, forgiveGuess, type Guesser, overVisitorLimit } from './limits.ts';
import { type LiveSession, newSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { type SessionJson, sessionJson, signTokens } from './session-json.ts';
import { sessionResponse } from './session-response.ts';
import { insertSession, noteSignIn } from './sessions.sql.ts';
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
    const { live, json } = signedIn.value;
    return sessionResponse(c, services, live, { json });
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
  /** The hash is being made: settled before `isRight`, and rejected with it. */
  begun: Promise<void>;
  credentials?: Credentials;
}

type SignedIn = { live: LiveSession; json: SessionJson };

async function signIn(services: AuthServices, attempt: Attempt): Promise<Result<SignedIn, AuthError>> {
  const { db, passwords, now } = services;
  // No stored password is longer, whoever's it is, so this tells nothing.
  if (utf8Length(attempt.password) > PASSWORD_MAX_BYTES) return fail(authErrors.invalidCredentials);
  const found = await db.asApp((tx) => countAndFind(tx, services, attempt), 'soon');
  if (!found.ok) return found;
  const { candidate, guess, isRight, begun, credentials } = found.value;
  if (!candidate || !guess || !credentials || candidate.password_hash === null) {
    await isRight;
    return fail(authErrors.invalidCredentials);
  }
  const at = now();
  const passwordHash = candidate.password_hash;
  const session = newSession({ userId: candidate.id, method: 'password', userAgent: attempt.userAgent, at });
  const unchanged = { passwordHash, at };
  // Whoever waits for a hash keeps no connection.
  await begun;
  // All that can be done while the hash is made is: for a wrong password nothing of it is kept, or leaves.
  const signed = await signTokens(services, { user: candidate, session });
  // While the commit is on its way.
  const answerFor = async (user: UserRow): Promise<SignedIn> => {
    const live = { user, session, ...notedAt(credentials, at) };
    return { live, json: await sessionJson(services, live, signed) };
  };
  // Who is banned or not confirmed hears so only with the right password.
  const opened = await db.asAppIf(
    isRight,
    {
      ahead: (tx) => insertSession(tx, session),
      atLast: async (tx) => {
        const user = await noteSignIn(tx, session, { isByProvider: false, unchanged });
        return { signedIn: user && (await answerFor(user)) };
      },
    },
    'soon',
  );
  if (!opened) return fail(authErrors.invalidCredentials);
  forgiveBehind(services, guess);
  const { signedIn } = opened;
  if (!signedIn) return fail(await whyNot(db, { id: candidate.id, ...unchanged }));
  if (passwords.isOutdated(passwordHash)) await renewHash(services, signedIn.live.user, attempt.password);
  return ok(signedIn);
}

/**
 * Counts the attempt, looks the account up and begins to hash: also for nobody, so that work and answers are the same.
 * What else an answer tells of an account is read while the hash is made, and so is the commit.
 */
async function countAndFind(
  tx: Tx,
  services: AuthServices,
  { email, password, visitor }: Attempt,
): Promise<Result<Found, AuthError>> {
  const hashWith = (candidate?: UserRow) => {
    const { promise: begun, resolve, reject } = Promise.withResolvers<void>();
    const isRight = services.passwords.verify(password, candidate?.password_hash, resolve);
    isRight.catch(reject);
    // Where the commit fails, nobody asks for it any more.
    begun.catch(() => undefined);
    return { isRight, begun };
  };
  const address = parseEmailAddress(email);
  if (!address.ok) {
    const refusal = await overVisitorLimit(tx, services, 'sign-in', visitor);
    return refusal ? fail(refusal) : ok(hashWith());
  }
  const guesser: Guesser = { guess: 'password', visitor, account: address.value };
  const [guess, candidate] = await Promise.all([
    countCallAndGuess(tx, services, 'sign-in', guesser),
    findUserByEmail(tx, address.value),
  ]);
  if (!guess.ok) return guess;
  const hashing = hashWith(candidate);
  if (!candidate) return ok({ guess: guess.value, ...hashing });
  return ok({ guess: guess.value, candidate, ...hashing, credentials: await listCredentials(tx, candidate.id) });
}

/** Credentials that were read before `noteSignIn` noted a sign-in by password at `at`. */
const notedAt = ({ identities, factors }: Credentials, at: Date): Credentials => ({
  identities: identities.map((one) => (one.provider === 'email' ? { ...one, last_sign_in_at: at } : one)),
  factors,
});

/** The guess was right. Nobody waits for this: the visitor's next attempt is the first to meet it. */
function forgiveBehind(services: AuthServices, guess: CountedGuess): void {
  setImmediate(() => {
    services.db
      .asApp((tx) => forgiveGuess(tx, services, guess), 'soon')
      .catch((error: unknown) => services.log.warn({ error: String(error) }, 'a right guess stays counted'));
  });
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
