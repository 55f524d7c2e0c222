import { type FormEvent, useRef, useState } from 'react';
import { backend } from '../../../platform/browser/backend.ts';
import { firstMessages } from '../../../platform/browser/first-messages.ts';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import { QuoteCall } from '../domain/quote-call.ts';
import { sendQuote } from './send-quote.ts';

export interface QuoteFormProps {
  about: string;
  destination: string;
  /** Hears the address the answer will go to. */
  onSent: (email: string) => void;
}

/** Asks for a quote. The rules are the server's own, so the two cannot disagree. */
export function QuoteForm({ about, destination, onSent }: QuoteFormProps) {
  const { show } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const size = formText(fields, 'groupSize');
    const parsed = QuoteCall.safeParse({
      about: formText(fields, 'about'),
      destination: formText(fields, 'destination'),
      name: formText(fields, 'name'),
      email: formText(fields, 'email'),
      groupSize: size === '' ? null : Number(size),
      message: formText(fields, 'message'),
    });
    if (!parsed.success) {
      const found = firstMessages(parsed.error);
      setMessages(found);
      const [first] = found.keys();
      const control = first === undefined ? null : form.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setMessages(new Map());
    setIsBusy(true);
    const sent = await sendQuote((await backend()).functions, parsed.data);
    setIsBusy(false);
    if (sent.ok) onSent(parsed.data.email);
    else show({ title: 'Could not send your request', description: sent.reason, tone: 'error' });
  };

  return (
    <form
      ref={form}
      aria-label="Quote request"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <TextField
        label="What should we quote for?"
        name="about"
        defaultValue={about}
        placeholder="A private boat, a hotel for twelve, the whole weekend…"
        error={messages.get('about')}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <TextField
          label="Destination"
          name="destination"
          defaultValue={destination}
          isOptional
          error={messages.get('destination')}
        />
        <TextField
          label="Group size"
          name="groupSize"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          isOptional
          error={messages.get('groupSize')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Your name" name="name" autoComplete="name" error={messages.get('name')} />
        <TextField label="Email" name="email" type="email" autoComplete="email" error={messages.get('email')} />
      </div>
      <TextareaField
        label="Anything we should know?"
        name="message"
        isOptional
        maxLength={2000}
        error={messages.get('message')}
      />
      <Button type="submit" size="large" isBusy={isBusy} className="justify-self-start">
        Get Free Quote
      </Button>
    </form>
  );
}
