import type { MetaFunction } from 'react-router';
import { Ideas } from '../ideas-island.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Your ideas',
    description: 'The plan of your quick search, hour by hour, with its prices and what was checked.',
    isPrivate: true,
  });

export default function IdeasRoute() {
  return <Ideas />;
}
