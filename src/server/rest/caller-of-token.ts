import type { Caller } from '../../platform/node/db/database.ts';
import { RestError } from './rest-error.ts';

/** Says whether a token is ours and good now; `reason` is one of the auth slice's TokenFault. */
export type VerifyToken = (
  token: string,
) => Promise<{ ok: true; claims: Readonly<Record<string, unknown>> } | { ok: false; reason: string }>;

const ANONYMOUS: Caller = { role: 'anon', claims: { role: 'anon' } };

/**
 * Who row-level security sees. No bearer token, and a publishable key in its place (WIRE 0), mean role anon. Throws
 * 401 PGRST301 or PGRST303 for a token that does not hold, and never lets such a caller pass as anonymous.
 */
export async function callerOfToken(authorization: string | undefined, verifyToken: VerifyToken): Promise<Caller> {
  const [, bearer] = /^Bearer(?:\s+(.*))?$/i.exec(authorization?.trim() ?? '') ?? [];
  if (bearer === undefined) {
    if (/^Bearer$/i.test(authorization?.trim() ?? '')) throw undecodable('Empty JWT is sent in Authorization header');
    return ANONYMOUS;
  }
  if (bearer.startsWith('sb_publishable_')) return ANONYMOUS;
  const parts = bearer.split('.').length;
  if (parts !== 3) throw undecodable(`Expected 3 parts in JWT; got ${parts}`);
  const verified = await verifyToken(bearer);
  if (!verified.ok) throw refusal(verified.reason);
  const { role } = verified.claims;
  switch (role) {
    case 'authenticated':
      return { role, claims: verified.claims };
    case 'anon':
    case undefined:
      return { role: 'anon', claims: verified.claims };
    default:
      throw new RestError(401, '22023', `role "${String(role)}" does not exist`, challenge());
  }
}

function refusal(reason: string): RestError {
  switch (reason) {
    case 'expired':
      return badClaims('JWT expired');
    case 'not-yet-valid':
      return badClaims('JWT not yet valid');
    case 'wrong-audience':
      return badClaims('JWT not in audience');
    case 'insufficient-aal':
      return new RestError(403, 'insufficient_aal', 'Please confirm your second factor first');
    case 'bad-signature':
      return undecodable('No suitable key or wrong key type');
    default:
      return undecodable('JWT cryptographic operation failed');
  }
}

const badClaims = (message: string) => new RestError(401, 'PGRST303', message, challenge(message));
const undecodable = (message: string) => new RestError(401, 'PGRST301', message, challenge(message));

function challenge(message?: string): { headers: Record<string, string> } {
  const fault = message === undefined ? '' : ` error="invalid_token", error_description="${message}"`;
  return { headers: { 'WWW-Authenticate': `Bearer${fault}` } };
}
