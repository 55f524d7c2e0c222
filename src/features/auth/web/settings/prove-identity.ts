import type { User } from '@supabase/auth-js';
import { authClient } from '../../../../platform/browser/auth-client.ts';
import { type AuthAnswer, authAnswer, told } from '../auth-commands.ts';
import { proveFactor } from '../second-factor-commands.ts';

/** What this person can show to prove anew who they are. */
export function identityProof({ factors = [], identities = [] }: User): 'password' | 'factor' | 'google' {
  if (factors.some(({ status }) => status === 'verified')) return 'factor';
  return identities.length > 0 && identities.every(({ provider }) => provider === 'google') ? 'google' : 'password';
}

/** Proves anew who somebody is, without leaving the page where that can be: the session becomes a fresh one. */
export const proveIdentity = told(async (user: User, secret: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  switch (identityProof(user)) {
    case 'factor': {
      const factor = user.factors?.find(({ status }) => status === 'verified');
      return proveFactor(factor?.id ?? '', secret);
    }
    case 'password': {
      const { error } = await auth.signInWithPassword({ email: user.email ?? '', password: secret });
      return authAnswer(error);
    }
    case 'google': {
      const redirectTo = `${location.origin}/dashboard/settings`;
      const { error } = await auth.signInWithOAuth({ provider: 'google', options: { redirectTo } });
      return authAnswer(error);
    }
  }
});
