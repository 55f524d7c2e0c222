import type { MetaFunction } from 'react-router';
import { ComingSoonScreen } from '../../features/dashboard/web/coming-soon-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Calendar', description: 'Your trips on a calendar.', isPrivate: true });

export default function DashboardCalendarRoute() {
  return (
    <ComingSoonScreen title="Calendar">
      This page will show your trips on a calendar, with a feed for your own.
    </ComingSoonScreen>
  );
}
