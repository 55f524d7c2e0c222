import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router';
import { formatPounds } from '../../../shared/money.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { againstBudget, type SpendGroup, spendBy, tripSpends } from './analytics-figures.ts';
import { BarChart } from './bar-chart.tsx';
import type { Booking } from './booking.ts';
import { BookingsState } from './bookings-state.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';

/** The newest trips that one chart can hold without becoming a wall. */
const NEWEST = 12;

/** What the visitor's trips come to: per person against the budget, by occasion and by city. */
export function AnalyticsScreen({ userId }: { userId: string }) {
  return (
    <>
      <DashboardHeading
        title="Analytics"
        lead="What your plans cost, from the plans themselves. Trips that were called off do not count."
      />
      <BookingsState userId={userId} isSampleShown>
        {(bookings) => <Charts bookings={bookings} />}
      </BookingsState>
    </>
  );
}

function Charts({ bookings }: { bookings: readonly Booking[] }) {
  const spends = tripSpends(bookings);
  if (spends.length === 0) {
    return (
      <EmptyState
        icon={ChartColumn}
        title="Nothing to count yet"
        action={
          <Link to="/plan" className={buttonClass()}>
            Plan Your First Trip
          </Link>
        }
      >
        <p>With the first plan this page shows what it costs a person, beside your budget, and where the money goes.</p>
      </EmptyState>
    );
  }
  const newest = spends.slice(0, NEWEST);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <BarChart
        title="Per person, against the budget"
        lead={`${spends.length > NEWEST ? `Your ${NEWEST} newest plans` : 'Each plan of yours'}: activities, meals and nights out. The stay comes beside it. The mark is the budget.`}
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
      <SpendChart title="Where the money goes, by city" groups={spendBy(bookings, 'city')} head="City" />
      <SpendChart title="Where the money goes, by occasion" groups={spendBy(bookings, 'occasion')} head="Occasion" />
    </div>
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
