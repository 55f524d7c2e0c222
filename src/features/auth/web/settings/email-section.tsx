import type { User } from '@supabase/auth-js';
import { Button } from '../../../../ui/button.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useOpenable } from '../../../../ui/use-openable.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import { AddressForm } from '../address-form.tsx';
import { AwaitedEmail } from './awaited-email.tsx';
import { askForNewEmail } from './settings-commands.ts';
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
      {awaited ? <AwaitedEmail email={email} awaited={awaited} onConfirmed={accountChanged} /> : null}
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
