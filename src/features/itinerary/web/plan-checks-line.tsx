import { BadgeCheck } from 'lucide-react';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';
import { planChecks } from './plan-checks.ts';

/** Says that the plan was checked, and for what; silent where nothing can be claimed. */
export function PlanChecks({ plan }: { plan: ReadRecommendations }) {
  const checks = planChecks(plan);
  if (checks.length === 0) return null;
  return (
    <p className="flex items-start gap-3 px-4 py-4 text-sm @sm:px-6 @2xl:px-8">
      <BadgeCheck aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-gold" />
      <span>
        <strong>This plan is checked</strong>: {checks.join(', ')}.
      </span>
    </p>
  );
}
