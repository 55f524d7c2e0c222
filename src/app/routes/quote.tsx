import type { MetaFunction } from 'react-router';
import { QuoteScreen } from '../../features/quotes/web/quote-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Get a free quote',
    description:
      'Ask for a price for an activity, a venue, a hotel for the group or a whole weekend. It costs nothing and books nothing.',
    canonical: '/quote',
    card: 'quote',
  });

export default QuoteScreen;
