import type { User } from '@supabase/auth-js';
import { type MetaFunction, useOutletContext } from 'react-router';
import { AnalyticsScreen } from '../../features/dashboard/web/analytics-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Analytics', description: 'What your trips cost, beside your budget.', isPrivate: true });

export default function DashboardAnalyticsRoute() {
  return <AnalyticsScreen userId={useOutletContext<User>().id} />;
}
