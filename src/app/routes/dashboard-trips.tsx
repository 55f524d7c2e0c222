import type { User } from '@supabase/auth-js';
import { type MetaFunction, useOutletContext } from 'react-router';
import { TripsScreen } from '../../features/dashboard/web/trips-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'My Trips', description: 'Every trip you have planned.', isPrivate: true });

export default function DashboardTripsRoute() {
  return <TripsScreen userId={useOutletContext<User>().id} />;
}
