import type { MetaFunction } from 'react-router';
import { ContactScreen } from '../../features/enquiries/web/contact-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Contact us',
    description:
      'Ask us anything about your stag do, hen party, birthday or work do. A person reads your message and answers by email.',
    canonical: '/contact',
    card: 'contact',
  });

export default ContactScreen;
