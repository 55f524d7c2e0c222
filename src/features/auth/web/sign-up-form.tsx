import { type FormEvent, useState } from 'react';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { prepareAuth } from './auth-commands.ts';
import { GoogleButton } from './google-button.tsx';
import { useSession } from './use-session.ts';

/** SPEC 5 and 9; the browser enforces it, and the server again. */
const PASSWORD_MIN = 6;

/** `onAwaitConfirmation` hears the address that must follow the link of the e-mail first. */
export function SignUpForm({ onAwaitConfirmation }: { onAwaitConfirmation: (email: string) => void }) {
  const { signUp } = useSession();
  const { show } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = formText(form, 'email').trim();
    setIsBusy(true);
    const answer = await signUp({
      firstName: formText(form, 'firstName').trim(),
      lastName: formText(form, 'lastName').trim(),
      email,
      password: formText(form, 'password'),
    });
    setIsBusy(false);
    if (answer.error) {
      show({ title: 'Sign up failed', description: answer.error.message, tone: 'error' });
      return;
    }
    show({
      title: 'Account created!',
      description: 'Please check your email to verify your account.',
      tone: 'success',
    });
    if (answer.needsConfirmation) onAwaitConfirmation(email);
  };
  return (
    <>
      <GoogleButton />
      <form aria-label="Sign Up" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First name" name="firstName" autoComplete="given-name" required />
          <TextField label="Last name" name="lastName" autoComplete="family-name" required />
        </div>
        <TextField label="Email" name="email" type="email" autoComplete="email" onFocus={prepareAuth} required />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          hint={`At least ${PASSWORD_MIN} characters.`}
          required
        />
        <Button type="submit" isBusy={isBusy} className="w-full">
          Create account
        </Button>
        <p className="text-center text-sm text-soft">
          By creating an account you accept our {inlineLink('/terms', 'terms')}. What we keep about you is in our{' '}
          {inlineLink('/privacy', 'privacy policy')}.
        </p>
      </form>
    </>
  );
}

const inlineLink = (href: string, words: string) => (
  <a href={href} className="text-link underline underline-offset-4">
    {words}
  </a>
);
