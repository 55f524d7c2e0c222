import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { track } from '../../../platform/browser/analytics/track.ts';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { FORGOTTEN_PASSWORD_PATH } from '../domain/auth-paths.ts';
import { prepareAuth } from './auth-commands.ts';
import { GoogleButton } from './google-button.tsx';
import { useSession } from './use-session.ts';

/** `onUnconfirmed` hears the address whose owner has not followed the link of the confirmation e-mail yet. */
export function SignInForm({ onUnconfirmed }: { onUnconfirmed: (email: string) => void }) {
  const { signIn } = useSession();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [typedEmail, setTypedEmail] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = formText(form, 'email').trim();
    setIsBusy(true);
    const answer = await signIn(email, formText(form, 'password'));
    setIsBusy(false);
    track({ event: 'form_submit', form: 'sign-in', outcome: answer.error ? 'failed' : 'sent' });
    if (answer.error) {
      show({ title: 'Sign in failed', description: answer.error.message, tone: 'error' });
      if (answer.error.code === 'email_not_confirmed') onUnconfirmed(email);
      return;
    }
    // Nobody is in before the second step.
    if (answer.needsSecondFactor) return;
    show({ title: 'Welcome back!', description: "You've been signed in successfully.", tone: 'success' });
  };
  return (
    <>
      <GoogleButton />
      <form aria-label="Sign In" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          onFocus={prepareAuth}
          onChange={({ currentTarget }) => setTypedEmail(currentTarget.value)}
          required
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Button type="submit" isBusy={isBusy} className="w-full">
          Sign In
        </Button>
        <Link
          to={FORGOTTEN_PASSWORD_PATH}
          state={{ email: typedEmail }}
          className={buttonClass({ variant: 'link', className: '-my-2 mx-auto' })}
        >
          Forgotten your password?
        </Link>
      </form>
    </>
  );
}
