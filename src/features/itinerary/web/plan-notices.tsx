import { Info, TriangleAlert } from 'lucide-react';
import type { ReadRecommendations } from '../domain/recommendations-schema.ts';

/** What the brief made impossible and what was assumed, before anyone relies on the plan. */
export function PlanNotices({ plan }: { plan: ReadRecommendations }) {
  const relaxed = plan.relaxations.map((relaxation) => relaxation.text).filter((text) => text !== '');
  if (relaxed.length === 0 && plan.notes.length === 0) return null;
  return (
    <div className="mt-5 flex flex-col gap-3">
      {relaxed.length > 0 ? (
        <section aria-labelledby="plan-relaxations" className="rounded-card border-2 border-coral bg-raised p-5">
          <h3 id="plan-relaxations" className="mb-2 flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-danger" />
            What we could not do
          </h3>
          <Lines texts={relaxed} />
        </section>
      ) : null}
      {plan.notes.length > 0 ? (
        <section aria-labelledby="plan-notes" className="rounded-card bg-sunken p-5">
          <h3 id="plan-notes" className="mb-2 flex items-center gap-2 font-semibold">
            <Info aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-link" />
            Good to know
          </h3>
          <Lines texts={plan.notes} />
        </section>
      ) : null}
    </div>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-1 pl-5 text-soft">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
