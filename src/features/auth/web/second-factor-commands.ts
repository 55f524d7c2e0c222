import { authClient } from '../../../platform/browser/auth-client.ts';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { type AuthAnswer, authAnswer, told } from './auth-commands.ts';

/** Shows the code of an authenticator app; the session then counts in full (MFA_CHALLENGE_VERIFIED). */
export const proveFactor = told(async (factorId: string, code: string): Promise<AuthAnswer> => {
  const auth = await authClient();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  return authAnswer(error);
});

/**
 * Spends a recovery code instead. The server takes the lost factors off the account, and the session is renewed to
 * know of it.
 */
export const spendRecoveryCode = told(async (code: string): Promise<AuthAnswer> => {
  const spent = await callSignedFunction('recovery-codes', { type: 'use', code });
  if (!spent.ok) return { error: { message: spent.reason.words, code: spent.reason.code } };
  const auth = await authClient();
  const { error } = await auth.refreshSession();
  return authAnswer(error);
});
