import { LockKeyhole } from 'lucide-react';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answers } from '../domain/wizard-answer.ts';

export function ContactStep({ answers }: { answers: Answers }) {
  const email = answers('contactEmail');
  return (
    <div className="flex flex-col gap-6">
      <TextField
        name={email.name}
        value={email.value}
        onChange={(event) => email.change(event.target.value)}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@example.com"
        error={email.error}
      />
      <p className="flex items-start gap-3 rounded-card bg-sunken p-4 text-sm text-soft">
        <LockKeyhole aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-link" />
        <span>
          Your privacy matters: we use your email for this trip and nothing else. No newsletters, and never passed on.{' '}
          <a href="/privacy" className="text-link underline underline-offset-4">
            Privacy policy
          </a>
        </span>
      </p>
    </div>
  );
}
