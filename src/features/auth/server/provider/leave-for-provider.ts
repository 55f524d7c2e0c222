import type { Context } from 'hono';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { type AuthError, authErrors } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { checkPkceParameters } from '../pkce-parameters.ts';
import { redirectTarget } from '../redirect-target.ts';
import { refusedAddress } from '../way-back.ts';
import { keepBrowserSecret } from './browser-secret.ts';
import { beginFlow, newFlowSecrets } from './provider-flow.ts';

/** What a caller may say to the provider; state, redirect_uri, client_id and all the rest are ours alone. */
const HINTS = ['prompt', 'login_hint', 'hd', 'access_type', 'include_granted_scopes', 'display', 'ui_locales'] as const;
const HINT_MAX_LENGTH = 200;
const OWN_SCOPES = ['openid', 'email', 'profile'];
const SCOPES_MOST = 20;
/** RFC 6749, 3.3. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;

export const PROVIDER_DOWN = {
  error: 'temporarily_unavailable',
  code: 'unexpected_failure',
  description: 'The sign-in provider cannot be reached right now, please try again',
};

/** Why nobody leaves: the request is wrong, or the provider is down and `address` tells so. */
export type Stay = { kind: 'refused'; error: AuthError } | { kind: 'unreachable'; address: string };

/**
 * The provider's address for the browser that asks, with the flow noted and bound to that browser by a cookie.
 * `linkingSessionId`: of a signed-in person who adds the provider to the account.
 */
export async function leaveForProvider(
  c: Context,
  services: AuthServices,
  linkingSessionId: string | undefined,
): Promise<Result<string, Stay>> {
  const refused = (error: AuthError) => fail<Stay>({ kind: 'refused', error });
  const { provider: name, redirect_to, scopes = '', code_challenge = '', code_challenge_method = '' } = c.req.query();
  if (name !== 'google' || services.google === null) return refused(authErrors.unsupportedProvider);
  const pkce = checkPkceParameters(code_challenge, code_challenge_method);
  if (!pkce.ok) return refused(pkce.reason);
  const redirectTo = redirectTarget(services, redirect_to);
  const browserSecret = keepBrowserSecret(c, services.publicUrl);
  const secrets = newFlowSecrets(browserSecret);
  const begun = await services.google.begin(secrets, { ...hintsOf(c), scope: scopeOf(scopes) });
  if (!begun.ok) {
    services.log.warn({ cause: begun.reason.cause }, 'the sign-in provider cannot be reached');
    return fail({ kind: 'unreachable', address: refusedAddress(redirectTo, PROVIDER_DOWN, pkce.value !== undefined) });
  }
  const at = services.now();
  const request = { provider: name, redirectTo, challenge: pkce.value, linkingSessionId } as const;
  await services.db.asApp((tx) => beginFlow(tx, { state: secrets.state, browserSecret }, request, at));
  return ok(begun.value.href);
}

function hintsOf(c: Context): Record<string, string> {
  return Object.fromEntries(
    HINTS.flatMap((name) => {
      const value = c.req.query(name);
      return value && value.length <= HINT_MAX_LENGTH ? [[name, value]] : [];
    }),
  );
}

function scopeOf(wished: string): string {
  const scopes = wished.split(/[\s,]+/).filter((scope) => SCOPE.test(scope));
  return [...new Set([...OWN_SCOPES, ...scopes])].slice(0, SCOPES_MOST).join(' ');
}
