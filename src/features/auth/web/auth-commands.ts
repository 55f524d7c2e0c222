import { backend } from '../../../platform/browser/backend.ts';

/** Success has no error; a failure carries the provider's own message (SPEC 7). */
export type AuthAnswer = { error: null; needsConfirmation?: boolean } | { error: { message: string } };

export interface SignUpDetails {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export async function signIn(email: string, password: string): Promise<AuthAnswer> {
  const { auth } = await backend();
  const { error } = await auth.signInWithPassword({ email, password });
  return { error: error ? { message: error.message } : null };
}

/** `needsConfirmation` when the account waits for the link in its e-mail. The link returns to the site root. */
export async function signUp({ firstName, lastName, email, password }: SignUpDetails): Promise<AuthAnswer> {
  const { auth } = await backend();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${location.origin}/`,
      data: { first_name: firstName, last_name: lastName, display_name: `${firstName} ${lastName}`.trim() },
    },
  });
  if (error) return { error: { message: error.message } };
  return { error: null, needsConfirmation: data.session === null };
}

export async function signOut(scope: 'global' | 'local' | 'others' = 'global'): Promise<AuthAnswer> {
  const { auth } = await backend();
  const { error } = await auth.signOut({ scope });
  return { error: error ? { message: error.message } : null };
}
