import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { TokenClaims } from '../domain/token-claims.ts';
import { ALGORITHM, KEYS_REREAD_MS, type KeySource, loadVerifyingKeys, type VerifyingKey } from './signing-keys.ts';

/**
 * `malformed`: not a token, or claims that this site never writes. `bad-signature`: another algorithm, a key we do not
 * publish, or a signature that does not fit. `not-yet-valid`: nbf, or iat in the future. `wrong-audience`: aud is not ours.
 */
export type TokenFault = 'malformed' | 'bad-signature' | 'expired' | 'not-yet-valid' | 'wrong-audience';

export interface TokenVerifier {
  /** Says whether a token is ours and good now. Throws DatabaseUnavailable when the keys cannot be read. */
  verify: (token: string) => Promise<{ ok: true; claims: TokenClaims } | { ok: false; reason: TokenFault }>;
}

export interface TokenVerifierOptions extends KeySource {
  /** How long after `exp` a token is still good; 30 on rest/v1 (WIRE 4), 0 on auth/v1. */
  skewSeconds?: number;
}

/** Tokens with a key id out of thin air must not become a query each. */
const RELOAD_INTERVAL_MS = 5_000;
/** Clocks of two instances differ; `iat` and `nbf` are never a reason to refuse a second-old token. */
const CLOCK_DRIFT_SECONDS = 30;

/**
 * Verifies access tokens and the anonymous key: ES256 and a key id of ours, nothing that the header could choose. A
 * retired key still carries the anonymous key and nothing about a person.
 */
export function createTokenVerifier({ db, now, skewSeconds = 0 }: TokenVerifierOptions): TokenVerifier {
  let keys = new Map<string, VerifyingKey>();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  const reload = (at: number): Promise<void> => {
    loading ??= loadVerifyingKeys(db)
      .then((loaded) => {
        keys = loaded;
        loadedAt = at;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const findKey = async (kid: string): Promise<VerifyingKey | undefined> => {
    const at = now().getTime();
    const age = at - loadedAt;
    if (age > KEYS_REREAD_MS || (!keys.has(kid) && age > RELOAD_INTERVAL_MS)) await reload(at);
    return keys.get(kid);
  };

  const verify: TokenVerifier['verify'] = async (token) => {
    const header = readHeader(token);
    if (!header) return fail('malformed');
    if (header.alg !== ALGORITHM || header.kid === undefined) return fail('bad-signature');
    const found = await findKey(header.kid);
    if (!found) return fail('bad-signature');
    const payload = await verifyWith(token, found.key, now(), skewSeconds);
    if (!payload.ok) return payload;
    const claims = TokenClaims.safeParse(payload.value);
    if (!claims.success) return fail('malformed');
    const { aud, iat, role, sub } = claims.data;
    if (found.isRetired && (role !== 'anon' || sub !== undefined)) return fail('bad-signature');
    if (aud !== undefined && aud !== 'authenticated') return fail('wrong-audience');
    if (iat !== undefined && iat > now().getTime() / 1000 + CLOCK_DRIFT_SECONDS) return fail('not-yet-valid');
    return { ok: true, claims: claims.data };
  };
  return { verify };
}

function readHeader(token: string): { alg: string | undefined; kid: string | undefined } | undefined {
  if (token.split('.').length !== 3) return undefined;
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return { alg, kid: typeof kid === 'string' ? kid : undefined };
  } catch {
    return undefined;
  }
}

async function verifyWith(
  token: string,
  key: CryptoKey,
  currentDate: Date,
  skewSeconds: number,
): Promise<Result<JWTPayload, TokenFault>> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate,
      clockTolerance: skewSeconds,
      requiredClaims: ['exp'],
    });
    return ok(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) return fail('expired');
    if (error instanceof errors.JWTClaimValidationFailed)
      return fail(error.claim === 'nbf' ? 'not-yet-valid' : 'malformed');
    if (error instanceof errors.JWSSignatureVerificationFailed) return fail('bad-signature');
    if (error instanceof errors.JOSEError) return fail('malformed');
    throw error;
  }
}
