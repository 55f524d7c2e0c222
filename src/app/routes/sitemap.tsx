import type { MetaFunction } from 'react-router';
import { SitemapScreen } from '../../features/site/web/sitemap-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Sitemap',
    description: 'Every page of the site in five groups: main pages, destinations, activities, your account and legal.',
    canonical: '/sitemap',
    card: 'sitemap',
  });

export default SitemapScreen;
