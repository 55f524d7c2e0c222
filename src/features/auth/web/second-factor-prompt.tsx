import type { User } from '@supabase/auth-js';
import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { AuthAnswer } from './auth-commands.ts';
import { AuthFrame } from './auth-frame.tsx';
import { proveFactor, spendRecoveryCode } from './second-factor-commands.ts';
import { useSession } from './use-session.ts';

/** The server's refusals of a code, in words that help. */
const FAULT_WORDS: ReadonlyMap<string, string> = new Map([
  [
    'mfa_verification_failed',
    'That code is not right. Codes change every 30 seconds; type the one your app shows now.',
  ],
  ['mfa_challenge_expired', 'That took too long. Type the code your app shows now.'],
  ['over_request_rate_limit', 'Too many tries. Wait a few minutes, then type a fresh code.'],
]);

/** After the password: the code of an authenticator app, or one of the recovery codes for whoever lost it. */
export function SecondFactorPrompt({ user, lead }: { user: User; lead: string }) {
  const { signOut } = useSession();
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const { isBusy, run } = useBusy();
  return (
    <AuthFrame title="Is it really you?" lead={lead}>
      <div className="flex flex-col gap-5">
        <p className="flex items-start gap-3 text-soft">
          <ShieldCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-link" />
          <span>
            <strong className="font-semibold break-all text-content">{user.email}</strong> is protected by a second
            step.
          </span>
        </p>
        {way === 'app' ? <AppCodeForm user={user} /> : <RecoveryCodeForm />}
        <div className="flex flex-col gap-2 border-t border-line pt-5">
          <Button variant="ghost" onClick={() => setWay(way === 'app' ? 'recovery' : 'app')}>
            {way === 'app' ? 'Lost your phone? Use a recovery code' : 'Use your authenticator app'}
          </Button>
          <Button variant="ghost" isBusy={isBusy} onClick={() => void run(() => signOut('local'))}>
            Use another account
          </Button>
        </div>
      </div>
    </AuthFrame>
  );
}

/** Sends one code; a refusal stays under the field, and the field is ready for the next try. */
function useCodeForm(send: (form: FormData) => Promise<AuthAnswer>, done: { title: string; description: string }) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { error } = await run(() => send(new FormData(form)));
    if (!error) {
      show({ ...done, tone: 'success' });
      return;
    }
    const words = FAULT_WORDS.get(error.code ?? '') ?? error.message;
    setFault(words);
    show({ title: 'Sign in failed', description: words, tone: 'error' });
    form.querySelector('input')?.select();
  };
  return {
    fault,
    isBusy,
    clear: () => setFault(undefined),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

const WELCOME = { title: 'Welcome back!', description: "You've been signed in successfully." };

function AppCodeForm({ user }: { user: User }) {
  const factors = (user.factors ?? []).filter(
    ({ status, factor_type: type }) => status === 'verified' && type === 'totp',
  );
  const [chosen, setChosen] = useState(factors[0]?.id ?? '');
  const field = useArrivalFocus<HTMLInputElement>();
  const { fault, isBusy, clear, onSubmit } = useCodeForm(
    (form) => proveFactor(chosen, formText(form, 'code')),
    WELCOME,
  );
  return (
    <form aria-label="Second step" onSubmit={onSubmit} className="flex flex-col gap-5">
      {factors.length > 1 ? (
        <ChoiceCards
          legend="Which app?"
          name="factor"
          columns={2}
          choices={factors.map(({ id, friendly_name: name }) => ({ value: id, title: name || 'Authenticator app' }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : null}
      <CodeField ref={field} label="Code from your authenticator app" error={fault} onChange={clear} />
      <Button type="submit" isBusy={isBusy} className="w-full">
        Continue
      </Button>
    </form>
  );
}

function RecoveryCodeForm() {
  const field = useArrivalFocus<HTMLInputElement>();
  const { fault, isBusy, clear, onSubmit } = useCodeForm((form) => spendRecoveryCode(formText(form, 'code').trim()), {
    title: 'Welcome back!',
    description: 'That recovery code is spent. Set up your authenticator app again in Settings.',
  });
  return (
    <form aria-label="Recovery code" onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField
        ref={field}
        label="Recovery code"
        name="code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        hint="One of those you saved when you switched the second step on. Each works once."
        error={fault}
        onChange={clear}
        required
      />
      <Button type="submit" isBusy={isBusy} className="w-full">
        Continue
      </Button>
    </form>
  );
}
