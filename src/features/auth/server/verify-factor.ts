import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { VerifyFactorBody } from '../domain/factor-bodies.ts';
import { actionMail } from './action-mail.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { type Actor, asBearer, UUID } from './bearer.ts';
import { CHALLENGE_MS } from './challenge-factor.ts';
import { listCredentials } from './credentials.sql.ts';
import { errorResponse } from './error-response.ts';
import { openSecret, renewSeal } from './factor-secret.ts';
import type { ChallengeRow, FactorRow } from './factor-tables.sql.ts';
import {
  acceptStep,
  countWrongCode,
  deleteUnverifiedFactors,
  findChallenge,
  findFactor,
  spendChallenge,
} from './factors.sql.ts';
import { reusableUntil } from './grant-by-refresh-token.ts';
import type { SessionRow } from './identity-tables.sql.ts';
import { countGuess, forgiveGuess, type Guesser } from './limits.ts';
import type { LiveSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { sessionResponse } from './session-response.ts';
import { deleteOtherSessionsAtAal1, lockSession, raiseSession } from './sessions.sql.ts';
import { stepOfCode } from './totp.ts';
import { lockUser } from './users.sql.ts';

/** After this many wrong codes a challenge is closed, even for the right one. */
const MAX_FAILED_TRIES = 10;

interface Answer {
  challengeId: string;
  code: string;
  visitor: string;
}

/** POST /factors/{id}/verify: the same session, from now on with its second factor. */
export const verifyFactor =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const actor = await asBearer(c, services, async (_, found) => found);
    if (!actor.ok) return errorResponse(c, actor.reason);
    const factorId = c.req.param('id') ?? '';
    if (!UUID.test(factorId)) return errorResponse(c, authErrors.factorIdNotUuid);
    const body = await readBody(c, VerifyFactorBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const { challenge_id: challengeId, code } = body.value;
    if (code === '') return errorResponse(c, authErrors.factorCodeMissing);
    const answer: Answer = { challengeId, code, visitor: services.clientKey(c) };
    const raised = await asBearer(c, services, (tx, current) => verify(tx, services, current, factorId, answer));
    if (!raised.ok) return errorResponse(c, raised.reason);
    return raised.value.ok ? sessionResponse(c, services, raised.value.value) : errorResponse(c, raised.value.reason);
  };

async function verify(
  tx: Tx,
  services: AuthServices,
  actor: Actor,
  factorId: string,
  { challengeId, code, visitor }: Answer,
): Promise<Result<LiveSession, AuthError>> {
  const at = services.now();
  // The account's lock first, as everywhere: of two uses of one code the second finds the step used up.
  const user = await lockUser(tx, actor.user.id);
  const session = await lockSession(tx, actor.sessionId);
  if (!user || !session) return fail(authErrors.sessionNotFound);
  const factor = await findFactor(tx, user.id, factorId);
  if (!factor) return fail(authErrors.factorNotFound);
  const challenge = UUID.test(challengeId) ? await findChallenge(tx, factorId, challengeId) : undefined;
  if (!challenge) return fail(authErrors.challengeNotFound);
  const fault = findFault(challenge, visitor, at);
  if (fault) return fail(fault);

  const guesser: Guesser = { guess: 'factor', visitor, account: user.id };
  const guess = await countGuess(tx, services, guesser);
  if (!guess.ok) return guess;
  const secret = openSecret(factor.secret, factor.id, services.factorKeys);
  const step = stepOfCode(secret, code, Number(factor.last_step), at);
  if (step === undefined) {
    await countWrongCode(tx, challenge.id);
    return fail(authErrors.wrongFactorCode);
  }
  await forgiveGuess(tx, services, guess.value);
  await spendChallenge(tx, challenge.id, at);
  const renewedSecret = renewSeal(factor.secret, factor.id, services.factorKeys);
  await acceptStep(tx, factor, { step, renewedSecret, at });
  if (factor.status === 'unverified') {
    await deleteUnverifiedFactors(tx, user.id);
    if (user.email !== null)
      await services.sendMail(tx, actionMail(services.publicUrl, user.email, { kind: 'factor-added', at }));
  }
  await deleteOtherSessionsAtAal1(tx, user.id, session.id);
  const raised = await raise(tx, session, factor, at);
  return ok({ user, ...(await listCredentials(tx, user.id)), session: raised });
}

function findFault(challenge: ChallengeRow, visitor: string, at: Date): AuthError | undefined {
  if (challenge.verified_at || challenge.visitor !== visitor) return authErrors.challengeElsewhere;
  const isOpen = at.getTime() - challenge.created_at.getTime() < CHALLENGE_MS;
  return isOpen && challenge.failed_tries < MAX_FAILED_TRIES ? undefined : authErrors.challengeExpired;
}

/** The second factor stands first, and once, however often it is given. */
function raise(tx: Tx, session: SessionRow, { id: factorId }: FactorRow, at: Date): Promise<SessionRow> {
  const earlier = session.amr.filter(({ method }) => method !== 'totp');
  const methods = [{ method: 'totp' as const, timestamp: Math.floor(at.getTime() / 1000) }, ...earlier];
  return raiseSession(tx, session, { factorId, methods, at, forgetBefore: reusableUntil(at) });
}
