import { formatPounds } from '../../../shared/money.ts';
import { againstBudget, type SpendGroup, spendBy, tripSpends } from './analytics-figures.ts';
import { BarChart } from './bar-chart.tsx';
import type { Booking } from './booking.ts';
import { newestOf, whichPlans } from './newest-of.ts';

/** What plans cost a person beside the budget, and where the money goes. */
export function MoneyCharts({ bookings }: { bookings: readonly Booking[] }) {
  const spends = tripSpends(bookings);
  const newest = newestOf(spends);
  return (
    <>
      <BarChart
        title="Per person, against the budget"
        lead={`${whichPlans(spends)}: activities, meals and nights out. The stay comes beside it. The mark is the budget.`}
        bars={newest.map((spend) => ({
          key: spend.id,
          name: spend.title,
          value: spend.slotsPence,
          mark: spend.capPence,
          text: `${formatPounds(spend.slotsPence)}, ${againstBudget(spend).toLowerCase()}`,
        }))}
        heads={['Trip', 'Per person', 'Budget', 'Stay', 'Group']}
        rows={newest.map((spend) => ({
          key: spend.id,
          cells: [
            spend.title,
            formatPounds(spend.slotsPence),
            spend.capPence === null ? 'No limit' : formatPounds(spend.capPence),
            formatPounds(spend.stayPence),
            formatPounds(spend.groupPence),
          ],
        }))}
      />
      <div className="grid gap-6">
        <SpendChart title="Where the money goes, by city" groups={spendBy(bookings, 'city')} head="City" />
        <SpendChart title="Where the money goes, by occasion" groups={spendBy(bookings, 'occasion')} head="Occasion" />
      </div>
    </>
  );
}

function SpendChart({ title, groups, head }: { title: string; groups: readonly SpendGroup[]; head: string }) {
  return (
    <BarChart
      title={title}
      lead="Slots and stay, for everybody who comes."
      bars={groups.map(({ name, groupPence, trips }) => ({
        key: name,
        name,
        value: groupPence,
        mark: null,
        text: `${formatPounds(groupPence)} in ${trips === 1 ? '1 trip' : `${trips} trips`}`,
      }))}
      heads={[head, 'Trips', 'People', 'In total', 'Per person']}
      rows={groups.map(({ name, trips, people, groupPence, perPersonPence }) => ({
        key: name,
        cells: [name, String(trips), String(people), formatPounds(groupPence), formatPounds(perPersonPence)],
      }))}
    />
  );
}
