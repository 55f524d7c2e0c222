import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_COUNT,
  type RecoveryCodesCall,
  type RecoveryCodesLeft,
  type RecoveryCodesMade,
  type RecoveryCodeUsed,
  readRecoveryCode,
  showRecoveryCode,
} from '../domain/recovery-codes-call.ts';
import { actionMail } from './action-mail.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { type Actor, asBearer } from './bearer.ts';
import { deleteFactorsOf, hasVerifiedFactor } from './factors.sql.ts';
import { countGuess, forgiveGuess } from './limits.ts';
import {
  burnRecoveryCode,
  countRecoveryCodes,
  deleteRecoveryCodesOf,
  replaceRecoveryCodes,
} from './recovery-codes.sql.ts';
import { deleteSessionsOf, lowerSessions } from './sessions.sql.ts';
import { lockUser } from './users.sql.ts';

const CODE_LENGTH = 12;

export type RecoveryServices = Pick<AuthServices, 'verifier' | 'db' | 'now' | 'publicUrl' | 'sendMail' | 'clientKey'>;
export type RecoveryAnswer = RecoveryCodesMade | RecoveryCodesLeft | RecoveryCodeUsed;

/** Codes for the day the phone is lost: makes a sheet of them, counts what is left, or takes one. */
export async function runRecoveryCodes(
  c: Context,
  services: RecoveryServices,
  call: RecoveryCodesCall,
): Promise<Result<RecoveryAnswer, AuthError>> {
  const done = await asBearer(c, services, async (tx, actor): Promise<Result<RecoveryAnswer, AuthError>> => {
    // One command of an account at a time: a code that is taken twice at once is taken once.
    await lockUser(tx, actor.user.id);
    switch (call.type) {
      case 'count':
        return ok({ left: await countRecoveryCodes(tx, actor.user.id) });
      case 'make':
        return makeCodes(tx, services, actor);
      case 'use':
        return takeCode(tx, services, actor, { typed: call.code, visitor: services.clientKey(c) });
    }
  });
  return done.ok ? done.value : done;
}

async function makeCodes(
  tx: Tx,
  { now }: RecoveryServices,
  { user, aal }: Actor,
): Promise<Result<RecoveryCodesMade, AuthError>> {
  if (!(await hasVerifiedFactor(tx, user.id))) return fail(authErrors.noFactor);
  if (aal !== 'aal2') return fail(authErrors.aal2ToReadData);
  const bare = Array.from({ length: RECOVERY_CODE_COUNT }, randomCode);
  await replaceRecoveryCodes(tx, { userId: user.id, hashes: bare.map((code) => hashOf(user.id, code)), at: now() });
  return ok({ codes: bare.map(showRecoveryCode) });
}

/** Whoever has lost the phone gets in, and whoever has found it is out. */
async function takeCode(
  tx: Tx,
  services: RecoveryServices,
  { user, sessionId }: Actor,
  { typed, visitor }: { typed: string; visitor: string },
): Promise<Result<RecoveryCodeUsed, AuthError>> {
  if (!(await hasVerifiedFactor(tx, user.id))) return fail(authErrors.noFactor);
  const guesser = { guess: 'recovery-code', visitor, account: user.id } as const;
  const guess = await countGuess(tx, services, guesser);
  if (!guess.ok) return guess;
  const code = readRecoveryCode(typed);
  if (code === undefined || !(await burnRecoveryCode(tx, user.id, hashOf(user.id, code)))) {
    return fail(authErrors.wrongRecoveryCode);
  }
  await forgiveGuess(tx, services, guess.value);
  await lowerSessions(tx, user.id);
  await deleteFactorsOf(tx, user.id);
  await deleteRecoveryCodesOf(tx, user.id);
  await deleteSessionsOf(tx, user.id, sessionId);
  if (user.email !== null) {
    const mail = { kind: 'recovery-code-used', at: services.now() } as const;
    await services.sendMail(tx, actionMail(services.publicUrl, user.email, mail));
  }
  return ok({ used: true });
}

/** A byte has eight times as many values as the alphabet has characters, so each is as likely as any other. */
const randomCode = (): string =>
  [...randomBytes(CODE_LENGTH)].map((byte) => RECOVERY_CODE_ALPHABET[byte % RECOVERY_CODE_ALPHABET.length]).join('');

/** With the account's id, so that one table of hashes serves nobody for all accounts at once. */
const hashOf = (userId: string, code: string): string => createHash('sha256').update(`${userId}:${code}`).digest('hex');
