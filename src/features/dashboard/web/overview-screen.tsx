import { Link } from 'react-router';
import type { IsoDay } from '../../../shared/dates.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { SampleMark } from '../../../ui/sample-mark.tsx';
import type { Booking } from './booking.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingsState } from './bookings-state.tsx';
import { DashboardHeading } from './dashboard-heading.tsx';
import { NeedsYou } from './needs-you.tsx';
import { overviewFigures, SAMPLE_FIGURES } from './overview-figures.ts';
import { QuickActions } from './quick-actions.tsx';
import { SAMPLE_TRIPS } from './sample-trips.ts';
import { StatCards } from './stat-cards.tsx';
import { whatNeedsYou } from './what-needs-you.ts';

const RECENT_TRIPS = 4;

/** The first page after signing in: whom we greet, what needs them, and what they planned last. */
export function OverviewScreen({ userId, firstName, today }: { userId: string; firstName: string; today: IsoDay }) {
  return (
    <>
      <DashboardHeading
        title={`Hello, ${firstName}`}
        lead="Here is what you have in the works."
        action={
          <Link to="/plan" className={buttonClass()}>
            Plan a new trip
          </Link>
        }
      />
      <div className="flex flex-col gap-8">
        <BookingsState userId={userId} isSampleShown>
          {(bookings) => (
            // What stands below comes together with it, or it would be pushed away while somebody reaches for it.
            <>
              <YourTrips bookings={bookings} today={today} />
              <section aria-labelledby="quick-actions">
                <h2 id="quick-actions" className="display mb-4 text-section">
                  Quick actions
                </h2>
                <QuickActions />
              </section>
              <StartPlanning />
            </>
          )}
        </BookingsState>
      </div>
    </>
  );
}

function YourTrips({ bookings, today }: { bookings: readonly Booking[]; today: IsoDay }) {
  const isSample = bookings.length === 0;
  const recent = isSample ? SAMPLE_TRIPS : bookings.slice(0, RECENT_TRIPS);
  return (
    <>
      <NeedsYou needs={whatNeedsYou(bookings, today)} />
      <StatCards figures={isSample ? SAMPLE_FIGURES : overviewFigures(bookings, today)} isSample={isSample} />
      <section aria-labelledby="recent-trips">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="recent-trips" className="display text-section">
            Recent trips
          </h2>
          {isSample ? (
            <SampleMark label="Sample trips, until you plan your first" className="text-soft" />
          ) : (
            <Link to="/dashboard/trips" className={buttonClass({ variant: 'link' })}>
              All trips
            </Link>
          )}
        </div>
        <ul className="grid gap-5 xl:grid-cols-2">
          {recent.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} isSample={isSample} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function StartPlanning() {
  return (
    <section
      aria-labelledby="start-planning"
      className="on-poster flex flex-wrap items-center justify-between gap-5 rounded-card bg-ink p-5 text-cream sm:p-7"
    >
      <div className="max-w-prose">
        <h2 id="start-planning" className="display text-section">
          Ready to plan your next celebration?
        </h2>
        <p className="mt-2">
          Tell us who, where and when: the planner checks every slot, and the concierge changes it.
        </p>
      </div>
      <Link to="/plan" className={buttonClass({ size: 'large' })}>
        Start Planning
      </Link>
    </section>
  );
}
