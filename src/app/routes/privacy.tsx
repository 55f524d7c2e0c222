import type { MetaFunction } from 'react-router';
import { PrivacyScreen } from '../../features/site/web/privacy-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Privacy policy',
    description:
      'What we know about you, why, who else sees it, how long we keep it, and your rights under UK data protection law.',
    canonical: '/privacy',
    card: 'privacy',
  });

export default PrivacyScreen;
