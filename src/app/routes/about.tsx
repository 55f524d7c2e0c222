import type { MetaFunction } from 'react-router';
import { AboutScreen } from '../../features/site/web/about-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'About us',
    description:
      'Why we built a planner for the friend who ends up organising: plans that are checked, prices that add up, and figures that say what they are.',
    canonical: '/about',
    card: 'about',
  });

export default AboutScreen;
