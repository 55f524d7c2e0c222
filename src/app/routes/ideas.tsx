import type { MetaFunction } from 'react-router';
import { PlanOverview } from '../../features/itinerary/web/plan-overview.tsx';
import { IdeasScreen } from '../../features/quick-search/web/ideas-screen.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Your ideas',
    description: 'The plan of your quick search, hour by hour, with its prices and what was checked.',
    isPrivate: true,
  });

export default function IdeasRoute() {
  return <IdeasScreen>{(plan) => <PlanOverview plan={plan} isTitled />}</IdeasScreen>;
}
