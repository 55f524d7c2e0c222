import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { VerifyBody } from '../domain/request-bodies.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { overLimit } from './limits.ts';
import { spendCode, spendLinkToken } from './one-time-token.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { readBody } from './read-body.ts';
import { redeemToken } from './redeem-token.ts';
import { sessionResponse } from './session-response.ts';
import { isVerificationType, purposesOf, type VerificationType } from './verification-type.ts';
import { FIRST_HALF_MESSAGE } from './verify-link.ts';

type Proof =
  | { kind: 'link'; type: VerificationType; linkToken: string }
  | { kind: 'code'; type: VerificationType; address: string; code: string };

/** POST /verify: an address with its mailed code, or the token of a mailed link. */
export const verifyCode =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, VerifyBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const proof = readProof(body.value);
    if (!proof.ok) return errorResponse(c, proof.reason);
    const refusal = await overLimit(c, services, 'verify');
    if (refusal) return errorResponse(c, refusal);
    const userAgent = c.req.header('user-agent');
    const opened = await services.db.asApp((tx) => open(tx, services, { proof: proof.value, userAgent }));
    if (!opened.ok) return errorResponse(c, opened.reason);
    return opened.value === 'first-half'
      ? c.json({ msg: FIRST_HALF_MESSAGE, code: '200' })
      : sessionResponse(c, services, opened.value);
  };

/** Whoever has the mail at hand gets the session itself, also when the link was meant to end in a code. */
async function open(
  tx: Tx,
  services: AuthServices,
  { proof, userAgent }: { proof: Proof; userAgent: string | undefined },
): Promise<Result<LiveSession | 'first-half', AuthError>> {
  const at = services.now();
  const token = await spendProof(tx, proof, at);
  if (!token) return fail(proof.kind === 'link' ? authErrors.linkExpired : authErrors.codeExpired);
  const redeemed = await redeemToken(tx, services, token, at);
  if (!redeemed.ok) return redeemed;
  switch (redeemed.value.kind) {
    case 'first-half':
      return ok('first-half');
    case 'proven':
      return ok(await openSession(tx, { userId: redeemed.value.userId, method: 'otp', userAgent, at }));
  }
}

function readProof({ type, email, phone, token, token_hash }: VerifyBody): Result<Proof, AuthError> {
  const invalid = (message: string) => fail(authErrors.invalid(message));
  if (type === '') return invalid('Verify requires a verification type');
  if (type === 'sms' || type === 'phone_change') return fail(authErrors.phoneDisabled);
  if (!isVerificationType(type)) return invalid('Unsupported verification type');
  if ((token === '') === (token_hash === '')) return invalid('Verify requires either a token or a token hash');
  if (token_hash !== '') {
    if (email !== '' || phone !== '') return invalid('Only the token_hash and type should be provided');
    return ok({ kind: 'link', type, linkToken: token_hash });
  }
  if (email === '') return invalid('Only an email address or phone number should be provided on verify');
  const address = parseEmailAddress(email);
  // No code was ever mailed to what is no address.
  if (!address.ok) return fail(authErrors.codeExpired);
  return ok({ kind: 'code', type, address: address.value, code: token.replace(/\s/g, '') });
}

function spendProof(tx: Tx, proof: Proof, at: Date) {
  const purposes = purposesOf(proof.type);
  return proof.kind === 'link'
    ? spendLinkToken(tx, proof.linkToken, purposes, at)
    : spendCode(tx, { address: proof.address, code: proof.code }, purposes, at);
}
