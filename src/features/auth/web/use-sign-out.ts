import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../../ui/use-toast.ts';
import { useSession } from './use-session.ts';

/** Signs out, says so, and goes to the home page; a failure is told in the provider's words and keeps the page. */
export function useSignOut(): { isSigningOut: boolean; leave: () => Promise<void> } {
  const { signOut } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const leave = async () => {
    setIsSigningOut(true);
    const { error } = await signOut();
    if (error) {
      setIsSigningOut(false);
      show({ title: 'Error signing out', description: error.message, tone: 'error' });
      return;
    }
    show({
      title: 'Signed out successfully',
      description: "You've been signed out of your account.",
      tone: 'success',
    });
    // Still leaving: the guard of the page may render once more before the home page takes its place.
    await navigate('/');
  };
  return { isSigningOut, leave };
}
