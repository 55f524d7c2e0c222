import type { Context } from 'hono';
import type { AuthServices } from './auth-services.ts';

/** GET /settings: what a sign-in form may offer. */
export const settings =
  ({ mailAutoconfirm, google }: AuthServices) =>
  (c: Context): Response =>
    c.json({
      external: { email: true, phone: false, google: google !== null, anonymous_users: false },
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
