import type { UserIdentity } from '@supabase/auth-js';
import { authClient } from '../../../../platform/browser/auth-client.ts';
import { BRAND } from '../../../../shared/brand.ts';
import { type AuthAnswer, type AuthFault, authAnswer, findGoogleFault, told } from '../auth-commands.ts';

/** Links of our mails, and Google, come back here. */
const settingsAddress = (): string => `${location.origin}/dashboard/settings`;

/** Sends the mail with the code that a password of an old session is changed with. */
export const sendSecurityCode = told(async (): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.reauthenticate();
  return authAnswer(error);
});

/** Asks for another address. It counts once the old and the new mailbox have both said yes. */
export const askForNewEmail = told(async (email: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.updateUser({ email }, { emailRedirectTo: settingsAddress() });
  return authAnswer(error);
});

/** Sends the two mails of a change of address again, for the account that has `email` now. */
export const resendEmailChange = told(async (email: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.resend({ type: 'email_change', email, options: { emailRedirectTo: settingsAddress() } });
  return authAnswer(error);
});

export type NewEmailAnswer = { error: null; isComplete: boolean } | { error: AuthFault };

/** The code of one of the two mails, instead of its link. The address changes with the second. */
export const confirmNewEmail = told(async (mailbox: string, code: string): Promise<NewEmailAnswer> => {
  const auth = await authClient();
  const { data, error } = await auth.verifyOtp({ type: 'email_change', email: mailbox, token: code });
  if (error) return { error: { message: error.message, code: error.code } };
  return { error: null, isComplete: data.session !== null };
});

export interface OpenEnrolment {
  factorId: string;
  /** What the QR code holds. */
  uri: string;
  /** The same to type by hand. */
  secret: string;
}
export type EnrolAnswer = { error: null; enrolment: OpenEnrolment } | { error: AuthFault };

/** Begins to add an authenticator app; it counts once proveFactor has seen a code of it. */
export const enrolFactor = told(async (friendlyName: string): Promise<EnrolAnswer> => {
  const auth = await authClient();
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: BRAND.name });
  if (error) return { error: { message: error.message, code: error.code } };
  return { error: null, enrolment: { factorId: data.id, uri: data.totp.uri, secret: data.totp.secret } };
});

/** Takes an authenticator app off the account, and tells the session of it. */
export const removeFactor = told(async (factorId: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) return authAnswer(error);
  const refreshed = await auth.refreshSession();
  return authAnswer(refreshed.error);
});

/** Drops an app whose first code never came. */
export const dropEnrolment = told(async (factorId: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.mfa.unenroll({ factorId });
  return authAnswer(error);
});

/** Leaves for Google to add it as a way in. Whether the server offers Google is asked first. */
export const linkGoogle = told(async (): Promise<AuthAnswer> => {
  const fault = await findGoogleFault();
  if (fault !== null) return { error: fault };
  const auth = await authClient();
  const { error } = await auth.linkIdentity({ provider: 'google', options: { redirectTo: settingsAddress() } });
  return authAnswer(error);
});

export const unlinkGoogle = told(async (identity: UserIdentity): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.unlinkIdentity(identity);
  return authAnswer(error);
});
