import { TriangleAlert } from 'lucide-react';
import { formatPounds } from '../../../shared/money.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { budgetText } from '../domain/cost-words.ts';
import type { TripCosts } from '../domain/trip-costs.ts';
import { peopleText } from '../domain/trip-words.ts';

/** The sums at a glance: a person, the group, and the budget; and what had to be bent where it costs money. */
export function CostsSummary({ costs }: { costs: TripCosts }) {
  const { all, slots, stay, budget, people, bent } = costs;
  return (
    <Card>
      <h2 className="display text-card">What it costs</h2>
      <dl className="mt-4 grid gap-5 sm:grid-cols-3">
        <Figure label="Per person" value={formatPounds(all.perPersonPence)}>
          {stay === null
            ? 'Things to do, meals and nights out'
            : `${formatPounds(slots.perPersonPence)} for the plan, ${formatPounds(stay.perPersonPence)} for the stay`}
        </Figure>
        <Figure label={people === 1 ? 'In all' : `All ${peopleText(people)}`} value={formatPounds(all.groupPence)}>
          {stay === null
            ? 'Everybody together'
            : `${formatPounds(slots.groupPence)} for the plan, ${formatPounds(stay.groupPence)} for the stay`}
        </Figure>
        <Figure label="Budget per person" value={budgetText(costs)}>
          For the plan; a stay comes on top
        </Figure>
      </dl>
      {budget === null ? null : (
        <div className="mt-5">
          <ProgressBar
            percent={Math.min(100, Math.round((100 * slots.perPersonPence) / Math.max(1, budget.capPence)))}
            label="Share of the budget that the plan takes"
          />
        </div>
      )}
      {bent.length === 0 ? null : (
        <section aria-labelledby="costs-bent" className="mt-5 rounded-card border-2 border-coral p-4">
          <h3 id="costs-bent" className="flex items-center gap-2 font-semibold">
            <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-danger" />
            What this costs more, and why
          </h3>
          <ul className="mt-1 flex max-w-prose list-disc flex-col gap-1 pl-5 text-soft">
            {bent.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd>
        <p className="display text-card tabular-nums">{value}</p>
        <p className="text-sm text-soft">{children}</p>
      </dd>
    </div>
  );
}
