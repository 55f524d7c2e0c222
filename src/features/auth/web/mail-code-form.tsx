import { type FormEvent, useState } from 'react';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { AuthAnswer } from './auth-commands.ts';

export interface MailCodeFormProps {
  label: string;
  verify: (code: string) => Promise<AuthAnswer>;
  onVerified?: (() => void) | undefined;
}

/** The code of a mail does what its link does, also when the mail is read on another device. */
export function MailCodeForm({ label, verify, onVerified }: MailCodeFormProps) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { error } = await run(() => verify(formText(new FormData(form), 'code')));
    if (!error) {
      onVerified?.();
      return;
    }
    const words =
      error.code === 'otp_expired'
        ? 'That code is not right, or its time is up. Send the email again for a new one.'
        : error.message;
    setFault(words);
    show({ title: 'That did not work', description: words, tone: 'error' });
    form.querySelector('input')?.select();
  };
  return (
    <form aria-label={label} onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <CodeField label={label} error={fault} onChange={() => setFault(undefined)} />
      <Button type="submit" variant="accent" isBusy={isBusy} className="w-full">
        Continue
      </Button>
    </form>
  );
}
