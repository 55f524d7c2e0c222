import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { type AuthError, authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { overLimit } from './limits.ts';
import { challengeOf, isPkceLink, spendLinkToken } from './one-time-token.ts';
import { type LiveSession, openSession } from './open-session.ts';
import { issuePkceCode } from './pkce-code.ts';
import { redeemToken } from './redeem-token.ts';
import { redirectTarget } from './redirect-target.ts';
import { sessionJson } from './session-json.ts';
import { isVerificationType, purposesOf, type VerificationType } from './verification-type.ts';
import { refusalOf, refusedAddress, sessionFields, withFragment, withQuery } from './way-back.ts';

export const FIRST_HALF_MESSAGE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Opened = { kind: 'session'; live: LiveSession } | { kind: 'code'; code: string } | { kind: 'first-half' };

interface Click {
  linkToken: string;
  type: VerificationType;
  userAgent: string | undefined;
  at: Date;
}

/**
 * GET /verify: the click on a mailed link. Answers 303 to the site: with the session in the fragment, or with a code in
 * the query for the browser that asked with a challenge; or with the reason why not.
 */
export const verifyLink =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    // Mail scanners look at links with HEAD; the link must still work for the person.
    if (c.req.method === 'HEAD') return c.body(null);
    const { token = '', type = '', redirect_to: requested } = c.req.query();
    if (token === '') return errorResponse(c, authErrors.invalid('Verify requires a token'));
    if (type === '') return errorResponse(c, authErrors.invalid('Verify requires a verification type'));
    if (!isVerificationType(type)) return errorResponse(c, authErrors.invalid('Unsupported verification type'));
    const refusal = await overLimit(c, services, 'verify');
    if (refusal) return errorResponse(c, refusal);
    const click = { linkToken: token, type, userAgent: c.req.header('user-agent'), at: services.now() };
    const opened = await services.db.asApp((tx) => open(tx, services, click));
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(await addressOf(services, opened, click, redirectTarget(services, requested)), 303);
  };

async function open(
  tx: Tx,
  services: AuthServices,
  { linkToken, type, userAgent, at }: Click,
): Promise<Result<Opened, AuthError>> {
  const token = await spendLinkToken(tx, linkToken, purposesOf(type), at);
  if (!token) return fail(authErrors.linkExpired);
  const redeemed = await redeemToken(tx, services, token, at);
  if (!redeemed.ok) return redeemed;
  if (redeemed.value.kind === 'first-half') return ok(redeemed.value);
  const { userId, codeMethod } = redeemed.value;
  const challenge = challengeOf(token);
  if (challenge) {
    return ok({ kind: 'code', code: await issuePkceCode(tx, { userId, method: codeMethod, challenge, at }) });
  }
  return ok({ kind: 'session', live: await openSession(tx, { userId, method: 'otp', userAgent, at }) });
}

async function addressOf(
  services: AuthServices,
  opened: Result<Opened, AuthError>,
  { linkToken, type }: Click,
  redirectTo: string,
): Promise<string> {
  const isCodeFlow = isPkceLink(linkToken);
  if (!opened.ok) return refusedAddress(redirectTo, refusalOf(opened.reason), isCodeFlow);
  switch (opened.value.kind) {
    case 'code':
      return withQuery(redirectTo, { code: opened.value.code });
    case 'first-half': {
      const fields = { message: FIRST_HALF_MESSAGE };
      return withFragment(isCodeFlow ? withQuery(redirectTo, fields) : redirectTo, { ...fields, sb: '' });
    }
    case 'session':
      return withFragment(redirectTo, { ...sessionFields(await sessionJson(services, opened.value.live)), type });
  }
}
