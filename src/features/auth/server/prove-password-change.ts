import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import type { Actor } from './bearer.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { countGuess, forgiveGuess } from './limits.ts';
import { spendCode } from './one-time-token.ts';

/** A session that is older must prove again who is there before the password changes (WIRE 3). */
const FRESH_MS = 24 * 3_600_000;

/** Whether the current password was given and is right; a wrong one is refused and counts as a guess. */
export async function proveByCurrentPassword(
  c: Context,
  services: AuthServices,
  { user }: Actor,
  currentPassword: string,
): Promise<Result<boolean, AuthError>> {
  if (currentPassword === '' || user.password_hash === null) return ok(false);
  const { db, passwords, clientKey } = services;
  const guesser = { guess: 'password', visitor: clientKey(c), account: user.email ?? user.id } as const;
  const guess = await db.asApp((tx) => countGuess(tx, services, guesser));
  if (!guess.ok) return guess;
  if (!(await passwords.verify(currentPassword, user.password_hash))) return fail(authErrors.currentPasswordInvalid);
  await db.asApp((tx) => forgiveGuess(tx, services, guess.value));
  return ok(true);
}

/** Undefined when this session may change the password: it is fresh, or its owner has just read the mailbox. */
export async function refuseStaleSession(
  tx: Tx,
  { session }: Actor,
  user: UserRow,
  { nonce, at }: { nonce: string; at: Date },
): Promise<AuthError | undefined> {
  if (at.getTime() - session.created_at.getTime() < FRESH_MS) return undefined;
  if (nonce === '') return authErrors.reauthenticationNeeded;
  if (user.email === null) return authErrors.reauthenticationInvalid;
  const spent = await spendCode(tx, { address: user.email, code: nonce.trim() }, ['reauthentication'], at);
  return spent?.user_id === user.id ? undefined : authErrors.reauthenticationInvalid;
}
