import type { MetaFunction } from 'react-router';
import { ThankYouScreen } from '../../features/enquiries/web/thank-you-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Thank you', description: 'What you sent has arrived.', isPrivate: true });

export default ThankYouScreen;
