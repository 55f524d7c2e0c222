import { type FormEvent, useState } from 'react';
import { formText } from '../../../../platform/browser/form-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useArrivalFocus } from '../../../../ui/use-arrival-focus.ts';
import { useBusy } from '../../../../ui/use-busy.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import { proveFactor } from '../second-factor-commands.ts';
import { QrCode } from './qr-code.tsx';
import { makeRecoveryCodes } from './recovery-code-commands.ts';
import { RecoveryCodeSheet } from './recovery-code-sheet.tsx';
import { dropEnrolment, enrolFactor, type OpenEnrolment } from './settings-commands.ts';

type Step =
  | { kind: 'naming' }
  | { kind: 'proving'; enrolment: OpenEnrolment }
  | { kind: 'saving-codes'; codes: readonly string[] };

const TITLE: Record<Step['kind'], string> = {
  naming: 'Add an authenticator app',
  proving: 'Scan and confirm',
  'saving-codes': 'Save your recovery codes',
};

export interface EnrolDialogProps {
  email: string;
  /** The first app of an account brings recovery codes with it. */
  isFirst: boolean;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Adds an authenticator app: a name, a code to scan or type, the app's first code, and for the first app recovery codes. */
export function EnrolDialog({ email, isFirst, onClose, onChanged }: EnrolDialogProps) {
  const { show } = useToast();
  const [step, setStep] = useState<Step>({ kind: 'naming' });
  const close = () => {
    if (step.kind === 'proving') void dropEnrolment(step.enrolment.factorId);
    onClose();
  };
  const proven = async () => {
    await onChanged();
    show({ title: 'Second step is on', description: 'We ask for a code when you sign in.', tone: 'success' });
    const made = isFirst ? await makeRecoveryCodes() : null;
    if (made === null) onClose();
    else if (made.error) {
      show({ title: 'No recovery codes yet', description: made.error.message, tone: 'error' });
      onClose();
    } else {
      setStep({ kind: 'saving-codes', codes: made.codes });
      await onChanged();
    }
  };
  return (
    <Dialog isOpen onClose={close} title={TITLE[step.kind]}>
      {step.kind === 'naming' ? <NameForm onEnrolled={(enrolment) => setStep({ kind: 'proving', enrolment })} /> : null}
      {step.kind === 'proving' ? <ProofForm enrolment={step.enrolment} onProven={proven} /> : null}
      {step.kind === 'saving-codes' ? (
        <>
          <RecoveryCodeSheet email={email} codes={step.codes} />
          <Button onClick={onClose}>I have saved them</Button>
        </>
      ) : null}
    </Dialog>
  );
}

function NameForm({ onEnrolled }: { onEnrolled: (enrolment: OpenEnrolment) => void }) {
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string>();
  const field = useArrivalFocus<HTMLInputElement>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'name').trim();
    const answer = await run(() => enrolFactor(name));
    if (answer.error === null) onEnrolled(answer.enrolment);
    else if (answer.error.code === 'mfa_factor_name_conflict') setFault('You have an app of this name already.');
    else setFault(answer.error.message);
  };
  return (
    <form aria-label="Name the app" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-soft">
        Any authenticator app will do: the one of your password manager, or one on your phone. It shows a new code every
        thirty seconds.
      </p>
      <TextField
        ref={field}
        label="What shall we call it?"
        name="name"
        defaultValue="My phone"
        maxLength={60}
        error={fault}
        onChange={() => setFault(undefined)}
        required
      />
      <Button type="submit" isBusy={isBusy}>
        Next
      </Button>
    </form>
  );
}

function ProofForm({ enrolment, onProven }: { enrolment: OpenEnrolment; onProven: () => Promise<void> }) {
  const { isBusy, run } = useBusy();
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const code = formText(new FormData(element), 'code');
    await run(async () => {
      const { error } = await proveFactor(enrolment.factorId, code);
      if (!error) return onProven();
      const isWrong = error.code === 'mfa_verification_failed';
      setFault(isWrong ? 'That code is not right. Type the one your app shows now.' : error.message);
      element.querySelector('input')?.select();
    });
  };
  return (
    <form aria-label="Confirm the app" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-soft">Scan this with your app, then type the code it shows.</p>
      <QrCode text={enrolment.uri} label="QR code for your authenticator app" />
      <details className="rounded-control bg-sunken px-4 py-2">
        <summary className="cursor-pointer py-1 font-medium">Cannot scan? Type this key</summary>
        <p className="py-2 font-semibold break-all tabular-nums">
          {enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </details>
      <CodeField label="Code from the app" error={fault} onChange={() => setFault(undefined)} />
      <Button type="submit" isBusy={isBusy}>
        Confirm
      </Button>
    </form>
  );
}
