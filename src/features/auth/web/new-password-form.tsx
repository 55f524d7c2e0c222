import { type FormEvent, useState } from 'react';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { findPasswordFault } from '../domain/password-rules.ts';
import { setPassword } from './auth-commands.ts';
import { NewPasswordField, passwordFaultWords } from './new-password-field.tsx';

/** Sets the password of whoever is signed in, and says so. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = formText(new FormData(form), 'password');
    const broken = findPasswordFault(password);
    const error = broken ? { message: passwordFaultWords(broken) } : (await run(() => setPassword(password))).error;
    if (error) {
      setFault(error.message);
      show({ title: 'Password not changed', description: error.message, tone: 'error' });
      form.querySelector('input')?.focus();
      return;
    }
    show({
      title: 'Password changed',
      description: 'You are signed in here. Every other device was signed out.',
      tone: 'success',
    });
    onDone();
  };
  return (
    <form aria-label="New password" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {/* A password manager looks for whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <p className="text-soft">
        For <strong className="font-semibold break-all text-content">{email}</strong>. Every other device that is signed
        in to your account will be signed out.
      </p>
      <NewPasswordField label="New password" error={fault} onEdit={() => setFault(undefined)} />
      <Button type="submit" isBusy={isBusy} className="w-full">
        Set new password
      </Button>
    </form>
  );
}
