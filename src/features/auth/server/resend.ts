import type { Context } from 'hono';
import type { Tx } from '../../../platform/node/db/database.ts';
import { parseEmailAddress } from '../domain/email-address.ts';
import { ResendBody } from '../domain/request-bodies.ts';
import { type AuthError, authErrors, emailError } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';
import type { UserRow } from './identity-tables.sql.ts';
import { secondsUntilNextMail } from './mail-rate.ts';
import { readBody } from './read-body.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendEmailChange } from './send-email-change.ts';
import { lockUserByEmail } from './users.sql.ts';

type MailKind = 'signup' | 'email_change';

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
    const redirectTo = redirectTarget(services.publicUrl, c.req.query('redirect_to'));
    const refusal = await services.db.asApp(async (tx) => {
      const user = await lockUserByEmail(tx, address.value);
      return user && resendTo(tx, services, user, { type, redirectTo });
    });
    return refusal ? errorResponse(c, refusal) : c.json({});
  };

async function resendTo(
  tx: Tx,
  services: AuthServices,
  user: UserRow,
  { type, redirectTo }: { type: MailKind; redirectTo: string },
): Promise<AuthError | undefined> {
  const at = services.now();
  const tooSoon = (lastSentAt: Date | null) => {
    const seconds = secondsUntilNextMail(lastSentAt, at);
    return seconds > 0 ? authErrors.mailTooSoon(seconds) : undefined;
  };
  switch (type) {
    case 'signup': {
      if (user.email === null || user.email_confirmed_at) return undefined;
      const refusal = tooSoon(user.confirmation_sent_at);
      if (!refusal) await sendConfirmation(tx, services, { userId: user.id, email: user.email, redirectTo, at });
      return refusal;
    }
    case 'email_change': {
      if (user.new_email === null) return undefined;
      const refusal = tooSoon(user.email_change_sent_at);
      if (!refusal) await sendEmailChange(tx, services, user, { newEmail: user.new_email, redirectTo, at });
      return refusal;
    }
  }
}
