import type { MetaFunction } from 'react-router';
import { KitchenSink } from '../../features/kitchen-sink/web/kitchen-sink-screen.tsx';
import type { PageHandle } from '../page-handle.ts';
import { pageMeta } from '../page-meta.ts';

/** A document, so that what only this page shows weighs on no other. */
export const handle: PageHandle = { static: true };

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Kitchen sink', description: 'Every piece of the design system.', isPrivate: true });

export default KitchenSink;
