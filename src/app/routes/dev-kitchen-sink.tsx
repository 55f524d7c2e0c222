import type { MetaFunction } from 'react-router';
import { KitchenSinkScreen } from '../../features/kitchen-sink/web/kitchen-sink-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Kitchen sink', description: 'Every piece of the design system.', isPrivate: true });

export default KitchenSinkScreen;
