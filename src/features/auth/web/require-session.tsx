import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { linkOutcome } from '../domain/link-outcome.ts';
import { signInPath } from '../domain/safe-next-path.ts';
import { useSession } from './use-session.ts';

/** Shows its children to signed-in visitors, the fallback while the session loads, and /auth to everyone else. */
export function RequireSession({
  fallback,
  isLeaving = false,
  children,
}: {
  fallback: ReactNode;
  /** True while the visitor signs out: whoever leaves on purpose goes where they are sent, not to /auth. */
  isLeaving?: boolean;
  children: ReactNode;
}) {
  const { user, isLoading } = useSession();
  const { pathname, search, hash } = useLocation();
  if (isLoading || (isLeaving && user === null)) return fallback;
  // Why a link did not work, or did only half of its work, is told on /auth.
  const told = ['error', 'half-done'].includes(linkOutcome(hash).kind) ? hash : '';
  if (user === null) return <Navigate to={signInPath(pathname + search) + told} replace />;
  return children;
}
