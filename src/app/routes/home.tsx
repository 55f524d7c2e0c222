import type { MetaFunction } from 'react-router';
import { HomeScreen } from '../../features/site/web/home-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Group celebrations, sorted',
    description:
      'Stag dos, hen parties, birthdays and work dos, planned hour by hour and checked: open when you arrive, reachable in time, within budget, fit for your group.',
    canonical: '/',
  });

export default HomeScreen;
