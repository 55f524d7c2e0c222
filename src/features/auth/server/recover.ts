import type { Context } from 'hono';
import { parseEmailAddress } from '../domain/email-address.ts';
import { RecoverBody } from '../domain/request-bodies.ts';
import { authErrors, emailError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { atEvenPace } from './even-pace.ts';
import { overLimit } from './limits.ts';
import { checkPkceParameters } from './pkce-parameters.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendSignInLink } from './send-sign-in-link.ts';
import { lockUserByEmail } from './users.sql.ts';

/** POST /recover: a mail to choose a new password with. Known and unknown addresses get the same `{}`. */
export const recover =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, RecoverBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const { email, code_challenge, code_challenge_method } = body.value;
    if (email === '') return errorResponse(c, authErrors.invalid('Password recovery requires an email'));
    const pkce = checkPkceParameters(code_challenge, code_challenge_method);
    if (!pkce.ok) return errorResponse(c, pkce.reason);
    const address = parseEmailAddress(email);
    if (!address.ok) return errorResponse(c, emailError(address.reason));
    const refusal = await overLimit(c, services, 'recover', { kind: 'recovery', to: address.value });
    if (refusal) return errorResponse(c, refusal);
    const request = {
      email: address.value,
      redirectTo: redirectTarget(services, c.req.query('redirect_to')),
      challenge: pkce.value,
      at: services.now(),
    };
    const sending = services.db.asApp(async (tx) => {
      const user = await lockUserByEmail(tx, address.value);
      if (user) await sendSignInLink(tx, services, 'recovery', { userId: user.id, ...request });
    });
    await atEvenPace(sending);
    return c.json({});
  };
