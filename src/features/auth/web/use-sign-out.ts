import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../../ui/use-toast.ts';
import type { Leave, Leaving } from './leave-context.ts';
import { useSession } from './use-session.ts';

/** SPEC 7 and 8. */
const EVERYWHERE: Leaving = {
  scope: 'global',
  farewell: { title: 'Signed out successfully', description: "You've been signed out of your account." },
};

/** Signs out, says so, and goes to the home page; a failure is told in the provider's words and keeps the page. */
export function useSignOut(): { isSigningOut: boolean; leave: Leave } {
  const { signOut } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const leave: Leave = async ({ scope, farewell } = EVERYWHERE) => {
    setIsSigningOut(true);
    const { error } = await signOut(scope);
    if (error) {
      setIsSigningOut(false);
      show({ title: 'Error signing out', description: error.message, tone: 'error' });
      return;
    }
    show({ ...farewell, tone: 'success' });
    // Still leaving: the guard of the page may render once more before the home page takes its place.
    await navigate('/');
  };
  return { isSigningOut, leave };
}
