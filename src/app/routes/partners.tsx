import type { MetaFunction } from 'react-router';
import { PartnersScreen } from '../../features/enquiries/web/partners-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Join our network of local experts',
    description:
      'Guides, venues and everyone else who sends groups home happy: apply to join our network of local experts. It costs nothing.',
    canonical: '/partners',
    card: 'partners',
  });

export default PartnersScreen;
