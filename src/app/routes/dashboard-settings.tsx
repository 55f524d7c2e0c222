import type { User } from '@supabase/auth-js';
import { AtSign, Bell, FolderDown, KeyRound, Laptop, Link2, ShieldCheck } from 'lucide-react';
import { type MetaFunction, useOutletContext } from 'react-router';
import { DevicesSection } from '../../features/account/web/devices-section.tsx';
import { NotificationSection } from '../../features/account/web/notification-section.tsx';
import { YourDataSection } from '../../features/account/web/your-data-section.tsx';
import { type Leaving, useLeave } from '../../features/auth/web/leave-context.ts';
import { ArrivalNotice } from '../../features/auth/web/settings/arrival-notice.tsx';
import { EmailSection } from '../../features/auth/web/settings/email-section.tsx';
import { GoogleSection } from '../../features/auth/web/settings/google-section.tsx';
import { PasswordSection } from '../../features/auth/web/settings/password-section.tsx';
import { identityProof, proveIdentity } from '../../features/auth/web/settings/prove-identity.ts';
import { SecondFactorSection } from '../../features/auth/web/settings/second-factor-section.tsx';
import { useSession } from '../../features/auth/web/use-session.ts';
import { SettingsFrame, type SettingsLink } from '../../features/dashboard/web/settings-frame.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Settings', description: 'Password, second step, devices and your data.', isPrivate: true });

/** The account is gone, so only this browser has something to forget. */
const DELETED: Leaving = {
  scope: 'local',
  farewell: { title: 'Account deleted', description: 'Everything is gone. Come back any time.' },
};

const LINKS: readonly SettingsLink[] = [
  { id: 'password', label: 'Password', icon: KeyRound },
  { id: 'email', label: 'Email address', icon: AtSign },
  { id: 'second-step', label: 'Second step', icon: ShieldCheck },
  { id: 'google', label: 'Google', icon: Link2 },
  { id: 'devices', label: 'Devices', icon: Laptop },
  { id: 'notifications', label: 'Notification choices', icon: Bell },
  { id: 'your-data', label: 'Your data', icon: FolderDown },
];

export default function DashboardSettingsRoute() {
  const user = useOutletContext<User>();
  const { signOut } = useSession();
  const leave = useLeave();
  const email = user.email ?? '';
  return (
    <SettingsFrame links={LINKS}>
      <ArrivalNotice />
      <PasswordSection userId={user.id} email={email} />
      <EmailSection userId={user.id} />
      <SecondFactorSection userId={user.id} />
      <GoogleSection userId={user.id} />
      <DevicesSection userId={user.id} signOutOthers={() => signOut('others')} />
      <NotificationSection userId={user.id} />
      <YourDataSection
        email={email}
        proof={identityProof(user)}
        proveIdentity={(secret) => proveIdentity(user, secret)}
        onDeleted={() => leave(DELETED)}
      />
    </SettingsFrame>
  );
}
