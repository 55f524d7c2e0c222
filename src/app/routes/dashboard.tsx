import type { MetaFunction } from 'react-router';
import { OverviewScreen } from '../../features/dashboard/web/overview-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Dashboard', description: 'Your trips at a glance.', isPrivate: true });

export default OverviewScreen;
