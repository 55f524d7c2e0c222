import { authClient } from '../../../platform/browser/auth-client.ts';
import { publicConfig } from '../../../platform/browser/public-config.ts';

/** A failure carries the provider's own message (SPEC 7), and its code where there is one. */
export interface AuthFault {
  message: string;
  code?: string | undefined;
}
export type AuthAnswer = { error: null } | { error: AuthFault };
/** `needsConfirmation` when the account waits for the link in its e-mail. */
export type SignUpAnswer = { error: null; needsConfirmation: boolean } | { error: AuthFault };

export type SignOutScope = 'global' | 'local' | 'others';

export interface SignUpDetails {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

const answer = (error: AuthFault | null): AuthAnswer =>
  error === null ? { error: null } : { error: { message: error.message, code: error.code } };

/** Fetches the client while the visitor types. If that fails, sending the form asks again and tells. */
export function prepareAuth(): void {
  authClient().catch(() => {});
}

/** A client that cannot be fetched is a failure to tell like any other, not an exception. */
const told =
  <Given extends unknown[], Answer>(command: (...given: Given) => Promise<Answer>) =>
  async (...given: Given): Promise<Answer | { error: AuthFault }> => {
    try {
      return await command(...given);
    } catch {
      return { error: { message: 'Please try again later.' } };
    }
  };

export const signIn = told(async (email: string, password: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.signInWithPassword({ email, password });
  return answer(error);
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
  return answer(error);
});

/** Sends the confirmation e-mail of a sign-up again. */
export const resendConfirmation = told(async (email: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${location.origin}/` },
  });
  return answer(error);
});

/**
 * Leaves for Google and comes back to /dashboard. Whether the server offers Google is asked first: the
 * redirect itself would end on a page of bare JSON.
 */
export async function signInWithGoogle(): Promise<AuthAnswer> {
  const { url, anonKey } = publicConfig();
  try {
    const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
    if (!response.ok) return { error: { message: 'Please try again later.' } };
    if (!offersGoogle(await response.json())) {
      return { error: { message: 'Unsupported provider: provider is not enabled' } };
    }
  } catch (fault) {
    return { error: { message: fault instanceof Error ? fault.message : 'Please try again later.' } };
  }
  const auth = await authClient();
  const { error } = await auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${location.origin}/dashboard` },
  });
  return answer(error);
}

function offersGoogle(settings: unknown): boolean {
  if (typeof settings !== 'object' || settings === null || !('external' in settings)) return false;
  const { external } = settings;
  return typeof external === 'object' && external !== null && 'google' in external && external.google === true;
}
