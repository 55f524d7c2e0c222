import type { MetaFunction } from 'react-router';
import { ConsentSettings } from '../../features/consent/web/consent-settings.tsx';
import { CookiesScreen } from '../../features/site/web/cookies-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Cookie policy',
    description:
      'Everything your browser keeps for us, by name, what it is for and how long. And the place to change your mind.',
    canonical: '/cookies',
    card: 'cookies',
  });

export default function Cookies() {
  return <CookiesScreen choices={<ConsentSettings />} />;
}
