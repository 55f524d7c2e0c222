import type { Context } from 'hono';
import type { CaptchaConfig } from '../../../platform/node/config.ts';
import type { Database, Tx } from '../../../platform/node/db/database.ts';
import type { Log } from '../../../platform/node/log.ts';
import type { Mail } from '../../../platform/node/mail/outbox.sql.ts';
import type { OpenIdClient } from '../../../platform/node/open-id-config.ts';
import { createPasswordHashes, type PasswordHashes } from './password-hashes.ts';
import { createOpenIdProvider, type OpenIdProvider } from './provider/open-id-provider.ts';
import { createSigningKeyCache, type SigningKey } from './signing-keys.ts';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts';

export interface AuthDeps {
  db: Database;
  /** The site's external address without a trailing slash; `${publicUrl}/auth/v1` is the issuer of tokens. */
  publicUrl: string;
  /** True: sign-up opens a session at once and sends no mail. */
  mailAutoconfirm: boolean;
  now: () => Date;
  log: Log;
  /** Must belong to the transaction: a mail of a command that failed is never sent. */
  sendMail: (tx: Tx, mail: Mail) => Promise<void>;
  /** Whom limits count a request against: the visitor's network (server/client-key). */
  clientKey: (c: Context) => string;
  /** Multiplies what limits.ts allows one visitor; 1 on a usual site. */
  limitScale: number;
  /** Encrypts the secrets of authenticator apps, newest first; empty where the operator gave none. */
  factorKeys: readonly Buffer[];
  /** Asks whether a person filled in the form; null on a site that asks nobody. */
  captcha: CaptchaConfig | null;
  /** Where links and providers may lead back to beside the site itself (redirectTarget). */
  redirectUrls: readonly string[];
  /** What this site is at Google; null where nobody can sign in that way. */
  googleClient: OpenIdClient | null;
  /** Tests bring hashes that cost next to nothing. */
  passwords?: PasswordHashes;
}

/** What every endpoint works with. */
export interface AuthServices extends AuthDeps {
  signingKey: () => Promise<SigningKey>;
  verifier: TokenVerifier;
  passwords: PasswordHashes;
  google: OpenIdProvider | null;
}

export function createAuthServices(deps: AuthDeps): AuthServices {
  return {
    ...deps,
    signingKey: createSigningKeyCache(deps),
    verifier: createTokenVerifier(deps),
    passwords: deps.passwords ?? createPasswordHashes(),
    google:
      deps.googleClient &&
      createOpenIdProvider(deps.googleClient, { callbackUrl: `${deps.publicUrl}/auth/v1/callback`, now: deps.now }),
  };
}
