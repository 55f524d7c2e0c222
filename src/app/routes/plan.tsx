import type { MetaFunction } from 'react-router';
import { PageShell } from '../../ui/page-shell.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Plan your trip',
    description:
      'Tell us who, where and when. Huzzah plans every slot of your stag do, hen party, birthday or work do, and checks that it all works.',
    canonical: '/plan',
  });

export default function PlanRoute() {
  return <PageShell title="Plan your trip">{null}</PageShell>;
}
