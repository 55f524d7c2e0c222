import { formatPoundsInColumn } from '../../../shared/money.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { COST_KIND_WORDS } from '../domain/cost-words.ts';
import type { TripCosts } from '../domain/trip-costs.ts';

/** Where the money goes: each kind of thing with its share of everything. */
export function CostsByKind({ costs }: { costs: TripCosts }) {
  const whole = Math.max(1, costs.all.perPersonPence);
  return (
    <Card>
      <h2 className="display text-card">Where it goes</h2>
      <ul className="mt-3 flex flex-col gap-4">
        {costs.kinds.map(({ kind, cost }) => (
          <li key={kind}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold whitespace-nowrap">{COST_KIND_WORDS[kind]}</span>
              <span className="whitespace-nowrap tabular-nums">
                {formatPoundsInColumn(cost.perPersonPence)} per person
              </span>
            </p>
            <p className="mb-1 text-right text-sm text-soft tabular-nums">
              {formatPoundsInColumn(cost.groupPence)} for the group
            </p>
            <ProgressBar
              percent={Math.round((100 * cost.perPersonPence) / whole)}
              label={`${COST_KIND_WORDS[kind]}: share of the whole`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
