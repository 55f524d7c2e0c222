import type { Factor, User } from '@supabase/auth-js';
import { Smartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { latePart } from '../../../../ui/late-part.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useBusy } from '../../../../ui/use-busy.ts';
import { useOpenable } from '../../../../ui/use-openable.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { removeFactor } from './settings-commands.ts';
import { useAccountChanged } from './use-account.ts';
import { WithAccount } from './with-account.tsx';

const EnrolDialog = latePart(
  () => import('./enrol-dialog.tsx'),
  (part) => part.EnrolDialog,
);

export function SecondFactorSection({ userId }: { userId: string }) {
  return (
    <SectionCard
      id="second-step"
      title="Second step"
      lead="After your password we ask for a code from an app on your phone. Whoever learns your password still stays out."
    >
      <WithAccount userId={userId}>{(account) => <Factors account={account} />}</WithAccount>
    </SectionCard>
  );
}

function Factors({ account }: { account: User }) {
  const { isOpen, opener, open, close } = useOpenable();
  // Of the moment it opened: while the dialog shows the recovery codes the first app is there already.
  const [isFirst, setIsFirst] = useState(false);
  const accountChanged = useAccountChanged(account.id);
  const factors = (account.factors ?? []).filter(({ status }) => status === 'verified');
  const isOn = factors.length > 0;
  return (
    <>
      <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      {isOn ? (
        <ul aria-label="Authenticator apps" className="flex w-full flex-col">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} onChanged={accountChanged} />
          ))}
        </ul>
      ) : null}
      <Button
        ref={opener}
        variant="secondary"
        onClick={() => {
          setIsFirst(!isOn);
          open();
        }}
      >
        {isOn ? 'Add another app' : 'Switch on'}
      </Button>
      {isOn ? <RecoveryCodes userId={account.id} email={account.email ?? ''} /> : null}
      {isOpen ? (
        <Suspense fallback={<Spinner label="One moment" />}>
          <EnrolDialog email={account.email ?? ''} isFirst={isFirst} onClose={close} onChanged={accountChanged} />
        </Suspense>
      ) : null}
    </>
  );
}

interface FactorRowProps {
  factor: Factor;
  isLast: boolean;
  onChanged: () => Promise<void>;
}

function FactorRow({ factor, isLast, onChanged }: FactorRowProps) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const [isAsking, setIsAsking] = useState(false);
  const name = factor.friendly_name || 'Authenticator app';
  const remove = async () => {
    const { error } = await run(() => removeFactor(factor.id));
    setIsAsking(false);
    await onChanged();
    if (error) show({ title: 'Could not remove the app', description: error.message, tone: 'error' });
    else
      show({ title: 'App removed', description: `${name} no longer gives codes for your account.`, tone: 'success' });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Smartphone aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-break-word">{name}</p>
        <p className="text-sm text-soft">{`Added ${new Date(factor.created_at).toLocaleDateString('en-GB', { dateStyle: 'long' })}`}</p>
      </div>
      <Button variant="danger" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Remove ${name}?`}
        actions={
          <>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
              Remove the app
            </Button>
          </>
        }
      >
        <p>
          {isLast
            ? 'It is your only app: your password alone will let you in, and your recovery codes go with it.'
            : 'Its codes will no longer work. Your other apps stay.'}
        </p>
      </Dialog>
    </li>
  );
}
