import { PlanOverview } from '../features/itinerary/web/plan-overview.tsx';
import { IdeasScreen } from '../features/quick-search/web/ideas-screen.tsx';
import { island } from '../platform/browser/islands/island.tsx';

/** The ideas of a quick search with the plan as the itinerary draws it: two features, so they meet here. */
export function IdeasPanel() {
  return <IdeasScreen>{(plan) => <PlanOverview plan={plan} />}</IdeasScreen>;
}

export const Ideas = island('ideas', IdeasPanel, 'idle');
