import type { MetaFunction } from 'react-router';
import { ComingSoonScreen } from '../../features/dashboard/web/coming-soon-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Settings', description: 'E-mail, password and devices.', isPrivate: true });

export default function DashboardSettingsRoute() {
  return (
    <ComingSoonScreen title="Settings">
      This page will let you change your e-mail and password, and sign out other devices.
    </ComingSoonScreen>
  );
}
