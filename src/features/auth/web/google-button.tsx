import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { signInWithGoogle } from './auth-commands.ts';
import { GoogleMark } from './google-mark.tsx';

/** Leaves for Google, or says in a toast why it cannot and stays. */
export function GoogleButton() {
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    const { error } = await signInWithGoogle();
    if (!error) return;
    setIsBusy(false);
    show({ title: 'Google sign in failed', description: error.message, tone: 'error' });
  };
  return (
    <>
      <Button variant="secondary" className="w-full" isBusy={isBusy} onClick={() => void go()}>
        <GoogleMark />
        Continue with Google
      </Button>
      <div className="my-5 flex items-center gap-4 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with email
      </div>
    </>
  );
}
