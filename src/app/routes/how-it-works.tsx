import type { MetaFunction } from 'react-router';
import { HowItWorksScreen } from '../../features/site/web/how-it-works-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'How it works',
    description:
      'Four steps: pick and mix activities, reserve your favourites, manage the group with WhatsApp invites, and handle individual payments.',
    canonical: '/how-it-works',
    card: 'how-it-works',
  });

export default HowItWorksScreen;
