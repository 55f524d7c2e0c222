import type { MetaFunction } from 'react-router';
import { OutboxScreen } from '../../features/outbox/web/outbox-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Outbox', description: 'E-mails this demonstration has sent.', isPrivate: true });

export default OutboxScreen;
