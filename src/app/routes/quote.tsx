import type { MetaFunction } from 'react-router';
import { QuoteScreen } from '../../features/quotes/web/quote-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Get a free quote', description: 'Ask for a price for an activity, a venue or a whole weekend.' });

export default QuoteScreen;
