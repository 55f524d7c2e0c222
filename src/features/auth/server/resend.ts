import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { ResendBody } from '../domain/request-bodies.ts';
import { authErrors, emailError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import { atEvenPace } from './even-pace.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { overLimit } from './limits.ts';
import type { MailRequest } from './mail-request.ts';
import { checkPkceParameters } from './pkce-parameters.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendEmailChange } from './send-email-change.ts';
import { lockUserByEmail } from './users.sql.ts';

/** Mails of one kind share one allowance, whichever call asks for them. */
const LIMITED_AS = { signup: 'confirmation', email_change: 'email_change' } as const;
type ResendType = keyof typeof LIMITED_AS;

/** POST /resend: the pending mail once more. An address without one gets the same `{}`. */
export const resend =
  (services: AuthServices) =>
  async (c: Context): Promise<Response> => {
    const body = await readBody(c, ResendBody);
    if (!body.ok) return errorResponse(c, body.reason);
    const { type, email } = body.value;
    if (type === 'sms' || type === 'phone_change') return errorResponse(c, authErrors.phoneDisabled);
    if (type !== 'signup' && type !== 'email_change') {
      const message = 'Missing one of these types: signup, email_change, sms, phone_change';
      return errorResponse(c, authErrors.invalid(message));
    }
    if (email === '') return errorResponse(c, authErrors.invalid('Type provided requires an email address'));
    const address = parseEmailAddress(email);
    if (!address.ok) return errorResponse(c, emailError(address.reason));
    const pkce = checkPkceParameters(body.value.code_challenge, body.value.code_challenge_method);
    if (!pkce.ok) return errorResponse(c, pkce.reason);
    const refusal = await overLimit(c, services, 'resend', { kind: LIMITED_AS[type], to: address.value });
    if (refusal) return errorResponse(c, refusal);
    const request: MailRequest = {
      redirectTo: redirectTarget(services, c.req.query('redirect_to')),
      challenge: pkce.value,
      at: services.now(),
    };
    const sending = services.db.asApp(async (tx) => {
      const user = await lockUserByEmail(tx, address.value);
      if (user) await resendTo(tx, services, user, type, request);
    });
    await atEvenPace(sending);
    return c.json({});
  };

async function resendTo(
  tx: Tx,
  services: AuthServices,
  user: UserRow,
  type: ResendType,
  request: MailRequest,
): Promise<void> {
  switch (type) {
    case 'signup':
      if (user.email === null || user.email_confirmed_at) return;
      await sendConfirmation(tx, services, { userId: user.id, email: user.email, ...request });
      return;
    case 'email_change':
      if (user.new_email === null) return;
      await sendEmailChange(tx, services, user, { newEmail: user.new_email, ...request });
  }
}
