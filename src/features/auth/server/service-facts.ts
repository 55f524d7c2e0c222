import type { Context } from 'hono';
import { authErrors } from './auth-error.ts';
import type { AuthServices } from './auth-services.ts';
import { errorResponse } from './error-response.ts';

/** GET /settings: what a sign-in form may offer. */
export const settings =
  ({ mailAutoconfirm }: AuthServices) =>
  (c: Context): Response =>
    c.json({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: mailAutoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    });

/** GET /health: the protocol that is spoken here. */
export const health = (c: Context): Response =>
  c.json({ version: '0.1.0', name: 'GoTrue', description: 'Huzzah accounts, in the protocol of GoTrue' });

/** GET /authorize: no provider is set up yet, and JSON says so in a browser as well (WIRE 3). */
export const authorize = (c: Context): Response => errorResponse(c, authErrors.unsupportedProvider);
