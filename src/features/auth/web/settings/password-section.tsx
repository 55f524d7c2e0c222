import { type FormEvent, useState } from 'react';
import { formText } from '../../../../platform/browser/form-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useArrivalFocus } from '../../../../ui/use-arrival-focus.ts';
import { useBusy } from '../../../../ui/use-busy.ts';
import { useOpenable } from '../../../../ui/use-openable.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import { findPasswordFault } from '../../domain/password-rules.ts';
import { setPassword } from '../auth-commands.ts';
import { NewPasswordField, passwordFaultWords } from '../new-password-field.tsx';
import { sendSecurityCode } from './settings-commands.ts';
import { useAccountChanged } from './use-account.ts';

export function PasswordSection({ userId, email }: { userId: string; email: string }) {
  const { isOpen, opener, open, close } = useOpenable();
  return (
    <SectionCard
      id="password"
      title="Password"
      lead="A new password signs every other device out, and we tell you about it by email."
    >
      {isOpen ? (
        <ChangePassword userId={userId} email={email} onClose={close} />
      ) : (
        <Button ref={opener} variant="secondary" onClick={open}>
          Change password
        </Button>
      )}
    </SectionCard>
  );
}

/** Somebody who signed in long ago types the code of a security mail as well. */
function ChangePassword({ userId, email, onClose }: { userId: string; email: string; onClose: () => void }) {
  const accountChanged = useAccountChanged(userId);
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const failed = (message: string) => show({ title: 'Password not changed', description: message, tone: 'error' });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const password = formText(form, 'password');
    const broken = findPasswordFault(password);
    if (broken) {
      setFault(passwordFaultWords(broken));
      element.querySelector<HTMLInputElement>('[name=password]')?.focus();
      return;
    }
    await run(async () => {
      const { error } = await setPassword(password, needsCode ? formText(form, 'code') : undefined);
      if (!error) {
        show({ title: 'Password changed', description: 'Every other device was signed out.', tone: 'success' });
        onClose();
        await accountChanged();
        return;
      }
      if (error.code !== 'reauthentication_needed') {
        failed(error.message);
        if (error.code !== 'reauthentication_not_valid') setFault(error.message);
        return;
      }
      const sent = await sendSecurityCode();
      if (sent.error) failed(sent.error.message);
      else setNeedsCode(true);
    });
  };
  return (
    <form aria-label="Change password" onSubmit={(event) => void submit(event)} className="grid w-full max-w-lg gap-4">
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="New password" isArrival error={fault} onEdit={() => setFault(undefined)} />
      {needsCode ? <SecurityCodeField email={email} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          Set new password
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function SecurityCodeField({ email }: { email: string }) {
  const field = useArrivalFocus<HTMLInputElement>();
  return (
    <CodeField
      ref={field}
      label="Security code"
      hint={`You signed in a while ago, so we sent a code to ${email}. Type it here to go on.`}
    />
  );
}
