import type { User } from '@supabase/auth-js';
import { type MetaFunction, useOutletContext } from 'react-router';
import { accountNames } from '../../features/auth/web/account-names.ts';
import { fullNameOf } from '../../features/auth/web/first-name-of.ts';
import { ProfileScreen } from '../../features/profile/web/profile-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Profile', description: 'Your personal details.', isPrivate: true });

export default function DashboardProfileRoute() {
  const user = useOutletContext<User>();
  return <ProfileScreen userId={user.id} email={user.email ?? ''} name={fullNameOf(user)} names={accountNames(user)} />;
}
