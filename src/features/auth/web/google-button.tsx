import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { signInWithGoogle } from './auth-commands.ts';

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

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5 shrink-0" fill="currentColor">
      <path d="M9 7.4v3.5h4.9c-.2 1.3-1.5 3.7-4.9 3.7a5.6 5.6 0 1 1 0-11.2c1.7 0 2.8.7 3.5 1.4l2.4-2.3A8.7 8.7 0 0 0 9 .3a8.7 8.7 0 1 0 0 17.4c5 0 8.4-3.5 8.4-8.5 0-.6-.1-1.2-.2-1.8z" />
    </svg>
  );
}
