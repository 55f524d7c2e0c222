import type { Context } from 'hono';
import { fail } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { spendLinkToken } from './one-time-token.ts';
import { type Redeemed, redeemToken } from './redeem-token.ts';
import { redirectTarget } from './redirect-target.ts';
import { sessionJson } from './session-json.ts';
import { isVerificationType, purposesOf, type VerificationType } from './verification-type.ts';

export const FIRST_HALF_MESSAGE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** GET /verify: the click on a mailed link. Answers 303 to the site, with the session or the reason in the fragment. */
export const verifyLink =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    // Mail scanners look at links with HEAD; the link must still work for the person.
    if (c.req.method === 'HEAD') return c.body(null);
    const { token = '', type = '', redirect_to: requested } = c.req.query();
    if (token === '') return errorResponse(c, authErrors.invalid('Verify requires a token'));
    if (type === '') return errorResponse(c, authErrors.invalid('Verify requires a verification type'));
    if (!isVerificationType(type)) return errorResponse(c, authErrors.invalid('Unsupported verification type'));
    const at = services.now();
    const redeemed = await services.db.asApp(async (tx) => {
      const found = await spendLinkToken(tx, token, purposesOf(type), at);
      return found
        ? redeemToken(tx, found, { userAgent: c.req.header('user-agent'), at })
        : fail(authErrors.linkExpired);
    });
    const fragment = redeemed.ok ? await fragmentOf(services, redeemed.value, type) : errorFragment(redeemed.reason);
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(`${redirectTarget(services.publicUrl, requested)}#${new URLSearchParams(fragment)}`, 303);
  };

async function fragmentOf(
  services: AuthServices,
  redeemed: Redeemed,
  type: VerificationType,
): Promise<Record<string, string>> {
  switch (redeemed.kind) {
    case 'first-half':
      return { message: FIRST_HALF_MESSAGE, sb: '' };
    case 'session': {
      const session = await sessionJson(services, redeemed.live);
      return {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        sb: '',
        token_type: session.token_type,
        type,
      };
    }
  }
}

function errorFragment({ code, message }: AuthError): Record<string, string> {
  return { error: 'access_denied', error_code: code, error_description: message, sb: '' };
}
