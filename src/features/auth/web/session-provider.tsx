import type { Session } from '@supabase/auth-js';
import { type ReactNode, useEffect, useState } from 'react';
import { signIn, signOut, signUp } from './auth-commands.ts';
import { followSession } from './follow-session.ts';
import { SessionContext } from './session-context.ts';

type Known = { isLoading: true } | { isLoading: false; session: Session | null } | { isLoading: false; fault: unknown };

/** Gives the session to the whole app and follows it: other tabs, refreshes and sign-outs arrive as events. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>({ isLoading: true });
  useEffect(
    () =>
      followSession(
        (session) => {
          document.documentElement.toggleAttribute('data-signed-in', session !== null);
          setKnown({ isLoading: false, session });
        },
        (fault) => setKnown({ isLoading: false, fault }),
      ),
    [],
  );
  if ('fault' in known) throw known.fault;
  const session = known.isLoading ? null : known.session;
  return (
    <SessionContext
      value={{ session, user: session?.user ?? null, isLoading: known.isLoading, signIn, signUp, signOut }}
    >
      {children}
    </SessionContext>
  );
}
