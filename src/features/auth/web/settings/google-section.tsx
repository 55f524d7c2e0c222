import type { User, UserIdentity } from '@supabase/auth-js';
import { Button } from '../../../../ui/button.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useBusy } from '../../../../ui/use-busy.ts';
import { useToast } from '../../../../ui/use-toast.ts';
import { GoogleMark } from '../google-mark.tsx';
import { linkGoogle, unlinkGoogle } from './settings-commands.ts';
import { useAccountChanged } from './use-account.ts';
import { WithAccount } from './with-account.tsx';

export function GoogleSection({ userId }: { userId: string }) {
  return (
    <SectionCard id="google" title="Google" lead="Sign in with your Google account instead of a password.">
      <WithAccount userId={userId}>{(account) => <GoogleLink account={account} />}</WithAccount>
    </SectionCard>
  );
}

const addressOf = ({ identity_data: data }: UserIdentity): string => {
  const email: unknown = data?.email;
  return typeof email === 'string' ? email : 'your Google account';
};

function GoogleLink({ account }: { account: User }) {
  const { show } = useToast();
  const { isBusy, run } = useBusy();
  const accountChanged = useAccountChanged(account.id);
  const identities = account.identities ?? [];
  const google = identities.find(({ provider }) => provider === 'google');

  const link = async () => {
    const { error } = await run(linkGoogle);
    if (error) show({ title: 'Google sign in failed', description: error.message, tone: 'error' });
  };
  if (google === undefined) {
    return (
      <Button variant="secondary" isBusy={isBusy} onClick={() => void link()}>
        <GoogleMark />
        Link Google
      </Button>
    );
  }
  const unlink = async () => {
    const { error } = await run(() => unlinkGoogle(google));
    await accountChanged();
    if (error) show({ title: 'Could not unlink Google', description: error.message, tone: 'error' });
    else show({ title: 'Google unlinked', description: 'You sign in with your email and password.', tone: 'success' });
  };
  const isOnlyWay = identities.length < 2;
  return (
    <>
      <p className="flex items-center gap-3">
        <GoogleMark />
        <span>
          Linked to <strong className="font-semibold break-all">{addressOf(google)}</strong>
        </span>
      </p>
      <Button variant="secondary" isBusy={isBusy} disabled={isOnlyWay} onClick={() => void unlink()}>
        Unlink Google
      </Button>
      {isOnlyWay ? (
        <p className="text-sm text-soft">
          This is your only way in, so it has to stay. Set a password first, by “Forgotten your password?” on the
          sign-in page.
        </p>
      ) : null}
    </>
  );
}
