import type { User } from '@supabase/auth-js';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useBusy } from '../../../../ui/use-busy.ts';
import { useOpenable } from '../../../../ui/use-openable.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import { AddressForm } from '../address-form.tsx';
import { askForNewEmail, resendEmailChange } from './settings-commands.ts';
import { useAccountChanged } from './use-account.ts';
import { WithAccount } from './with-account.tsx';

export function EmailSection({ userId }: { userId: string }) {
  return (
    <SectionCard
      id="email"
      title="Email address"
      lead="You sign in with it, and our mails go there. A new one counts once both mailboxes have said yes."
    >
      <WithAccount userId={userId}>{(account) => <EmailAddress account={account} />}</WithAccount>
    </SectionCard>
  );
}

function EmailAddress({ account }: { account: User }) {
  const { show } = useToast();
  const { isOpen, opener, open, close } = useOpenable();
  const accountChanged = useAccountChanged(account.id);
  const { email = '', new_email: awaited } = account;
  return (
    <>
      <p className="text-lead font-medium break-all">{email}</p>
      {awaited ? <AwaitedAddress email={email} awaited={awaited} /> : null}
      {isOpen ? (
        <div className="flex w-full max-w-lg flex-col gap-3">
          <AddressForm
            label="New email address"
            fieldLabel="New email address"
            email=""
            submitLabel="Send both links"
            isArrival
            send={askForNewEmail}
            onSent={(address) => {
              close();
              void accountChanged();
              show({
                title: 'Check both mailboxes',
                description: `Follow the link we sent to ${email} and the one to ${address}.`,
                tone: 'success',
              });
            }}
          />
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button ref={opener} variant="secondary" onClick={open}>
          {awaited ? 'Choose another address' : 'Change email address'}
        </Button>
      )}
    </>
  );
}

function AwaitedAddress({ email, awaited }: { email: string; awaited: string }) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const resend = async () => {
    const { error } = await run(() => resendEmailChange(email));
    if (error) show({ title: 'Could not send the emails', description: error.message, tone: 'error' });
    else show({ title: 'Emails sent', description: 'New links are on their way to both mailboxes.', tone: 'success' });
  };
  return (
    <Notice className="w-full">
      <p>
        Waiting for <strong className="font-semibold break-all">{awaited}</strong>. Follow the link in that mailbox and
        the one in <strong className="font-semibold break-all">{email}</strong>; until then nothing changes.
      </p>
      <Button variant="link" isBusy={isBusy} className="-my-2" onClick={() => void resend()}>
        Send the links again
      </Button>
    </Notice>
  );
}
