import type { MetaFunction } from 'react-router';
import { NotFoundScreen } from '../../features/site/web/not-found-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Page not found', description: 'There is no page at this address.', isPrivate: true });

export default NotFoundScreen;
