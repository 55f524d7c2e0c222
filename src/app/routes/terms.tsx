import type { MetaFunction } from 'react-router';
import { TermsScreen } from '../../features/site/web/terms-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Terms and conditions',
    description:
      'Our role as intermediary, bookings, prices and deposits, refunds when you cancel, liability, conduct and English law.',
    canonical: '/terms',
    card: 'terms',
  });

export default TermsScreen;
