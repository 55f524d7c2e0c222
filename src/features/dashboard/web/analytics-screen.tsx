import { ChartColumn } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { tripSpends } from './analytics-figures.ts';
import type { Booking } from './booking.ts';
import { BookingsState } from './bookings-state.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { MoneyCharts } from './money-charts.tsx';
import { QualityCharts } from './quality-charts.tsx';
import { WorkCharts } from './work-charts.tsx';

/** What the visitor's trips come to: money, how good the plans are, how long they took, and what the group said. */
export function AnalyticsScreen({ userId }: { userId: string }) {
  return (
    <>
      <DashboardHeading title="Analytics" lead="Counted from your own plans, without the trips that were called off." />
      <BookingsState userId={userId} isSampleShown>
        {(bookings) => <Charts bookings={bookings} userId={userId} />}
      </BookingsState>
    </>
  );
}

function Charts({ bookings, userId }: { bookings: readonly Booking[]; userId: string }) {
  if (tripSpends(bookings).length === 0) {
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
        <p>
          With the first plan this page shows what it costs a person beside your budget, where the money goes, how good
          the plan is and how long it took.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-12">
      <Part title="Money">
        <MoneyCharts bookings={bookings} />
      </Part>
      <Part title="Plan quality">
        <QualityCharts bookings={bookings} />
      </Part>
      <Part title="Time and changes">
        <WorkCharts bookings={bookings} userId={userId} />
      </Part>
      <Part title="Group answers">
        <p className="rounded-card bg-sunken p-5 text-soft sm:p-7 xl:col-span-2">
          Nothing to count yet: asking the group is still to come. Everything above is counted from your plans.
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-section">
        {title}
      </h2>
      <div className="grid items-start gap-6 xl:grid-cols-2">{children}</div>
    </section>
  );
}
