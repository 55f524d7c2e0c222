import type { Session } from '@supabase/auth-js';
import { type ReactNode, useEffect, useState } from 'react';
import { linkOutcome } from '../domain/link-outcome.ts';
import { signIn, signOut, signUp } from './auth-commands.ts';
import { followSession } from './follow-session.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { SessionContext } from './session-context.ts';

type Known = { isLoading: true } | { isLoading: false; session: Session | null } | { isLoading: false; fault: unknown };

/** Gives the session to the whole app and follows it: other tabs, refreshes and sign-outs arrive as events. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ isLoading: true });
  const [isRecovering, setIsRecovering] = useState(false);
  useEffect(() => {
    // Read before the client, which takes the tokens out of the address.
    const outcome = linkOutcome(location.hash);
    let isRecovery = outcome.kind === 'session' && outcome.isRecovery;
    return followSession(
      (session) => {
        if (isRecovery && session !== null) {
          isRecovery = false;
          setIsRecovering(true);
        }
        document.documentElement.toggleAttribute('data-signed-in', session !== null);
        setKnown({ isLoading: false, session });
      },
      (fault) => setKnown({ isLoading: false, fault }),
    );
  }, []);
  if ('fault' in known) throw known.fault;
  const held = known.isLoading ? null : known.session;
  const isUnproven = held !== null && needsSecondFactor({ accessToken: held.access_token, factors: held.user.factors });
  const session = isUnproven ? null : held;
  return (
    <SessionContext
      value={{
        session,
        user: session?.user ?? null,
        unprovenUser: isUnproven ? held.user : null,
        isLoading: known.isLoading,
        isRecovering,
        endRecovery: () => setIsRecovering(false),
        signIn,
        signUp,
        signOut,
      }}
    >
      {children}
    </SessionContext>
  );
}
