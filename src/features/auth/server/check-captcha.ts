import type { Context, Next } from 'hono';
import * as z from 'zod/mini';
import type { CaptchaConfig } from '../../../platform/node/config.ts';
import { authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';

const TIMEOUT_MS = 5_000;
/** Tokens of the known services have at most 2,048 characters. */
const TOKEN_MAX_LENGTH = 4_096;

const Secured = z.object({ gotrue_meta_security: z.object({ captcha_token: z.string() }) });
const Verdict = z.object({ success: z.boolean() });

/**
 * Before the endpoints that strangers use, where a site has a captcha: asks its service whether a person filled in the
 * form. A service that does not answer lets nobody through (503, to be tried again): an outage that opens the door would
 * be worth causing. Refreshes and mailed codes are not asked about, as in the protocol.
 */
export const checkCaptcha =
  ({ captcha, clientKey, log }: Pick<AuthServices, 'captcha' | 'clientKey' | 'log'>) =>
  async (c: Context, next: Next): Promise<Response | undefined> => {
    const isPasswordFree = c.req.path.endsWith('/token') && c.req.query('grant_type') !== 'password';
    if (captcha === null || isPasswordFree) {
      await next();
      return undefined;
    }
    const token = tokenOf(await c.req.text());
    if (token === '') return errorResponse(c, authErrors.captchaFailed('no captcha_token found'));
    const verdict = await ask(captcha, token, clientKey(c));
    switch (verdict) {
      case 'person':
        await next();
        return undefined;
      case 'machine':
        return errorResponse(c, authErrors.captchaFailed('the captcha was not solved'));
      case 'no-answer':
        log.warn('the captcha service gave no answer');
        return errorResponse(c, authErrors.unavailable);
    }
  };

function tokenOf(text: string): string {
  try {
    const body = Secured.safeParse(JSON.parse(text));
    const token = body.success ? body.data.gotrue_meta_security.captcha_token : '';
    return token.length > TOKEN_MAX_LENGTH ? '' : token;
  } catch {
    // Not JSON, so there is no token in it either.
    return '';
  }
}

async function ask(
  { verifyUrl, secret }: CaptchaConfig,
  token: string,
  visitor: string,
): Promise<'person' | 'machine' | 'no-answer'> {
  // The network of a visitor with IPv6 is no address, and the service can do without one.
  const address = visitor.includes('/') ? {} : { remoteip: visitor };
  try {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, ...address }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return 'no-answer';
    const verdict = Verdict.safeParse(await answer.json());
    if (!verdict.success) return 'no-answer';
    return verdict.data.success ? 'person' : 'machine';
  } catch {
    // Unreachable, too slow, or not JSON: in each case nobody has said that this is a person.
    return 'no-answer';
  }
}
