import { useContext } from 'react';
import { SessionContext, type SessionState } from './session-context.ts';

/**
 * The visitor's session, user and loading flag, with sign-in, sign-up and sign-out.
 * @throws Error outside SessionProvider, because a screen that guesses "signed out" would mislead
 */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (state === null) throw new Error('useSession must be used inside SessionProvider');
  return state;
}
