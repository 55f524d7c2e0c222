import type { Session } from '@supabase/auth-js';
import { authClient, onAuthClient } from '../../../platform/browser/auth-client.ts';
import { SESSION_KEY } from '../../../platform/browser/session-key.ts';
import { freshSession, storedSession, storedSessionText } from './stored-session.ts';

/** What an e-mail link or a provider brings in the address. */
const ANSWER_IN_ADDRESS = /[#?&](access_token|error|error_description)=/;

/** True when there is something to read a session from; without it the visitor is known to be signed out. */
export const mayHaveSession = (stored: string | null, address: string): boolean =>
  stored !== null || ANSWER_IN_ADDRESS.test(address);

/**
 * Calls `onSession` with the session of this tab, now and whenever it changes: other tabs, refreshes and sign-outs
 * included. `onFault` hears why a session that may be there could not be read. Returns how to stop.
 */
export function followSession(onSession: (session: Session | null) => void, onFault: (fault: unknown) => void) {
  const gone = new AbortController();
  const stopListening = onAuthClient((opening) => {
    opening.then(
      (auth) => {
        if (gone.signal.aborted) return;
        const { data } = auth.onAuthStateChange((event, session) =>
          onSession(event === 'INITIAL_SESSION' ? (session ?? storedSession()) : session),
        );
        gone.signal.addEventListener('abort', () => data.subscription.unsubscribe());
      },
      // Whoever asked for the client tells that it could not be had.
      () => {},
    );
  });
  const read = () => authClient().catch(onFault);
  if (mayHaveSession(storedSessionText(), location.href)) {
    // Seconds before the client is there, on a slow line. What an address brings may be of somebody else.
    const fresh = ANSWER_IN_ADDRESS.test(location.href) ? null : freshSession(Date.now());
    if (fresh !== null) onSession(fresh);
    void read();
  } else onSession(null);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== SESSION_KEY && key !== null) return;
    // A sign-in in another tab, which the client itself would hear of if it were here already; or the storage was
    // emptied, of which no client hears.
    if (storedSessionText() === null) onSession(null);
    else void read();
  };
  addEventListener('storage', onStorage, { signal: gone.signal });
  // The client looks every half minute; somebody who is back on the line need not wait for that.
  const onOnline = () => {
    if (storedSessionText() !== null) void authClient().then((auth) => auth.getSession(), onFault);
  };
  addEventListener('online', onOnline, { signal: gone.signal });
  return () => {
    stopListening();
    gone.abort();
  };
}
