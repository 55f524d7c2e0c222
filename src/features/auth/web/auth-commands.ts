import { authClient } from '../../../platform/browser/auth-client.ts';
import { publicConfig } from '../../../platform/browser/public-config.ts';
import { NEW_PASSWORD_PATH } from '../domain/auth-paths.ts';
import { needsSecondFactor } from './needs-second-factor.ts';

/** A failure carries the provider's own message (SPEC 7), and its code where there is one. */
export interface AuthFault {
  message: string;
  code?: string | undefined;
}
export type AuthAnswer = { error: null } | { error: AuthFault };
/** `needsSecondFactor` when the password was right and a code must follow. */
export type SignInAnswer = { error: null; needsSecondFactor: boolean } | { error: AuthFault };
/** `needsConfirmation` when the account waits for the link in its e-mail. */
export type SignUpAnswer = { error: null; needsConfirmation: boolean } | { error: AuthFault };

export type SignOutScope = 'global' | 'local' | 'others';

export interface SignUpDetails {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export const authAnswer = (error: AuthFault | null): AuthAnswer =>
  error === null ? { error: null } : { error: { message: error.message, code: error.code } };

/** Fetches the client while the visitor types. If that fails, sending the form asks again and tells. */
export function prepareAuth(): void {
  authClient().catch(() => {});
}

/** A client that cannot be fetched is a failure to tell like any other, not an exception. */
export const told =
  <Given extends unknown[], Answer>(command: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer | { error: AuthFault }> => {
    try {
      return await command(...given);
    } catch {
      return { error: { message: 'Please try again later.' } };
    }
  };

export const signIn = told(async (email: string, password: string): Promise<SignInAnswer> => {
  const auth = await authClient();
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) return { error: { message: error.message, code: error.code } };
  const { access_token: accessToken, user } = data.session;
  return { error: null, needsSecondFactor: needsSecondFactor({ accessToken, factors: user.factors }) };
});

/** The link of the confirmation e-mail returns to the site root (SPEC 7), which hands it to /auth. */
export const signUp = told(async ({ firstName, lastName, email, password }: SignUpDetails): Promise<SignUpAnswer> => {
  const auth = await authClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${location.origin}/`,
      data: { first_name: firstName, last_name: lastName, display_name: `${firstName} ${lastName}`.trim() },
    },
  });
  if (error) return { error: { message: error.message, code: error.code } };
  return { error: null, needsConfirmation: data.session === null };
});

export const signOut = told(async (scope: SignOutScope = 'global'): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.signOut({ scope });
  return authAnswer(error);
});

/** Sends the confirmation e-mail of a sign-up again. */
export const resendConfirmation = told(async (email: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${location.origin}/` },
  });
  return authAnswer(error);
});

/** Asks for the mail with which a new password is set. The answer is the same whether the address is known or not. */
export const requestRecovery = told(async (email: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}${NEW_PASSWORD_PATH}` });
  return authAnswer(error);
});

/** The code of a mail instead of its link; it signs in just as the link does. */
export const verifyMailCode = told(
  async (type: 'signup' | 'recovery', email: string, token: string): Promise<AuthAnswer> => {
    const auth = await authClient();
    const { error } = await auth.verifyOtp({ type, email, token });
    return authAnswer(error);
  },
);

/** Sets the password of the session's account; every other session ends. `nonce` is the code of a security mail. */
export const setPassword = told(async (password: string, nonce?: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.updateUser({ password, ...(nonce === undefined ? {} : { nonce }) });
  return authAnswer(error);
});

/**
 * Leaves for Google and comes back to /dashboard. Whether the server offers Google is asked first: the
 * redirect itself would end on a page of bare JSON.
 */
export const signInWithGoogle = told(async (): Promise<AuthAnswer> => {
  const fault = await findGoogleFault();
  if (fault !== null) return { error: fault };
  const auth = await authClient();
  const { error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${location.origin}/dashboard` },
  });
  return authAnswer(error);
});

/** Why the server would not send anybody to Google, or null when it would. */
export async function findGoogleFault(): Promise<AuthFault | null> {
  const { url, anonKey } = publicConfig();
  try {
    const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
    if (!response.ok) return { message: 'Please try again later.' };
    if (offersGoogle(await response.json())) return null;
    return { message: 'Unsupported provider: provider is not enabled' };
  } catch (fault) {
    return { message: fault instanceof Error ? fault.message : 'Please try again later.' };
  }
}

function offersGoogle(settings: unknown): boolean {
  if (typeof settings !== 'object' || settings === null || !('external' in settings)) return false;
  const { external } = settings;
  return typeof external === 'object' && external !== null && 'google' in external && external.google === true;
}
