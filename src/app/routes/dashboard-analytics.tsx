import type { MetaFunction } from 'react-router';
import { ComingSoonScreen } from '../../features/dashboard/web/coming-soon-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Analytics', description: 'What your trips cost and how they were planned.', isPrivate: true });

export default function DashboardAnalyticsRoute() {
  return (
    <ComingSoonScreen title="Analytics">
      This page will compare what your trips cost, per person and in total.
    </ComingSoonScreen>
  );
}
