import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import { PlanHeader } from './plan-header.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { PlanTimeline } from './plan-timeline.tsx';

/** A whole plan on one page without script: what it is where the page does not say so, totals and checks, what was bent or assumed, every stop of every day. */
export function PlanOverview({ plan, isTitled }: { plan: ReadRecommendations; isTitled: boolean }) {
  return (
    <article
      aria-label={plan.destination ? `Plan for ${plan.destination}` : 'Plan'}
      className="@container wrap-break-word"
    >
      <PlanHeader plan={plan} isTitled={isTitled} />
      <PlanNotices plan={plan} />
      <div className="mt-12">
        <PlanTimeline plan={plan} />
      </div>
      <p className="mt-10 text-sm text-soft">Typical prices and hours: confirm before booking.</p>
    </article>
  );
}
