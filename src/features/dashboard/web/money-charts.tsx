import { formatPounds } from '../../../shared/money.ts';
import {
  againstBudget,
  dearestAndRest,
  overBudget,
  type SpendGroup,
  spendBy,
  type TripSpend,
  tripSpends,
} from './analytics-figures.ts';
import { BarChart } from './bar-chart.tsx';
import type { Booking } from './booking.ts';
import { middle } from './middle.ts';
import { TripChart, typicallyOf } from './trip-chart.tsx';

/** What plans cost a person beside the budget, and where the money goes. */
export function MoneyCharts({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <>
      <TripChart
        title="Per person, against the budget"
        lead={(which) => `${which}: activities, meals and nights out, without the stay. The mark is the budget.`}
        trips={tripSpends(bookings)}
        one={(spend) => ({
          value: spend.slotsPence,
          mark: spend.capPence,
          text: `${formatPounds(spend.slotsPence)}, ${againstBudget(spend).toLowerCase()}`,
        })}
        many={spendOfMany}
        isTypical
        heads={['Per person', 'Budget', 'Stay', 'Group']}
        cells={(spend) => [
          formatPounds(spend.slotsPence),
          spend.capPence === null ? 'No limit' : formatPounds(spend.capPence),
          formatPounds(spend.stayPence),
          formatPounds(spend.groupPence),
        ]}
      />
      <div className="grid min-w-0 gap-6">
        <SpendChart
          title="Where the money goes, by city"
          groups={spendBy(bookings, 'city')}
          head="City"
          others="cities"
        />
        <SpendChart
          title="Where the money goes, by occasion"
          groups={spendBy(bookings, 'occasion')}
          head="Occasion"
          others="occasions"
        />
      </div>
    </>
  );
}

function spendOfMany(trips: readonly TripSpend[]) {
  const value = Math.round(middle(trips.map(({ slotsPence }) => slotsPence)) ?? 0);
  const mark = middle(trips.flatMap(({ capPence }) => capPence ?? []));
  return { value, mark, text: `${formatPounds(value)} ${typicallyOf(trips)}, ${overBudget(trips)}` };
}

interface SpendChartProps {
  title: string;
  groups: readonly SpendGroup[];
  head: string;
  /** What the groups are together: `cities`. */
  others: string;
}

function SpendChart({ title, groups, head, others }: SpendChartProps) {
  return (
    <BarChart
      title={title}
      lead="Everything for the whole group, the stay included."
      bars={dearestAndRest(groups, others).map(({ name, groupPence, trips }) => ({
        key: name,
        name,
        value: groupPence,
        mark: null,
        text: `${formatPounds(groupPence)} in ${trips === 1 ? '1 trip' : `${trips} trips`}`,
      }))}
      heads={[head, 'Trips', 'People', 'In total', 'Per person']}
      rows={groups.map(({ name, trips, people, groupPence, perPersonPence }) => ({
        key: name,
        group: null,
        to: null,
        cells: [name, String(trips), String(people), formatPounds(groupPence), formatPounds(perPersonPence)],
      }))}
    />
  );
}
