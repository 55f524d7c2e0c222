import type { FormEvent } from 'react';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';
import { type AuthAnswer, prepareAuth } from './auth-commands.ts';

export interface AddressFormProps {
  /** What screen readers call the form. */
  label: string;
  fieldLabel?: string;
  email: string;
  submitLabel: string;
  /** True when the form has taken the place of another: it takes the focus. */
  isArrival?: boolean;
  send: (email: string) => Promise<AuthAnswer>;
  onSent: (email: string) => void;
}

/** Asks for an e-mail address and sends something there. When that fails, the address stays where it was typed. */
export function AddressForm({
  label,
  fieldLabel = 'Email',
  email,
  submitLabel,
  isArrival = false,
  send,
  onSent,
}: AddressFormProps) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const field = useArrivalFocus<HTMLInputElement>(isArrival);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = formText(new FormData(event.currentTarget), 'email').trim();
    const { error } = await run(() => send(address));
    if (error) show({ title: 'Could not send the email', description: error.message, tone: 'error' });
    else onSent(address);
  };
  return (
    <form aria-label={label} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        ref={field}
        label={fieldLabel}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        onFocus={prepareAuth}
        maxLength={254}
        required
      />
      <Button type="submit" isBusy={isBusy} className="w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
