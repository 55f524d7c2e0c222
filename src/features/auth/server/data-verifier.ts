import type { Database } from '../../../platform/node/db/database.ts';
import { fail } from '../../../shared/result.ts';
import type { TokenClaims } from '../domain/token-claims.ts';
import { UUID } from './bearer.ts';
import { hasVerifiedFactor } from './factors.sql.ts';
import type { TokenFault, TokenVerifier } from './token-verifier.ts';

export interface DataVerifier {
  /** As TokenVerifier's, and `insufficient-aal` for a good token of an account whose second factor it has not shown. */
  verify: (
    token: string,
  ) => Promise<{ ok: true; claims: TokenClaims } | { ok: false; reason: TokenFault | 'insufficient-aal' }>;
}

/**
 * For everything that shows or changes what belongs to an account. It asks the database and not the token whether the
 * account has a factor, so that tokens from before the factor are worth nothing from the moment it counts. Row-level
 * security says the same again (claims.second_factor_is_given).
 */
export function createDataVerifier({ db, verifier }: { db: Database; verifier: TokenVerifier }): DataVerifier {
  return {
    verify: async (token) => {
      const verified = await verifier.verify(token);
      if (!verified.ok) return verified;
      const { role, aal, sub } = verified.claims;
      if (role !== 'authenticated' || aal === 'aal2' || sub === undefined || !UUID.test(sub)) return verified;
      return (await db.asApp((tx) => hasVerifiedFactor(tx, sub))) ? fail('insufficient-aal') : verified;
    },
  };
}
