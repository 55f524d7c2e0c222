import { type FormEvent, useState } from 'react';
import { callSignedFunction } from '../../../platform/browser/call-signed-function.ts';
import { formText } from '../../../platform/browser/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useToast } from '../../../ui/use-toast.ts';

/** How somebody whose sign-in is no longer fresh shows that it is still them. */
export type IdentityProof = 'password' | 'factor' | 'google';
type ProofAnswer = { error: { message: string } | null };

export interface DeleteDialogProps {
  email: string;
  proof: IdentityProof;
  /** Takes the password or the app's code; for Google it leaves the page. */
  proveIdentity: (secret: string) => Promise<ProofAnswer>;
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

const WHAT_GOES = [
  'Your trips, their plans and every version of them',
  'Your chats with the concierge',
  'Your profile, your picture and your choices',
  'Your ways in: password, Google, apps and recovery codes',
];

const isSame = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email.toLowerCase();

/** Says what deletion means, has the address typed, and asks again who it is when the sign-in is old. */
export function DeleteDialog({ email, proof, proveIdentity, onDeleted, onClose }: DeleteDialogProps) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [typed, setTyped] = useState('');
  const [needsProof, setNeedsProof] = useState(false);
  const [fault, setFault] = useState<string>();

  const erase = async () => {
    const answer = await callSignedFunction('account', { type: 'delete', email: typed.trim() });
    if (answer.ok) return onDeleted();
    const { status, words, code } = answer.reason;
    const isStale = status === 403 && [words, code].includes('reauthentication_needed');
    if (isStale && !needsProof) setNeedsProof(true);
    else show({ title: 'Account not deleted', description: words, tone: 'error' });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void run(async () => {
      if (!needsProof) return erase();
      const { error } = await proveIdentity(formText(form, proof === 'factor' ? 'code' : 'password'));
      if (error) setFault(error.message);
      else if (proof !== 'google') await erase();
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title="Delete your account?">
      <form aria-label="Delete account" onSubmit={submit} className="flex flex-col gap-5">
        <div>
          <p>This goes for good, at once:</p>
          <ul className="mt-2 list-disc pl-5 text-soft">
            {WHAT_GOES.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
        <TextField
          label={`Type ${email} to go on`}
          name="typed-address"
          type="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
        {needsProof ? <ProofField proof={proof} fault={fault} onEdit={() => setFault(undefined)} /> : null}
        <footer className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy} disabled={!isSame(typed, email)}>
            {needsProof && proof === 'google' ? 'Sign in with Google again' : 'Delete for good'}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface ProofFieldProps {
  proof: IdentityProof;
  fault: string | undefined;
  onEdit: () => void;
}

function ProofField({ proof, fault, onEdit }: ProofFieldProps) {
  return (
    <>
      <Notice>
        <p>You signed in a while ago. Please show once more that it is you.</p>
      </Notice>
      {proof === 'password' ? (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={fault}
          onChange={onEdit}
          required
        />
      ) : null}
      {proof === 'factor' ? (
        <CodeField label="Code from your authenticator app" error={fault} onChange={onEdit} />
      ) : null}
    </>
  );
}
