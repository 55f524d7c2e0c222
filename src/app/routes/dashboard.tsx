import type { User } from '@supabase/auth-js';
import { type MetaFunction, useOutletContext } from 'react-router';
import { firstNameOf } from '../../features/auth/web/first-name-of.ts';
import { OverviewScreen } from '../../features/dashboard/web/overview-screen.tsx';
import { tripToday } from '../../features/planner/web/trip-today.ts';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Dashboard', description: 'Your trips at a glance.', isPrivate: true });

export default function DashboardRoute() {
  const user = useOutletContext<User>();
  return <OverviewScreen userId={user.id} firstName={firstNameOf(user)} today={tripToday()} />;
}
